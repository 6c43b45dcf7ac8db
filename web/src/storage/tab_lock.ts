// Which game this tab plays, so that two tabs never write over one another's game. The lock goes with the tab. The mark
// stays with it, so that the game is there again after a reload: a phone throws a tab away at every call.
import { framed } from "../frame";

const [slotMark, linkMark] = ["plays", "reads"];

/** Undefined where the browser lets the page keep nothing. */
function session(): globalThis.Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The game that this tab was playing when its page was reloaded or restored: its slot, or the link of a game in which
 *  nobody had acted. Whoever opens the page anew or follows a link has another wish, and in a frame the page around says
 *  what is played. */
export const interrupted = ((): { readonly slot: string } | { readonly link: string } | undefined => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (framed || location.hash !== "" || !navigation || navigation.type === "navigate") return undefined;
  const [slot, link] = [session()?.getItem(slotMark), session()?.getItem(linkMark)];
  return slot ? { slot } : link ? { link } : undefined;
})();

export class TabLock {
  #held: { readonly slot: string; readonly release: () => void } | undefined;

  /** Whether the slot is this tab's now; false when another tab plays the game in it. */
  async hold(slot: string): Promise<boolean> {
    const held = await this.#lock(slot);
    if (held) this.#mark(slotMark, slot);
    return held;
  }

  /** A link's game is played now, of which nothing is kept. */
  remember(link: string): void {
    this.#mark(linkMark, link);
  }

  /** Nothing is played any more: a reload shows the title. */
  leave(): void {
    session()?.removeItem(slotMark);
    session()?.removeItem(linkMark);
  }

  #mark(mark: string, value: string): void {
    this.leave();
    session()?.setItem(mark, value);
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
        // In a sandbox there are none, and nothing is kept either.
        .catch(() => answer(() => undefined));
    });
    if (!release) return false;
    this.#held?.release();
    this.#held = { slot, release };
    return true;
  }
}
