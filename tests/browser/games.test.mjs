// Games to their end on the canvas, with interruptions.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { replay, tavern } from "./console_program.mjs";
import { finish, minutes, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const permissions = ["clipboard-read", "clipboard-write"];

/** The link leads to the browser's position. */
async function compareWithConsole(visit) {
  const [state, link] = [await visit.fact("state"), await visit.fact("link")];
  assert.deepEqual(replay(link), state);
  return { state, link };
}

/** Plays this many touches, and then to the end. */
async function playToEnd(context, visit, player, touches, { players, module }) {
  await player.play(visit, () => player.touches >= touches);

  // The page is closed in mid-game.
  const { state: left } = await compareWithConsole(visit);
  await visit.reload();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), left);

  await player.play(visit);
  const { state: end, link } = await compareWithConsole(visit);
  assert.equal(end.phase, "over");
  assert.equal(end.setup.players, players);
  assert.equal(end.setup.module, module);

  // Shared with another player.
  await visit.touch("share");
  await visit.touch("copy-link");
  const copied = await visit.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, `${visit.address}#${link}`);
  const other = await browser.visit({ path: copied.slice(visit.address.length) });
  assert.deepEqual(await other.fact("state"), end);
  assert.equal(await other.fact("link"), link);
  assert.deepEqual(other.complaints, []);
  await other.close();

  assert.deepEqual(visit.complaints, []);
  context.diagnostic(`${player.touches} touches, link of ${link.length} characters`);
}

test("two play module 1 with a mouse", { timeout: minutes(10) }, async (context) => {
  const visit = await browser.visit({ context: { permissions } });
  await visit.enter("seed", "7");
  await visit.touch("open-inn");
  await playToEnd(context, visit, new Player(1, 0.5), 60, { players: 2, module: 1 });
  await visit.close();
});

test("three finish a game of module 5 with their fingers", { timeout: minutes(12) }, async (context) => {
  const game = recordedGame(31);
  const visit = await browser.visit({ context: { hasTouch: true, permissions }, path: `#${game.linkTo(game.deeds.length - 90)}` });
  await playToEnd(context, visit, new Player(2, 0.8), 20, { players: 3, module: 5 });
  await visit.close();
});

test("the browser plays as the console program does", { timeout: minutes(2) }, async () => {
  const visit = await browser.visit();
  const games = 1000;
  const here = await visit.page.evaluate((count) => window.tavern.behaviourSignature(count), games);
  assert.equal(here, tavern("bench", "--signature", "--games", String(games)));
  await finish(visit);
});
