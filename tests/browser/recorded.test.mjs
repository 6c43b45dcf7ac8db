// The same recorded games by every way of playing: each must end where the console program ended.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { openFirefox } from "./firefox.mjs";
import { openBrowser } from "./harness.mjs";
import { perform, recordedGame } from "./recorded_games.mjs";
import { ways } from "./ways.mjs";

// The layout of a wide screen at few pixels: without a graphics card drawing takes most of the time.
const screen = { viewport: { width: 1280, height: 720 }, pixelRatio: 0.25 };
const minutes = (number) => number * 60_000;
// One game by the quick ways; with a number so many by every way, which also needs firefox-esr and xvfb.
const asked = process.env.TAVERNS_RECORDED_GAMES;
const count = Number(asked ?? 1);

let browser;
before(async () => {
  browser = await openBrowser({ hurried: true });
});
after(() => browser?.close());

/** In the page: nothing is painted. Without a graphics card that takes nearly all of the time, and what is asked here
 *  is where the input leads; other tests look at the picture. */
function paintNothing() {
  WebGL2RenderingContext.prototype.drawElements = () => {};
}

/** In the page: waits until the game rests after so many frames, and tells what is there. */
function settled(frames) {
  return new Promise((resolve) => {
    const look = () => {
      const { drawnFrames, atRest, targets, state } = window.tavern;
      if (drawnFrames > frames && atRest) resolve({ frames: drawnFrames, targets, state: JSON.stringify(state) });
      else requestAnimationFrame(look);
    };
    look();
  });
}

class Person {
  #visit;
  #way;
  #seen;
  activations = 0;

  constructor(visit, way) {
    this.#visit = visit;
    this.#way = way;
  }
  /** Waits for the answer to what was done, and looks. */
  async look(frames = this.#seen?.frames ?? 0) {
    this.#seen = await this.#visit.page.evaluate(settled, frames);
  }
  has(id) {
    return this.#seen.targets.some((target) => target.id === id && target.enabled);
  }
  get state() {
    return this.#seen.state;
  }
  #before = "";
  begin() {
    this.#before = this.#seen.state;
  }
  done() {
    return this.#seen.state !== this.#before;
  }
  async activate(id) {
    const target = this.#seen.targets.find((one) => one.id === id && one.enabled);
    if (!target) {
      const there = this.#seen.targets.filter((one) => one.enabled).map((one) => one.id);
      throw new Error(`nothing called ${id} among: ${there.join(" ")}`);
    }
    ++this.activations;
    await ways[this.#way](this.#visit, target);
    await this.look();
  }
}

async function playRecorded(visit, way, number) {
  const game = recordedGame(number);
  await visit.page.evaluate((link) => (location.hash = link), game.link);
  await visit.gameOpens();
  const person = new Person(visit, way);
  await person.look();
  // Over the game that was played before.
  if (person.has("answer-yes")) await person.activate("answer-yes");
  const began = performance.now();
  for (const [index, deed] of game.deeds.entries()) {
    for (const id of ["lift-curtain", "summary-done"]) if (person.has(id)) await person.activate(id);
    // Where there is but one thing to do the game does it itself.
    if (deed.legal.length === 1 && !isDeepStrictEqual(JSON.parse(person.state), deed.before)) continue;
    assert.deepEqual(JSON.parse(person.state), deed.before, `${game.name}: before deed ${index}`);
    person.begin();
    try {
      await perform(deed, person);
    } catch (error) {
      throw new Error(`${game.name}: deed ${index}, ${JSON.stringify(deed.action)}: ${error.message}`);
    }
  }
  assert.deepEqual(JSON.parse(person.state), game.end, game.name);
  return `${game.name}: ${game.deeds.length} deeds by ${person.activations} activations in ${Math.round((performance.now() - began) / 1000)} s`;
}

async function playAll(context, visit, way) {
  const lost = [];
  for (let number = 0; number < count; ++number) {
    try {
      context.diagnostic(await playRecorded(visit, way, number));
    } catch (error) {
      lost.push(error.message);
      context.diagnostic(`LOST ${error.message.slice(0, 600)}`);
      await visit.reload();
    }
  }
  assert.deepEqual(visit.complaints, []);
  assert.deepEqual(lost, [], `${count - lost.length} of ${count}`);
}

const timeout = minutes(Math.max(5, 3 * count));

for (const way of asked ? Object.keys(ways) : ["pointer", "touch", "mirror"])
  test(`recorded games by ${way}`, { timeout }, async (context) => {
    const visit = await browser.visit({
      ...screen,
      context: { hasTouch: way === "touch" },
      before: (page) => page.addInitScript(paintNothing),
    });
    await playAll(context, visit, way);
    await visit.close();
  });

test("recorded games by pointer in Firefox", { timeout, skip: !asked }, async (context) => {
  const firefox = await openFirefox();
  try {
    await playAll(context, await firefox.visit({ viewport: screen.viewport, before: paintNothing }), "pointer");
  } finally {
    await firefox.close();
  }
});
