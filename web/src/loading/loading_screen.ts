// Until the program is there: its name, and what its title offers, to be chosen at once. The choices are part of the page
// itself, so that they are there before any script; what was chosen last is pressed when the program comes.
import { say, type PageText } from "../language";

/** Milliseconds, as look_time in src/ui/flow/touch.cpp. */
const timeToSee = 400;

export class LoadingScreen {
  readonly #all: HTMLElement;
  /** Resolves when nobody presses anything. */
  #released = Promise.resolve();

  constructor(all: HTMLElement) {
    this.#all = all;
    all.addEventListener("pointerdown", () => {
      this.#released = new Promise((released) => {
        // What was pressed is chosen right after.
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(released), { once: true });
      });
    });
    this.speak();
    all.classList.add("spoken");
  }

  /** Before it is covered: a press that has begun ends here, as what it chooses. */
  released(): Promise<void> {
    return this.#released;
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

  /** Takes the presses that fall through what covers it. Resolves when nobody can mean it any more: where something was
   *  chosen, what it has opened must have been seen, or a second tap would reach that. */
  async close(): Promise<void> {
    if (this.chosen) await new Promise((passed) => setTimeout(passed, timeToSee));
    this.#all.remove();
  }
}
