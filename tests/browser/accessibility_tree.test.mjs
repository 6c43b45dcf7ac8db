// The accessibility tree offers actions as soon as the game accepts them, even while things still move, and its focus
// follows the game. TAVERNS_FOCUSED_ACTS says after how many acts (150 unless told).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** In the page: presses a button. Returns the number of drawn frames until the position changed and until the buttons
 * changed, and the milliseconds of movement after that; nothing if either stayed the same. */
function pressAndWatch(id) {
  return new Promise((resolve) => {
    const buttons = () => [...document.querySelectorAll("button[data-id]")].map((one) => one.dataset.id).join(" ");
    const position = () => JSON.stringify(window.tavern.state);
    const [buttonsBefore, positionBefore] = [buttons(), position()];
    let acted;
    let offered;
    document.querySelector(`button[data-id="${id}"]`).click();
    const look = () => {
      const { drawnFrames, atRest } = window.tavern;
      const now = { frame: drawnFrames, time: performance.now() };
      if (!acted && position() !== positionBefore) acted = now;
      if (acted && !offered && buttons() !== buttonsBefore) offered = now;
      if (!atRest) return requestAnimationFrame(look);
      resolve(acted && offered && { frames: offered.frame - acted.frame, moves: now.time - offered.time });
    };
    look();
  });
}

test("buttons of possible actions are there at once, not when all has come to rest", { timeout: 300_000 }, async (context) => {
  const visit = await browser.visit({ context: { reducedMotion: "no-preference" } });
  await visit.touch("open-inn");
  const player = new Player(3);
  const seen = [];
  for (let deed = 0; deed < 24; ++deed) {
    const id = player.choose([...(await visit.targets()).keys()]);
    const watched = await visit.page.evaluate(pressAndWatch, id);
    if (watched) seen.push({ id, ...watched });
  }
  const longest = seen.reduce((one, other) => (one.moves > other.moves ? one : other));
  context.diagnostic(`${seen.length} deeds; after ${longest.id} things moved on for ${Math.round(longest.moves)} ms`);
  assert.ok(longest.moves > 300, "something was in motion");
  assert.deepEqual(seen.filter(({ frames }) => frames > 2), []);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

/** Wanted before all else, where one of them is offered; src/ui/flow/keyboard.cpp knows in which order. */
const wanted = /^(pay|take-|answer-|choose|die-|serve-all|ready|end-turn|keep-guests|lift-curtain|summary-done|space-)/;

const acts = Number(process.env.TAVERNS_FOCUSED_ACTS ?? 150);

test("after each act the focus is on the next thing that is wanted", { timeout: 600_000 + acts * 2_000 }, async () => {
  const visit = await browser.visit();
  await visit.touch("open-inn");
  const player = new Player(11);
  const lost = [];
  for (let act = 0; act < acts; ++act) {
    await visit.atRest();
    const ids = [...(await visit.targets()).keys()];
    if (ids.includes("again")) {
      await visit.startAnew();
      await visit.touch("open-inn");
      continue;
    }
    const id = player.choose(ids);
    const position = JSON.stringify(await visit.fact("state"));
    await visit.page.evaluate((pressed) => {
      const button = document.querySelector(`button[data-id="${pressed}"]`);
      button.focus();
      button.click();
    }, id);
    await visit.page.waitForTimeout(30);
    await visit.atRest();
    const { focus, offered } = await visit.page.evaluate(() => ({
      focus: document.activeElement.dataset.id ?? document.activeElement.localName,
      offered: [...document.querySelectorAll("main button[data-id]:not([aria-disabled=true])")].map((one) => one.dataset.id),
    }));
    // A switch or an explanation keeps the focus; after an act it has moved on.
    const acted = JSON.stringify(await visit.fact("state")) !== position;
    // Where another counter guest can be given up at once, the focus stays.
    const goesOn = !acted || wanted.test(focus) || (focus === id && id === "counter-guest") || !offered.some((one) => wanted.test(one));
    if (!offered.includes(focus) || !goesOn) lost.push(`${id}: ${focus} of ${offered.join(" ")}`);
  }
  assert.deepEqual(lost, []);
  await finish(visit);
});

test("keys lead from the board to the elements and out of dialogs, and moves on the board are spoken", async () => {
  const visit = await browser.visit();
  const { page } = visit;
  await visit.touch("open-inn");
  await page.evaluate(() => document.querySelector("canvas").focus());
  const focus = () => page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.localName);
  const strike = async (key) => {
    const frames = await visit.fact("drawnFrames");
    await page.keyboard.press(key);
    await visit.until((seen) => window.tavern.drawnFrames > seen && window.tavern.atRest, frames);
  };
  await strike("Tab");
  await strike("Tab");
  assert.equal(await focus(), "canvas");
  const reached = await visit.fact("focus");
  const label = (await visit.targets()).get(reached).label;
  await visit.until((words) => document.querySelector("main [role=status]").textContent.startsWith(words), label);
  await strike("Escape");
  await visit.until(() => document.activeElement.localName === "button");
  assert.equal(await focus(), reached);
  // At an element the game hears its keys, and Tab is the browser's.
  await strike("l");
  await visit.until(() => document.activeElement.closest("[role=dialog]") !== null);
  await strike("Escape");
  await visit.until(() => document.querySelector("[role=dialog]").hidden);
  let presses = 0;
  for (; (await focus()) !== "body" && presses < 200; ++presses) await page.keyboard.press("Tab");
  assert.ok(presses < 200, "Tab leaves the page");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("an element whose name changes gets the focus anew, or its new name would not be spoken", async () => {
  const visit = await browser.visit();
  // A press may reach the game before it has shown where the focus is.
  const spoken = await visit.page.evaluateHandle(() => {
    const names = [];
    document.addEventListener("focusin", ({ target }) => names.push(target.textContent));
    const button = document.querySelector('[data-id="player-1-color"]');
    button.focus();
    button.click();
    return names;
  });
  const told = (count) => visit.until(([names, wanted]) => names.length === wanted, [spoken, count]);
  await told(2);
  await visit.page.keyboard.press("Enter");
  await told(3);
  const names = await spoken.jsonValue();
  assert.match(names[0], /blue$/);
  assert.equal(new Set(names).size, names.length, names.join(", "));
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the button of the status, which the canvas does not show, is seen while it has the focus", async () => {
  const visit = await browser.visit();
  await visit.touch("open-inn");
  const seen = () =>
    visit.page.evaluate(() => {
      const button = document.querySelector(".status-button");
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === button;
    });
  assert.equal(await seen(), false);
  await visit.page.focus(".status-button");
  assert.equal(await seen(), true);
  await visit.page.evaluate(() => document.querySelector("canvas").focus());
  assert.equal(await seen(), false);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("Escape does not show the button of the status to a mouse, and a press on the board takes the focus from it", async () => {
  const visit = await browser.visit();
  const { page } = visit;
  await visit.touch("open-inn");
  const focus = () => page.evaluate(() => document.activeElement.className || document.activeElement.localName);
  await page.keyboard.press("Escape");
  await page.waitForTimeout(600);
  assert.equal(await focus(), "canvas");
  await page.focus(".status-button");
  await page.mouse.click(640, 4);
  assert.equal(await focus(), "canvas");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the field for lines offers the lines that mean something", async () => {
  const visit = await browser.visit();
  const { page } = visit;
  await visit.touch("open-inn");
  await page.evaluate(() => document.querySelector("canvas").focus());
  await page.keyboard.press("/");
  await page.waitForSelector("input.entry");
  const offered = await page.evaluate(() => [...document.querySelector("input.entry").list.options].map(({ value }) => value));
  assert.ok(offered.includes("help") && offered.includes("score"), offered.join(", "));
  assert.equal(new Set(offered).size, offered.length);
  // It lies over the sky alone, and covers nothing that lines are about.
  const field = await page.locator("input.entry").boundingBox();
  const deck = (await visit.targets()).get("deck");
  assert.ok(field.y >= 0 && field.y + field.height < 56 && field.y + field.height < deck.y, JSON.stringify({ field, deck }));
  await page.keyboard.press("Escape");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the heads of tables have words", async () => {
  const visit = await browser.visit({ viewport: { width: 390, height: 844 } });
  await visit.touch("new-game");
  await visit.touch("open-inn");
  await visit.touch("page-players");
  await visit.atRest();
  const heads = await visit.page.evaluate(() => [...document.querySelectorAll("th")].map(({ textContent, scope }) => [scope, textContent]));
  assert.ok(heads.length > 4, "the points so far");
  for (const [scope, words] of heads) assert.ok(words !== "" && (scope === "row" || scope === "col"), `${scope}: ${words}`);
  await finish(visit);
});
