// Problems in a real page: from the title to the first move, an answer by pointer, finger and elements, the problem of
// the day, and links.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { checkTime, finish, measuredClockSpeed, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const pack = readFileSync(new URL("../../assets/problems/pack.txt", import.meta.url), "utf8").trim().split("\n");
const linkWith = (theme) => pack.find((line) => line.endsWith(` ${theme}`)).split(" ")[0];
const answered = async (visit) => (await visit.targets()).has("next-problem");

/** Plays until the sheet with the answer is there and the worker has graded it. */
async function answer(visit, seed) {
  await new Player(seed, 0.9).play(visit, (ids) => ids.includes("next-problem"));
  await visit.shows("show-best");
}

/** The first touch: a problem is on the table. */
async function begin(visit) {
  await visit.touch("problems");
  await visit.gameOpens();
}

/** Touches a thing until it answers, as an impatient player does: the harness would wait until no toast is shown. */
async function touchAtOnce({ page, finger }, name) {
  const find = (source) => {
    const { targets, state } = window.tavern;
    const found = targets.find(({ id, enabled }) => enabled && new RegExp(source).test(id));
    return { found, seen: JSON.stringify([found?.id, found?.chosen, state]) };
  };
  let before;
  do {
    const { found, seen } = await page.evaluate(find, name.source);
    if (found) {
      before ??= seen;
      const [x, y] = [found.x + found.width / 2, found.y + found.height / 2];
      await (finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    }
    await page.waitForTimeout(20);
  } while (before === undefined || before === (await page.evaluate(find, name.source)).seen);
}

const phone = { viewport: { width: 390, height: 844 }, context: { hasTouch: true } };

for (const [page, options] of [["a wide page", {}], ["a phone", phone]])
  test(`from the title a problem begins at the first touch, which answers the second one at once: ${page}`, { timeout: 120_000 }, async (t) => {
    const visit = await browser.visit({ ...options, painted: true, clockSpeed: measuredClockSpeed });
    await visit.complete();
    const began = performance.now();
    await touchAtOnce(visit, /^problems$/);
    await touchAtOnce(visit, /^(die-|take-|keep-guests|space-|serve)/);
    const time = Math.round(performance.now() - began);
    t.diagnostic(`${time} ms to the first move`);
    checkTime("milliseconds to a problem's first move", time, 2000);
    assert.ok((await visit.fact("state")).phase);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });

for (const [way, options] of [["a pointer", {}], ["a finger", phone]])
  test(`problems are answered with ${way}: stars, the best answer, the next one`, { timeout: 300_000 }, async () => {
    const visit = await browser.visit(options);
    await begin(visit);
    await answer(visit, 1);
    await visit.touch("show-best");
    await visit.touch("history-leave");
    await visit.shows("next-problem");
    await visit.touch("next-problem");
    await answer(visit, 2);
    await visit.touch("try-again");
    assert.ok(!(await answered(visit)));
    await answer(visit, 3);
    await visit.touch("to-title");
    await visit.shows("problems");
    // Nothing of it is saved as a game.
    assert.ok(!(await visit.targets()).has("continue"));
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });

test("the result of the problem of the day stays on the device", { timeout: 120_000 }, async () => {
  const visit = await browser.visit();
  const label = async () => (await visit.targets()).get("problems").label;
  assert.equal(await label(), "Problems: The problem of the day");
  await begin(visit);
  await answer(visit, 4);
  await visit.touch("to-title");
  const done = await label();
  assert.match(done, /Today [0-3] of 3 stars, 1 day in a row/);
  await visit.reload();
  assert.equal(await label(), done);
  await finish(visit);
});

test("a link opens its problem, answered at an element; a damaged one says why", { timeout: 120_000 }, async () => {
  const link = linkWith("starting-over");
  const visit = await browser.visit({ path: `#${link}` });
  await visit.gameOpens();
  await visit.page.locator('button[data-id="keep-guests"]').press("Enter");
  await visit.shows("show-best");
  await finish(visit);
  const damaged = await browser.visit({ path: `#${link.slice(0, -1)}${link.endsWith("A") ? "B" : "A"}` });
  await damaged.until(() => /damaged/i.test(document.querySelector("main").textContent));
  assert.equal(await damaged.fact("state"), null);
  await finish(damaged);
});

test("all problems: a theme, own figures, and a rush with its clock", { timeout: 120_000 }, async () => {
  const visit = await browser.visit();
  await visit.touch("all-problems");
  await visit.shows("theme-10");
  const label = async (id) => (await visit.targets()).get(id).label;
  assert.match(await label("theme-10"), /Draft, 0\/23/);
  await visit.touch("theme-10");
  await visit.gameOpens();
  await answer(visit, 5);
  await visit.touch("all-problems");
  await visit.shows("problem-rush");
  await visit.touch("problem-rush");
  // In the text of the page the clock is followed by the score, without a gap.
  const clock = () => /2:5\d/.exec(document.querySelector("main").textContent)?.[0];
  await visit.until(clock);
  const first = await visit.page.evaluate(clock);
  await visit.until((first) => !document.querySelector("main").textContent.includes(first), first);
  assert.ok(!(await answered(visit)));
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
