// Where the canvas cannot show an error, the page does, on a sign with the possible ways out.
import { say, type PageText } from "../language";

export interface Way {
  readonly text: PageText;
  take(): void;
}

/** A feature that the browser lacks. */
export class MissingFeature extends Error {
  /** @param name its proper name
   * @param reason for the page around, see assets/host-messages.schema.json */
  constructor(name: string, readonly reason: "no-drawing" | "no-start" = "no-drawing") {
    super(name);
  }
}

const sign = document.querySelector<HTMLElement>(".failure");

/** The message on the sign. */
let message: string | undefined;

/** Replaces the former message. A message already shown stays as it is: made anew, it would be read aloud again and its
 * buttons would lose the focus. */
export function sayFailure(text: string, ...ways: readonly Way[]): void {
  if (text === message) return;
  message = text;
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

/** Takes away this message, unless another has replaced it; without a text any message, of the page before its scripts
 * too. */
export function endFailure(text = message): void {
  if (text !== message) return;
  message = undefined;
  sign?.setAttribute("hidden", "");
}

export const loadAgain: Way = { text: "again", take: () => location.reload() };
