// Phones discard tabs at every call and load them again: then the game is there in the same state, without the title.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A visit in the middle of a saved game of humans. */
async function playing() {
  const visit = await browser.visit();
  await visit.touch("open-inn");
  const player = new Player(4);
  await player.play(visit, (ids) => player.touches >= 8 && ids.includes("menu"));
  return visit;
}

const offers = async (visit, id) => (await visit.targets()).has(id);

test("a reload in the middle of a game opens it at once, without the title", { timeout: 120_000 }, async () => {
  const visit = await playing();
  const state = await visit.fact("state");
  // Without any press the same player continues.
  await visit.page.reload();
  await visit.atRest();
  assert.deepEqual(await visit.fact("state"), state);
  assert.equal(await visit.page.locator(".loading-screen").count(), 0);

  // After leaving for the title, a reload shows the title.
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.reload();
  assert.ok(await offers(visit, "continue"));
  assert.equal(await visit.fact("state"), null);
  await finish(visit);
});

test("a reload opens a link's game again in which nobody has acted", { timeout: 120_000 }, async () => {
  const visit = await playing();
  const own = await visit.fact("state");
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.page.evaluate((hash) => (location.hash = hash), recordedGame(2).linkTo(30));
  await visit.gameOpens();
  const state = await visit.fact("state");
  await visit.page.reload();
  await visit.atRest();
  assert.deepEqual(await visit.fact("state"), state);

  // After a reload the reader's own game is shown once it is the current one.
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.touch("continue");
  // Until it has been loaded, a reload would show the title.
  await visit.gameOpens();
  await visit.page.reload();
  await visit.atRest();
  assert.deepEqual(await visit.fact("state"), own);
  await finish(visit);
});

test("a reload in a lesson shows the title, from which one step back leaves the page", { timeout: 120_000 }, async () => {
  const visit = await browser.visit();
  await visit.touch("learn");
  await visit.gameOpens();
  const depth = () => visit.page.evaluate(() => history.state.depth);
  assert.equal(await depth(), 1);
  await visit.reload();
  assert.equal(await visit.fact("state"), null);
  await visit.until(() => history.state.depth === 0);
  await finish(visit);
});

test("the page opened anew, and a copy of the tab, show the title", { timeout: 120_000 }, async () => {
  const visit = await playing();
  const slot = await visit.page.evaluate(() => sessionStorage.getItem("plays"));
  const tab = await visit.anotherTab();
  assert.ok(await offers(tab, "continue"));
  // A duplicated tab has the marks of the first one, and the first one continues.
  await tab.page.evaluate((held) => sessionStorage.setItem("plays", held), slot);
  await tab.reload();
  assert.equal(await tab.fact("state"), null);
  assert.ok(await offers(tab, "continue"));
  await visit.startAnew();
  assert.equal(await visit.fact("state"), null);
  assert.deepEqual(tab.complaints, []);
  await finish(visit);
});
