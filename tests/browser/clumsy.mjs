// A clumsy player with bad luck, who still plays a recorded game: before and during its actions, mishaps happen that
// must have no effect.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { clockSpeed } from "./harness.mjs";
import { Person, prepare } from "./person.mjs";
import { randomNumbers } from "./player.mjs";
import { presses, touch } from "./presses.mjs";
import { perform, recordedGame } from "./recorded_games.mjs";

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** In the page, before it starts: allows another day to come. */
function prepareDays() {
  window.days = 0;
  const { now } = Date;
  Date.now = () => now() + window.days * 86_400_000;
}

/** In the page, before it starts: records whether a mouse button is held, whether the last press began on a target, and
 * the time of each change of size. */
function prepareEvents() {
  const begins = (x, y) => {
    const within = (target) => x >= target.x && x < target.x + target.width && y >= target.y && y < target.y + target.height;
    window.hits = window.tavern?.targets.some(within) ?? false;
  };
  addEventListener("touchstart", ({ touches: [one] }) => begins(one.clientX, one.clientY), { capture: true });
  addEventListener("resize", () => (window.turned = { size: `${innerWidth}x${innerHeight}`, frames: window.tavern?.drawnFrames }));
  window.pressed = false;
  const press = ({ clientX, clientY }) => {
    window.pressed = true;
    begins(clientX, clientY);
  };
  addEventListener("mousedown", press, { capture: true });
  addEventListener("mouseup", () => (window.pressed = false), { capture: true });
}

/** In the page: another window takes the mouse events once the page has received the press. */
function takeMouseAway() {
  return new Promise((taken) => {
    const look = () => {
      if (!window.pressed) return setTimeout(look);
      dispatchEvent(new FocusEvent("blur"));
      taken();
    };
    look();
  });
}

/** In the page, before it starts: limits it to 25 frames a second, as on a slow device. Frames cost the browser much
 * time, and most of them only wait until new targets have been visible for a while. */
function slowFrames() {
  window.requestAnimationFrame = (show) => setTimeout(() => show(performance.now()), 40);
}

/** In the page, before it starts: all preparations for a clumsy player. */
export async function prepareClumsy(page) {
  await page.addInitScript(prepare);
  await page.addInitScript(prepareDays);
  await page.addInitScript(prepareEvents);
  await page.addInitScript(slowFrames);
}

/** In the page: it sleeps and wakes up on another day. */
function sleep() {
  const become = (visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    Object.defineProperty(document, "hidden", { value: visibility === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  dispatchEvent(new FocusEvent("blur"));
  become("hidden");
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  ++window.days;
  become("visible");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  dispatchEvent(new FocusEvent("focus"));
}

/** The target of an action has moved, so the action must be started again. */
class Interrupted extends Error {}

/** The differences of two positions, in short. */
function differences(one, other, path = "") {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (typeof one !== "object" || typeof other !== "object" || !one || !other)
    return [`${path}: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences(one[name], other[name], `${path}/${name}`));
}

function assertSame(state, wanted, where) {
  const found = differences(JSON.parse(state), wanted);
  assert.equal(found.length, 0, `${where}: ${found.slice(0, 6).join(", ")}`);
}

/** Mishaps before a target is activated. Each must leave the position unchanged. */
const mishaps = {
  async "the device takes the press away"(person, at) {
    await person.down(at);
    if (person.chance(0.5)) await pause(60);
    await person.losePress(at);
  },
  async "a second finger"(person, at) {
    const [x, y] = at;
    await person.down(at);
    touch(person, "touchStart", { x, y, id: 0 }, { x: 5, y: 200, id: 1 });
    await person.up(at);
  },
  async "let go outside"(person, at) {
    const outside = person.chance(0.5) ? [-20, 300] : [300, -20];
    await person.down(at);
    await person.move([at[0] / 2, at[1] / 2]);
    await person.move(outside);
    await person.up(outside);
  },
  async "pressed beside everything"(person) {
    const free = person.emptyPlace();
    if (!free) return;
    await person.down(free);
    await person.allSent;
    // If a target has appeared there meanwhile, the press is cancelled instead.
    if (await person.page.evaluate(() => window.hits)) await person.losePress(free);
    else await person.up(free);
  },
  async "turned in the middle of a press"(person, at) {
    const { width, height } = person.page.viewportSize();
    await person.down(at);
    await person.allSent;
    await person.resize(height, width);
    await person.up(at);
    await person.settle();
    await person.resize(width, height);
  },
  async "goes back while the menu is open"(person) {
    if (!person.has("menu")) return;
    await person.plainly("menu");
    assert.ok(person.has("to-title"), "the menu does not open");
    await person.page.evaluate(() => history.back());
    const closed = () => window.tavern.atRest && !window.tavern.targets.some(({ id }) => id === "to-title");
    await person.page.waitForFunction(closed, null, { polling: 20, timeout: 10_000 });
  },
  async "comes back after a day"(person) {
    await person.page.evaluate(sleep);
  },
  async "types a name, a keyboard comes, and something else is pressed"(person) {
    if (!person.has("menu")) return;
    await person.plainly("menu");
    await person.plainly("bookmark");
    const name = `Clumsy ${person.activations}`;
    const field = person.page.locator("input.entry");
    await field.fill(name);
    const { width, height } = person.page.viewportSize();
    await person.resize(width, Math.round(height / 2));
    await person.settle();
    const box = await field.boundingBox();
    const inSight = box && box.y >= 0 && box.y + box.height <= height / 2;
    // In WebKit a change of size takes the focus from the window, which ends the field.
    assert.ok(inSight || (person.inWebKit && !box), `the field is out of sight: ${JSON.stringify(box)}`);
    const free = [8, Math.round(height / 4)];
    await person.down(free);
    await person.up(free);
    await field.waitFor({ state: "detached", timeout: 10_000 });
    await person.resize(width, height);
    await person.settle();
    const news = await person.page.evaluate(() => document.querySelector('[role="log"]').textContent);
    assert.ok(news.includes(name), `${name}, which was typed, is lost`);
  },
  async "the page is loaded anew and pressed meanwhile"(person) {
    // No human is faster, and by then the last action has been saved.
    await pause(1500);
    await person.page.reload();
    await person.page.mouse.move(1, 1);
    const offer = await person.page.locator("label:not([hidden]):has(#choose-continue)").boundingBox({ timeout: 1000 }).catch(() => null);
    if (offer) await person.page.mouse.click(...middle(offer));
    await person.page.waitForFunction(() => window.tavern?.atRest, null, { polling: 20 });
    const opens = () => window.tavern.state !== null && window.tavern.atRest;
    const opened = await person.page.waitForFunction(opens, null, { polling: 20, timeout: 3000 }).catch(() => null);
    await person.begin();
    if (opened) return;
    await person.plainly("continue");
    await person.page.waitForFunction(opens, null, { polling: 20 });
  },
};

/** The most tries of one action. Bad luck alone interrupts every third try, and some games have a hundred such
 * actions. */
const patience = 20;

/** Targets where every press counts, and targets that lead on, where a second press means the next action. */
const counts = /^(more|less|ready|end-turn|keep-guests|start-over|serve-all|pay|decline|lift-curtain|summary-done|take-.*|answer-.*)$/;

export class ClumsyPerson extends Person {
  /** The number of mishaps by name. */
  mishaps = {};
  #random;
  #rate;
  #press;
  /** A mishap is in progress: no other may start. */
  #calm = false;
  /** The latest actions and mishaps, for finding out why a game failed. */
  trail = [];

  /** @param rate the probability of a mishap before an activation */
  constructor(page, way, input, seed, rate) {
    super(page, way, input);
    this.finger = way === "touch";
    this.inWebKit = way.endsWith("in WebKit");
    this.#press = presses[way];
    this.#random = randomNumbers(seed);
    this.#rate = rate;
  }

  chance(probability) {
    return this.#random() < probability;
  }
  down(at) {
    return this.#press.begin(this, at);
  }
  async move(to) {
    await this.#press.go(this, to);
    await pause(20);
  }
  up(at) {
    return this.#press.end(this, at);
  }
  /** The device cancels the press. */
  async losePress(at) {
    if (this.finger) return void touch(this, "touchCancel");
    await this.page.evaluate(takeMouseAway);
    await this.up(at);
  }
  /** Resizes the window and waits for the next frame: a busy page would otherwise receive both ends of a press first,
   * or confuse two places. */
  async resize(width, height) {
    await this.page.setViewportSize({ width, height });
    const isSeen = (size) => window.turned?.size === size && window.tavern.drawnFrames > window.turned.frames;
    await this.page.waitForFunction(isSeen, `${width}x${height}`, { polling: 20 });
  }
  /** Looks at the screen after all sent events have arrived and the game is at rest. */
  async settle() {
    await this.allSent;
    await this.begin(60);
  }
  /** While things still move, may press something in vain. */
  async look(type, more) {
    if (this.#calm || !this.chance(this.#rate / 2)) return super.look(type, more);
    await this.glimpse(type, more);
    if (!this.atRest) {
      const target = this.targets[Math.floor(this.#random() * this.targets.length)];
      if (target && this.chance(0.5)) await mishaps["the device takes the press away"](this, middle(target));
      else await mishaps["pressed beside everything"](this);
      this.#count("pressed while something moves");
    }
    await this.settle();
  }
  #count(name) {
    this.mishaps[name] = (this.mishaps[name] ?? 0) + 1;
    this.#note(name);
  }
  #note(what) {
    this.trail.push(what);
    if (this.trail.length > 20) this.trail.shift();
  }
  /** Without mishaps: while a whole screen changes, empty places are unknown. */
  async calmly(does) {
    this.#calm = true;
    await does().finally(() => (this.#calm = false));
  }
  /** A place without a target, if one is found. */
  emptyPlace() {
    for (let tries = 0; tries < 30; ++tries) {
      const [x, y] = [this.#random() * 1270 + 5, this.#random() * 710 + 5];
      const near = (target) => x > target.x - 30 && x < target.x + target.width + 30 && y > target.y - 30 && y < target.y + target.height + 30;
      if (!this.targets.some(near)) return [x, y];
    }
    return undefined;
  }
  /** Whether the target is there with the same meaning: without the die in hand, a space has another effect. */
  offers(id, label) {
    return this.targets.some((target) => target.id === id && target.enabled && target.label === label);
  }
  /** Without mishaps. */
  plainly(id) {
    this.#note(id);
    return super.activate(id);
  }

  async activate(id) {
    const target = this.targets.find((one) => one.id === id && one.enabled);
    if (target && this.chance(this.#rate)) {
      const names = Object.keys(mishaps).filter((name) => this.finger || name !== "a second finger");
      // Loading takes long, so it is chosen rarely.
      const name = names[Math.floor(this.#random() * (this.chance(0.1) ? names.length : names.length - 1))];
      const before = this.state;
      await this.calmly(() => mishaps[name](this, middle(target)));
      await this.settle();
      this.#count(name);
      assertSame(this.state, JSON.parse(before), `${name}, before ${id}`);
      if (!this.offers(id, target.label)) throw new Interrupted(name);
    }
    const [before, targets] = [this.state, JSON.stringify(this.targets)];
    const twice = !counts.test(id) && this.chance(this.#rate);
    await this.plainly(id);
    if (twice) {
      this.#count("pressed twice");
      await this.#pressAgain(id, middle(target), before);
    } else if (this.state === before && JSON.stringify(this.targets) === targets) {
      // A new target refuses presses for a moment; after that it must accept them.
      await pause(850 / clockSpeed);
      await this.settle();
      if (!this.has(id)) throw new Interrupted("something moved");
      await this.calmly(() => this.plainly(id));
      assert.ok(this.state !== before || JSON.stringify(this.targets) !== targets, `${id} was pressed, and nothing happened`);
    }
  }

  /** If a press counted twice, takes the second one back. */
  async #pressAgain(id, at, before) {
    const once = this.state;
    await pause((this.#random() * 120) / clockSpeed);
    await this.down(at);
    await this.up(at);
    await this.settle();
    // The second press put the die back in its place.
    if (this.state === before) throw new Interrupted("pressed twice");
    // The second press had no effect, or answered the first one's question.
    if (this.state === once || once === before) return;
    const twice = this.state;
    // It led to a question, which is put aside.
    if (!this.has("undo")) await this.pressEscape();
    if (this.has("undo")) await this.plainly("undo");
    this.undone = (this.undone ?? 0) + 1;
    const what = `${id} pressed twice: ${differences(JSON.parse(twice), JSON.parse(once)).slice(0, 4)}`;
    assertSame(this.state, JSON.parse(once), `${what}: cannot be undone`);
  }

  async pressEscape() {
    this.#note("Escape");
    await this.page.keyboard.press("Escape");
    await this.settle();
  }

  /** Puts down the die in hand, closes everything over the table, and returns to the question put aside. */
  async backToTable() {
    for (let presses = 0; presses < 3 && !this.has("choose"); ++presses) await this.pressEscape();
    if (this.has("choose")) await this.plainly("choose");
  }
}

/** Plays the recorded game with this number through every recorded position to its end. */
export async function play(visit, person, number, first = 0) {
  const game = recordedGame(number);
  await visit.page.evaluate((link) => (location.hash = link), game.linkTo(first));
  await visit.gameOpens();
  await person.begin();
  if (person.has("answer-yes")) await person.plainly("answer-yes");
  for (const [index, deed] of game.deeds.entries()) {
    if (index < first) continue;
    const where = `${game.name}: deed ${index}, ${JSON.stringify(deed.action)}`;
    const lift = async () => {
      for (const id of ["lift-curtain", "summary-done"]) if (person.has(id)) await person.calmly(() => person.plainly(id));
    };
    await lift();
    const there = person.state === JSON.stringify(deed.before);
    if (deed.legal.length === 1 && !there) continue;
    if (!there) assertSame(person.state, deed.before, `${where}: before it`);
    let hindrance;
    for (let tries = 0; person.state === JSON.stringify(deed.before); ++tries) {
      assert.ok(tries < patience, `${where}: it cannot be done: ${hindrance}`);
      if (tries > 0) await person.backToTable();
      await lift();
      await perform(deed, person).catch((error) => {
        if (error instanceof assert.AssertionError) throw new Error(`${where}: ${error.message}`);
        hindrance = error.message;
      });
    }
  }
  assertSame(person.state, game.end, game.name);
  return game;
}
