// A player who looks at the screen, activates a target in one of the ways, and looks again when the game rests.
import { ways } from "./ways.mjs";

/** In the page, before it starts: counts events, so that the arrival of the last one can be awaited. */
export function prepare() {
  window.heard = {};
  for (const type of ["mouseup", "touchend", "keyup"]) {
    window.heard[type] = 0;
    addEventListener(type, () => ++window.heard[type], { capture: true });
  }
}

/** In the page: waits this many milliseconds, then until this many events of the type have arrived (counted anew on
 * request) and the game rests, unless moving is allowed; then returns the state. */
function settled({ type, count, after, anew, moving }) {
  return new Promise((resolve) => {
    const look = () => {
      if (anew) for (const one of Object.keys(window.heard)) window.heard[one] = 0;
      anew = false;
      if (window.heard[type] >= count && (moving || window.tavern.atRest)) {
        const { targets, focus, state, atRest } = window.tavern;
        // One text is faster to transfer than many values.
        resolve(JSON.stringify({ targets, focus, state: JSON.stringify(state), atRest }));
      } else {
        // A timer, since waiting for a frame makes the browser compose the page.
        setTimeout(look);
      }
    };
    if (after > 0) setTimeout(look, after);
    else look();
  });
}

export class Person {
  activations = 0;
  #way;
  #input;
  #heard = { mouseup: 0, touchend: 0, keyup: 0 };
  #seen;
  #allSent = Promise.resolve();

  /** @param input a session of the Chrome DevTools protocol, for ways that need one */
  constructor(page, way, input) {
    this.page = page;
    this.#way = ways[way];
    this.#input = input;
  }
  /** Looks for the first time, or again after uncounted events.
   * @param after milliseconds to wait first */
  async begin(after = 0) {
    this.#heard = { mouseup: 0, touchend: 0, keyup: 0 };
    await this.#see({ type: "mouseup", count: 0, after, anew: true });
  }
  /** Sends without waiting: a failure shows by missing events. */
  send(method, parameters) {
    const sent = this.#input.send(method, parameters).catch(() => {});
    this.#allSent = Promise.all([this.#allSent, sent]);
  }
  /** Resolves when the page has received everything sent, with or without a listener. */
  get allSent() {
    return this.#allSent;
  }
  /** Looks after this many more events of the type. */
  look(type, more) {
    this.#heard[type] += more;
    return this.#see({ type, count: this.#heard[type] });
  }
  /** The same while things may still be moving. */
  glimpse(type, more) {
    this.#heard[type] += more;
    return this.#see({ type, count: this.#heard[type], moving: true });
  }
  async #see(what) {
    this.#seen = JSON.parse(await this.page.evaluate(settled, what));
  }
  get targets() {
    return this.#seen.targets;
  }
  get atRest() {
    return this.#seen.atRest;
  }
  get focus() {
    return this.#seen.focus;
  }
  /** As JSON. */
  get state() {
    return this.#seen.state;
  }
  has(id) {
    return this.targets.some((target) => target.id === id && target.enabled);
  }
  async activate(id) {
    const target = this.targets.find((one) => one.id === id && one.enabled);
    if (!target) {
      const there = this.targets.filter((one) => one.enabled).map((one) => one.id);
      throw new Error(`nothing called ${id} among: ${there.join(" ")}`);
    }
    ++this.activations;
    await this.#way(this, target);
  }
}
