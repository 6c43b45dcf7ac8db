// Many games among computer players in one tab, with lost graphics contexts and changes of pixel density: nothing
// accumulates, and there are no complaints. TAVERNS_SOAK_GAMES sets the number; without it, none is played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "./harness.mjs";
import { openInn } from "./inn.mjs";

const games = Number(process.env.TAVERNS_SOAK_GAMES ?? 0);
const minute = 60_000;

/** In the page: waits for the end of the game, returns to the title and starts the next one. */
const nextGame = () =>
  new Promise((begun) => {
    const press = (id) => document.querySelector(`button[data-id="${id}"]`).click();
    const timer = setInterval(() => {
      const ids = window.tavern.targets.map(({ id }) => id);
      if (ids.includes("new-game")) press("new-game");
      else if (ids.includes("open-inn")) {
        clearInterval(timer);
        const memory = window.tavern.memory;
        press("open-inn");
        begun(memory);
      }
    }, 25);
  });

test(`${games} computer games in one tab`, { timeout: (2 + games) * minute, skip: games === 0 }, async (context) => {
  const browser = await openBrowser();
  context.after(() => browser.close());
  // Such large pixels make painting cheap.
  const viewport = { width: 1280, height: 720 };
  const visit = await browser.visit({ viewport, pixelRatio: 0.25, painted: true });
  visit.page.setDefaultTimeout(5 * minute);
  const device = await visit.page.context().newCDPSession(visit.page);
  const sendDensity = (deviceScaleFactor) =>
    device.send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor, mobile: false });

  await openInn(visit, { levels: [1, 1], seed: "1" });
  const begin = Date.now();
  const memories = [];
  let losses = 0;
  for (let game = 1; game <= games; ++game) {
    // In mid-game.
    if (game % 5 === 2) {
      await visit.page.evaluate(async () => {
        const loss = document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
        loss.loseContext();
        await new Promise((later) => setTimeout(later, 50));
        loss.restoreContext();
      });
      ++losses;
    }
    if (game % 5 === 4) await sendDensity(game % 10 === 4 ? 0.5 : 0.25);
    memories.push(await visit.page.evaluate(nextGame));
    if (game % 10 === 0) console.log(`${game} games, allocated ${memories.at(-1).allocated}`);
  }
  const minutes = (Date.now() - begin) / minute;
  const mebibytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MiB`;
  // The first games fill the caches: pictures, the lists of saved games.
  const settled = memories[Math.min(Math.floor(games / 10) + 3, games - 1)];
  const last = memories.at(-1);
  context.diagnostic(`${games} games in ${minutes.toFixed(1)} minutes, ${losses} lost contexts; memory ${mebibytes(settled.size)} ` +
    `and then ${mebibytes(last.size)}, allocated ${mebibytes(settled.allocated)} and then ${mebibytes(last.allocated)}`);
  assert.ok(Math.abs(last.size - settled.size) <= settled.size / 100, "the memory stays as large");
  assert.ok(Math.abs(last.allocated - settled.allocated) <= settled.size / 100, "as much of it is allocated");
  // The browser itself warns about lost contexts.
  visit.complaints = visit.complaints.filter((complaint) => !complaint.includes("CONTEXT_LOST_WEBGL"));
  assert.deepEqual(visit.complaints, []);
});
