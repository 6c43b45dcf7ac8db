// Where the canvas cannot show an error, the page does, on a sign with the possible ways out.
import { say, type PageText } from "../language";

export interface Way {
  readonly text: PageText;
  take(): void;
}

/** A missing ability of the browser, by its proper name. */
export class Lack extends Error {}

const sign = document.querySelector<HTMLElement>(".failure");

/** Replaces the former message. */
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
