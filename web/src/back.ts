// The browser's Back button and the phone's back gesture: first close the topmost dialog, then turn back to the player's
// own tavern, then leave the game, and only then the page. Forward returns to the game. While there is something to go
// back from, the history holds one more entry; single steps add none.
import { restoreLink } from "./sharing/links";

interface Entry {
  /** The number of this page's entries before it. */
  readonly depth: number;
}

const depthHere = (): number | undefined => (history.state as Entry | null)?.depth;

export class Back {
  readonly #goBack: () => void;
  readonly #wentForward: () => void;
  #depth: number;
  /** The program has something to go back from. */
  #there = false;
  /** Going back has left a later entry of this page. */
  #ahead = false;
  /** This module itself causes the next popstate event. */
  #own = false;

  constructor(goBack: () => void, wentForward: () => void) {
    this.#goBack = goBack;
    this.#wentForward = wentForward;
    this.#depth = depthHere() ?? 0;
    this.#mark();
    addEventListener("popstate", () => this.#moved());
    // The page comes back whole from another site, to which the later entry may lead by now.
    addEventListener("pageshow", ({ persisted }) => persisted && (this.#ahead = false));
  }

  /** The program calls this after every step back and after every change, the page at its start: a reload may have
   * left an entry without anything to go back from. */
  settle(there = this.#there): void {
    this.#there = there;
    if (this.#own) return;
    if (there && this.#depth === 0) {
      if (this.#ahead) return this.#go(1);
      // Safari throws after a hundred calls in half a minute; the next game then tries again.
      history.pushState({ depth: 1 }, "");
      this.#depth = 1;
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
      // A link typed into the address makes an entry of its own.
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
