// A quick player that presses random targets on the canvas, chosen by a seed so that a failed game can be repeated.

/** Numbers from 0 up to below 1; mulberry32. */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Targets that only look at something or leave the table. */
const looks =
  /^(menu|tab-|log|undo|redo|page-|look-|valley|stop|toast|less|more|placed-|turn-of-|hint$|deck|discard$|aside$)/;
/** Targets that advance the game: pressed sooner or later in every turn. */
const goesOn = /^(lift-curtain|summary-done|keep-guests|ready|serve-all|end-turn|pay|answer-yes)$/;
const closes = /close|cancel|answer-no/;

export class Player {
  touches = 0;
  #random;
  #hurry = 0;

  /** @param hasty the probability of advancing the turn instead of trying something */
  constructor(seed, hasty = 0.35) {
    this.#random = randomNumbers(seed);
    this.hasty = hasty;
  }

  /** The next id to press, or nothing if no target plays. */
  choose(ids) {
    const playing = ids.filter((id) => !looks.test(id)).sort();
    const one = (list) => list[Math.floor(this.#random() * list.length)];
    const onward = playing.filter((id) => goesOn.test(id));
    const trying = playing.filter((id) => !goesOn.test(id) && !closes.test(id) && id !== "start-over");
    const closing = playing.filter((id) => closes.test(id));
    // Serving comes before ending the turn.
    const next = onward.includes("serve-all") ? "serve-all" : one(onward);
    if (onward.length > 0 && (trying.length === 0 || this.#hurry > 0 || this.#random() < this.hasty)) return next;
    // After long trying without progress, a dialog is open, or the die in hand fits nowhere.
    if (closing.length > 0 && (trying.length === 0 || this.#random() < 0.2)) return one(closing);
    return one(trying) ?? next ?? one(closing);
  }

  /** Presses targets until the game is over or `until` returns true. */
  async play(visit, until = () => false) {
    for (let same = 0, before = ""; ; ) {
      await visit.atRest();
      const targets = await visit.targets();
      const ids = [...targets.keys()];
      if (ids.includes("again") || (await until(ids))) return;
      const id = this.choose(ids);
      if (!id) throw new Error(`nothing to play among: ${ids.join(" ")}`);
      const now = ids.join(" ");
      same = now === before ? same + 1 : 0;
      before = now;
      this.#hurry = same > 6 ? 1 : 0;
      if (same > 60) throw new Error(`nothing changes when ${id} is touched among: ${now}`);
      await visit.touchTarget(targets.get(id));
      ++this.touches;
    }
  }
}
