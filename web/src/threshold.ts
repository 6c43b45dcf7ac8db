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

  /** In the language that is spoken now; the likeliest first. */
  show(offers: readonly Offer[]): void {
    this.#name.replaceChildren(say("line-1"), document.createElement("br"), line(say("line-2")));
    this.#buttons.replaceChildren(...offers.map((offer) => this.#button(offer)));
    this.#all.classList.add("lettered");
  }

  close(): void {
    this.#all.remove();
  }

  #button(offer: Offer): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["offer"] = offer;
    button.textContent = say(offer);
    button.ariaPressed = "false";
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
