// Whole games by pointer on the canvas, with interruptions.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { replay, tavern } from "./console_program.mjs";
import { openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

const minutes = (number) => number * 60_000;

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

async function openInn(visit, { players, module, seed }) {
  for (let player = 3; player <= players; ++player) await visit.touch("add-player");
  if (module > 1) await visit.touch(`module-${module}`);
  await visit.enter("seed", seed);
  await visit.touch("open-inn");
}

/** The link leads to the browser's position. */
async function compareWithConsole(visit) {
  const [state, link] = [await visit.fact("state"), await visit.fact("link")];
  assert.deepEqual(replay(link), state);
  return { state, link };
}

async function playWhole(context, options, player, visit) {
  await openInn(visit, options);
  await player.play(visit, () => player.touches >= 60);

  // The page is closed in mid-game.
  const { state: left } = await compareWithConsole(visit);
  await visit.reload();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), left);

  await player.play(visit);
  const { state: end, link } = await compareWithConsole(visit);
  assert.equal(end.phase, "over");
  assert.equal(end.setup.players, options.players);
  assert.equal(end.setup.module, options.module);

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
  const visit = await browser.visit({ context: { permissions: ["clipboard-read", "clipboard-write"] } });
  await playWhole(context, { players: 2, module: 1, seed: "7" }, new Player(1, 0.5), visit);
  await visit.close();
});

test("three play module 5 with their fingers", { timeout: minutes(12) }, async (context) => {
  const visit = await browser.visit({
    context: { hasTouch: true, permissions: ["clipboard-read", "clipboard-write"] },
  });
  await playWhole(context, { players: 3, module: 5, seed: "winter" }, new Player(2, 0.8), visit);
  await visit.close();
});

test("the browser plays as the console program does", { timeout: minutes(2) }, async () => {
  const visit = await browser.visit();
  const games = 1000;
  const here = await visit.page.evaluate((count) => window.tavern.behaviourSignature(count), games);
  assert.equal(here, tavern("bench", "--signature", "--games", String(games)));
  await visit.close();
});
