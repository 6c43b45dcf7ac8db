// Before the program is loaded: its name, and the choices of its title. The choices are part of the HTML, so they work
// before any script; when the program is ready, the last choice is pressed.
import { say, type PageText } from "../language";

/** Milliseconds, as look_time in src/ui/flow/touch.cpp. */
const timeToSee = 400;

export class LoadingScreen {
  readonly #all: HTMLElement;
  /** Resolves when no press is in progress. */
  #released = Promise.resolve();

  constructor(all: HTMLElement) {
    this.#all = all;
    all.addEventListener("pointerdown", () => {
      this.#released = new Promise((released) => {
        // The choice changes right after this event.
        for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(released), { once: true });
      });
    });
    // The offers look like buttons, so Enter chooses, too.
    all.addEventListener("keydown", ({ key, target }) => {
      if (key === "Enter" && target instanceof HTMLInputElement) target.click();
    });
    this.speak();
    all.classList.add("spoken");
  }

  /** Resolves when a press in progress has ended as a choice; the canvas must not cover the screen before. */
  released(): Promise<void> {
    return this.#released;
  }

  /** The target in the program of the last choice. */
  get chosen(): string | undefined {
    return this.#all.querySelector("input:checked")?.id.slice("choose-".length);
  }

  /** The target of the choice that the keyboard has reached. */
  get focused(): string | undefined {
    return this.#all.querySelector("input:focus-visible")?.id.slice("choose-".length);
  }

  /** The inn, as a vector picture. */
  get scene(): string {
    return this.#all.querySelector("svg")?.outerHTML ?? "";
  }

  /** The program has taken its place. */
  get closed(): boolean {
    return !this.#all.isConnected;
  }

  /** Shows the texts in the current language. */
  speak(): void {
    for (const text of this.#all.querySelectorAll<HTMLElement>("[data-text]"))
      text.textContent = say(text.dataset["text"] as PageText);
  }

  /** Shows the offer to continue a game, above the others. */
  offerToContinue(): void {
    this.#all.querySelector("label")?.removeAttribute("hidden");
  }

  /** Removes the choices when none can be made; the name stays. */
  withdrawOffers(): void {
    this.#all.querySelector("[role=radiogroup]")?.remove();
  }

  /** Stays below the canvas and takes the presses that fall through it. Resolves when no press can mean it any more:
   * after a choice, the screen it opened must have been visible for a while, or a second tap would hit that. */
  async close(): Promise<void> {
    if (this.chosen) await new Promise((passed) => setTimeout(passed, timeToSee));
    this.#all.remove();
  }
}
