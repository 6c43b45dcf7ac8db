// Locks the game that this tab plays, so that two tabs never overwrite each other's game. The lock ends with the tab. A
// mark in the session storage outlives it, so that a reload finds the game again: phones discard tabs at every call.
import { framed } from "../frame";

const [slotMark, linkMark] = ["plays", "reads"];

/** Undefined where the browser blocks storage. */
export function session(): globalThis.Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The game in this tab before a reload or restore: its slot, or the link of a game without any action yet. A newly
 * opened page or a followed link starts something else, and in a frame the page around decides. */
export const interrupted = ((): { readonly slot: string } | { readonly link: string } | undefined => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (framed || location.hash !== "" || !navigation || navigation.type === "navigate") return undefined;
  const [slot, link] = [session()?.getItem(slotMark), session()?.getItem(linkMark)];
  return slot ? { slot } : link ? { link } : undefined;
})();

export class TabLock {
  #held: { readonly slot: string; readonly release: () => void } | undefined;

  /** Whether this tab now holds the slot; false when another tab plays its game. */
  async hold(slot: string): Promise<boolean> {
    const held = await this.#lock(slot);
    if (held) this.#mark(slotMark, slot);
    return held;
  }

  /** A link's game is open; none of it is saved yet. */
  remember(link: string): void {
    this.#mark(linkMark, link);
  }

  /** No game is open: a reload shows the title, and any tab may play the game of this one. */
  leave(): void {
    this.#forgetMarks();
    this.#held?.release();
    this.#held = undefined;
  }

  #forgetMarks(): void {
    session()?.removeItem(slotMark);
    session()?.removeItem(linkMark);
  }

  #mark(mark: string, value: string): void {
    this.#forgetMarks();
    try {
      session()?.setItem(mark, value);
    } catch {
      // Storage is full: a reload shows the title.
    }
  }

  async #lock(slot: string): Promise<boolean> {
    if (this.#held?.slot === slot) return true;
    // Only secure pages have locks.
    if (!("locks" in navigator)) return true;
    const release = await new Promise<(() => void) | undefined>((answer) => {
      navigator.locks
        .request(`taverns ${slot}`, { ifAvailable: true }, (lock) => {
          if (!lock) return answer(undefined);
          return new Promise<void>((done) => answer(done));
        })
        // A sandbox has no locks, and saves nothing either.
        .catch(() => answer(() => undefined));
    });
    if (!release) return false;
    this.#held?.release();
    this.#held = { slot, release };
    return true;
  }
}
