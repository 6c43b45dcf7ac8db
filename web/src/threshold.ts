// Until the program is there: its name, and what its title offers, to be chosen at once. The choices are part of the page
// itself, so that they are there before any script; what was chosen last is pressed when the program comes.
import { say, type PageText } from "./language";

export class Threshold {
  readonly #all: HTMLElement;

  constructor(all: HTMLElement) {
    this.#all = all;
    this.speak();
    all.classList.add("spoken");
  }

  /** The program's target that was chosen last. */
  get chosen(): string | undefined {
    return this.#all.querySelector("input:checked")?.id.slice("choose-".length);
  }

  /** The inn, as a vector picture. */
  get scene(): string {
    return this.#all.querySelector("svg")?.outerHTML ?? "";
  }

  /** In the language that is spoken now. */
  speak(): void {
    for (const text of this.#all.querySelectorAll<HTMLElement>("[data-text]"))
      text.textContent = say(text.dataset["text"] as PageText);
  }

  /** Who has begun a game is offered to go on with it, above the rest. */
  offerToContinue(): void {
    this.#all.querySelector("label")?.removeAttribute("hidden");
  }

  /** For who has chosen already; the name stays. */
  withdrawOffers(): void {
    this.#all.querySelector("[role=radiogroup]")?.remove();
  }

  close(): void {
    this.#all.remove();
  }
}
