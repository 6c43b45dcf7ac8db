// Before the program is there, what the title offers can be chosen already; the choice is carried out when it comes.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { Player } from "./player.mjs";

const axe = createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js");

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A visit whose program arrives when it is let in, at the first loading and after each `hold`. */
async function slowVisit(options) {
  let letIn;
  let come;
  const hold = () => void (come = new Promise((resolve) => (letIn = resolve)));
  hold();
  const visit = await browser.visit({
    ...options,
    waits: false,
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.route("**/*.wasm", async (route) => {
        await come;
        await route.continue();
      });
    },
  });
  return { visit, hold, letIn: () => letIn() };
}

const offers = ({ page }) =>
  page.locator(".threshold button").evaluateAll((buttons) => buttons.map((button) => [button.dataset.offer, button.textContent]));

test("who is new chooses a lesson before the program is there, in the device's language", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ context: { locale: "de-DE" } });
  await visit.page.locator(".threshold button").first().waitFor();
  assert.deepEqual(await offers(visit), [
    ["learn", "Spielen lernen"],
    ["against", "Gegen den Computer"],
    ["daily", "Partie des Tages"],
  ]);
  assert.equal(await visit.page.locator(".threshold h1").innerText(), "Tavernen im\ntiefen Tal");
  // The last choice is what counts, and it shows.
  await visit.page.locator('[data-offer="daily"]').click();
  await visit.page.locator('[data-offer="learn"]').click();
  const pressed = await visit.page.locator('.threshold [aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.dataset.offer));
  assert.deepEqual(pressed, ["learn"]);
  assert.equal(await visit.page.evaluate(() => window.tavern), undefined);
  letIn();
  await visit.atRest();
  await visit.gameOpens();
  assert.ok([...(await visit.targets()).keys()].some((id) => id.startsWith("lesson-")));
  assert.equal(await visit.page.locator(".threshold").count(), 0);
  await finish(visit);
});

test("axe reports nothing on the threshold", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ context: { bypassCSP: true } });
  await visit.page.locator(".threshold button").first().waitFor();
  await visit.page.addScriptTag({ path: axe });
  const { violations } = await visit.page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(violations.map(({ id }) => id), []);
  letIn();
  await visit.atRest();
  await finish(visit);
});

test("who has begun a game goes on with it", { timeout: 60_000 }, async () => {
  const { visit, hold, letIn } = await slowVisit();
  letIn();
  await visit.atRest();
  await visit.touch("daily");
  await visit.gameOpens();
  const player = new Player(3);
  await player.play(visit, (ids) => player.touches >= 3 && ids.includes("menu"));
  const state = await visit.fact("state");
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.until(() => window.tavern.targets.some(({ id }) => id === "continue"));
  hold();
  await visit.page.reload({ waitUntil: "commit" });
  await visit.page.locator('[data-offer="continue"]').click();
  letIn();
  await visit.atRest();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("who follows a link waits for what it shows and chooses nothing", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ path: "#p1nothing" });
  await visit.page.locator(".threshold.lettered").waitFor();
  assert.deepEqual(await offers(visit), []);
  letIn();
  await visit.atRest();
  assert.equal(await visit.fact("state"), null);
  await finish(visit);
});
