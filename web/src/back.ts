// The browser's way back, which a phone's gesture takes, too: it leads out of what lies on top and out of the game before
// it leads out of the page, and forward again into the game. For that one entry more is kept in the history while there is
// something to go back from; nothing is added for each step.
import { restoreLink } from "./sharing/links";

interface Entry {
  /** How many entries of this page lie before it. */
  readonly depth: number;
}

const depthHere = (): number | undefined => (history.state as Entry | null)?.depth;

export class Back {
  readonly #goBack: () => void;
  readonly #wentForward: () => void;
  #depth: number;
  /** The program has something to go back from. */
  #there = false;
  /** There is an entry of this page after the first one, which was left by going back. */
  #ahead = false;
  /** The next step in the history is this module's own. */
  #own = false;

  constructor(goBack: () => void, wentForward: () => void) {
    this.#goBack = goBack;
    this.#wentForward = wentForward;
    this.#depth = depthHere() ?? 0;
    this.#mark();
    addEventListener("popstate", () => this.#moved());
  }

  /** What the program says: after every step back, and whenever it changes. */
  settle(there: boolean): void {
    this.#there = there;
    if (this.#own) return;
    if (there && this.#depth === 0) {
      if (this.#ahead) return this.#go(1);
      this.#depth = 1;
      history.pushState({ depth: 1 }, "");
    } else if (!there && this.#depth > 0) {
      this.#go(-this.#depth);
    }
  }

  #go(steps: number): void {
    this.#own = true;
    history.go(steps);
  }

  #moved(): void {
    const before = this.#depth;
    const here = depthHere();
    if (here === undefined) {
      // Somebody has put a link into the address, which is an entry of its own.
      this.#depth = before + 1;
      this.#ahead = false;
      return this.#mark();
    }
    this.#depth = here;
    this.#ahead = here < before || (this.#ahead && here === 0);
    restoreLink();
    if (this.#own) {
      this.#own = false;
      this.settle(this.#there);
    } else if (here < before) {
      if (this.#there) this.#goBack();
    } else if (!this.#there) {
      this.#wentForward();
    }
  }

  #mark(): void {
    history.replaceState({ depth: this.#depth } satisfies Entry, "");
  }
}
