// The problem of the day over midnight, in other time zones, and after a clock was set back.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { moveCalendar, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** The position of the problem of the day, on a device in this time zone. The tests' day is at noon in Greenwich. */
async function problemIn(timezoneId) {
  const visit = await browser.visit({ context: { timezoneId } });
  await visit.touch("problems");
  await visit.gameOpens();
  const state = JSON.stringify(await visit.fact("state"));
  await visit.close();
  return state;
}

test("everybody has the same problem at the same time", { timeout: 300_000 }, async () => {
  const there = await problemIn("Pacific/Kiritimati"); // two in the morning of the next day
  assert.equal(there, await problemIn("America/Los_Angeles")); // four in the morning
});

test("a page that stays open over midnight has the next problem; a clock set back takes nothing away", { timeout: 300_000 }, async () => {
  const visit = await browser.visit();
  const day = 24 * 60 * 60 * 1000;
  let seed = 0;
  const answer = async () => {
    await visit.touch("problems");
    await visit.gameOpens();
    const state = JSON.stringify(await visit.fact("state"));
    await new Player(++seed, 0.9).play(visit, (ids) => ids.includes("next-problem"));
    await visit.shows("show-best");
    return state;
  };
  /** The reader looks at the page again after this time. */
  const pass = async (time) => {
    await visit.page.evaluate(moveCalendar, time);
    await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  const says = (words) =>
    visit.until((wanted) => wanted.test(window.tavern.targets.find(({ id }) => id === "problems").label), words);
  const toTitle = async () => {
    await visit.touch("to-title");
    await visit.shows("problems");
  };
  const first = await answer();
  await toTitle();
  await says(/Today [0-3] of 3 stars, 1 day in a row/);
  await pass(day);
  await says(/The problem of the day/);
  const second = await answer();
  assert.notEqual(second, first);
  await toTitle();
  await says(/Today [0-3] of 3 stars, 2 days in a row/);
  await pass(-day);
  await says(/Today [0-3] of 3 stars, 1 day in a row/);
  await pass(day);
  await says(/Today [0-3] of 3 stars, 2 days in a row/);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
