// Where the canvas cannot speak, the page does: on a sign of its own, with what can be done about it.
import { say, type PageText } from "../language";

export interface Way {
  readonly text: PageText;
  take(): void;
}

/** What the browser cannot do for the game, by its proper name. */
export class Lack extends Error {}

const sign = document.querySelector<HTMLElement>(".failure");

/** In place of what was said before. */
export function sayFailure(text: string, ...ways: readonly Way[]): void {
  const said = document.createElement("p");
  said.textContent = text;
  const buttons = ways.map((way) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = say(way.text);
    button.addEventListener("click", () => way.take());
    return button;
  });
  sign?.replaceChildren(said, ...buttons);
  sign?.removeAttribute("hidden");
}

export function endFailure(): void {
  sign?.setAttribute("hidden", "");
}

export const loadAgain: Way = { text: "again", take: () => location.reload() };
