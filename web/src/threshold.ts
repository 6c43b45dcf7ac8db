// Until the program is there: its name, and what its title offers, to be chosen at once. What was touched last is pressed
// when the program comes.
import { say } from "./language";

export type Offer = "continue" | "learn" | "against" | "daily";

export class Threshold {
  readonly #all: HTMLElement;
  readonly #name = document.createElement("h1");
  readonly #buttons = document.createElement("nav");
  /** The program's target that was touched last. */
  chosen: Offer | undefined;

  constructor(all: HTMLElement) {
    this.#all = all;
    all.replaceChildren(this.#name, this.#buttons);
  }

  /** In the language that is spoken now; the likeliest first. What was chosen stays so as long as it is offered. */
  show(offers: readonly Offer[]): void {
    this.#name.replaceChildren(say("line-1"), document.createElement("br"), line(say("line-2")));
    if (this.chosen && !offers.includes(this.chosen)) this.chosen = undefined;
    const focused = this.#buttonOf(document.activeElement);
    this.#buttons.replaceChildren(...offers.map((offer) => this.#button(offer)));
    if (focused) this.#buttons.querySelector<HTMLElement>(`[data-offer="${focused}"]`)?.focus();
    this.#all.classList.add("lettered");
  }

  close(): void {
    this.#all.remove();
  }

  #buttonOf(element: Element | null): string | undefined {
    return element instanceof HTMLElement && this.#buttons.contains(element) ? element.dataset["offer"] : undefined;
  }

  #button(offer: Offer): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["offer"] = offer;
    button.textContent = say(offer);
    button.ariaPressed = String(offer === this.chosen);
    button.addEventListener("click", () => {
      this.chosen = offer;
      for (const one of this.#buttons.children) one.ariaPressed = String(one === button);
    });
    return button;
  }
}

function line(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  return element;
}
