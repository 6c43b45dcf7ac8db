// Playing alone: the deal of the day, and the personal best stored on the device.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A Wednesday: module 3. */
const noon = new Date("2026-11-18T12:00:00Z");
/** In the page, at each load: fixes the date. Playwright's own clock would stop the page's clock. */
function stopCalendar(now) {
  const { Date: Calendar } = window;
  window.Date = class extends Calendar {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now = () => now;
  };
}
const stopAt = (page, time) => page.addInitScript(stopCalendar, time.getTime());
const visitAt = (time) => browser.visit({ before: (page) => stopAt(page, time) });
const daily = async (visit) => (await visit.targets()).get("daily").label;

test("the deal of the day is played, and its best result stays", { timeout: 300_000 }, async () => {
  const visit = await visitAt(noon);
  assert.equal(await daily(visit), "Deal of the day: 2026-11-18 · module 3");
  await visit.touch("daily");
  const begun = await visit.fact("state");
  assert.deepEqual({ players: begun.setup.players, module: begun.setup.module }, { players: 1, module: 3 });
  assert.equal(begun.players.length, 1);

  // Another player on the same date gets the same deal.
  const other = await visitAt(new Date("2026-11-18T23:59:00Z"));
  await other.touch("daily");
  assert.deepEqual(await other.fact("state"), begun);
  await other.close();

  await new Player(3, 0.9).play(visit);
  const end = await visit.fact("state");
  assert.equal(end.phase, "over");
  await visit.touch("new-game");
  assert.match(await daily(visit), /^Deal of the day: 2026-11-18 · module 3 · best \d+$/);
  const best = await daily(visit);

  await visit.reload();
  assert.equal(await daily(visit), best);

  // The next day has another deal.
  await stopAt(visit.page, new Date("2026-11-19T00:01:00Z"));
  await visit.reload();
  assert.equal(await daily(visit), "Deal of the day: 2026-11-19 · module 4");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
