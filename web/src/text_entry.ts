// A text field of the page over the canvas: SDL on the web knows no soft keyboard, no composed text and no clipboard.
import type { TextQuestion } from "./messages";

export class TextEntry {
  #input: HTMLInputElement | undefined;
  readonly #entered: (field: number, text: string) => void;
  readonly #canvas: HTMLCanvasElement;

  constructor(canvas: HTMLCanvasElement, entered: (field: number, text: string) => void) {
    this.#canvas = canvas;
    this.#entered = entered;
  }

  ask(question: TextQuestion): void {
    this.#close();
    const input = document.createElement("input");
    input.type = "text";
    input.className = "entry";
    input.value = question.value;
    input.maxLength = question.max_bytes;
    input.ariaLabel = question.label;
    input.placeholder = question.label;
    input.autocomplete = "off";
    input.spellcheck = false;
    if (question.width > 0) {
      input.style.left = `${question.x}px`;
      input.style.top = `${question.y}px`;
      input.style.width = `${question.width}px`;
      input.style.height = `${question.height}px`;
    } else {
      input.classList.add("middle");
    }
    const finish = (accept: boolean): void => {
      if (this.#input !== input) return;
      // Half a character, cut off by the limit, is no text.
      const text = new TextDecoder().decode(new TextEncoder().encode(input.value));
      this.#close();
      if (accept) this.#entered(question.field, text);
    };
    input.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "Enter") finish(true);
      if (event.key === "Escape") finish(false);
    });
    // A touch elsewhere takes a changed text and gives up one that was only looked at.
    input.addEventListener("blur", () => finish(input.value !== question.value));
    this.#input = input;
    document.body.append(input);
    input.focus();
    input.select();
  }

  #close(): void {
    const input = this.#input;
    this.#input = undefined;
    if (!input) return;
    input.remove();
    this.#canvas.focus();
  }
}
