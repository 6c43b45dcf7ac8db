// Where a text field lies over the canvas: where the program shows it, and above a soft keyboard. A keyboard takes the
// lower part of the page away; what is drawn keeps its size meanwhile, as nobody reads a table squeezed into the rest, and is
// moved up as far as the field needs.
import { framed } from "./frame";
import type { Target } from "generated/messages";

/** CSS pixels between the field and the keyboard. */
const margin = 12;
/** Milliseconds that a keyboard takes to go. */
const leaving = 1000;

/** A phone leaves the page where the keyboard has moved it. */
function scrollBack(): void {
  if (!framed) scrollTo(0, 0);
}

export class FieldPlace {
  readonly #canvas: HTMLCanvasElement;
  readonly #input: HTMLInputElement;
  readonly #target: () => Target | undefined;
  readonly #ends = new AbortController();
  #width = 0;
  #left = false;

  /** @param target  what the program shows and the field lies over; none: it lies in the middle */
  constructor(canvas: HTMLCanvasElement, input: HTMLInputElement, target: () => Target | undefined) {
    this.#canvas = canvas;
    this.#input = input;
    this.#target = target;
    this.#hold();
    // Before SDL hears that the window has changed.
    addEventListener("resize", () => this.#resized(), { capture: true, signal: this.#ends.signal });
    for (const name of ["resize", "scroll"])
      visualViewport?.addEventListener(name, () => this.follow(), { signal: this.#ends.signal });
  }

  follow(): void {
    if (this.#left) {
      if (this.#isGone()) this.#end();
      return;
    }
    const { style } = this.#input;
    const top = visualViewport?.offsetTop ?? 0;
    const bottom = top + (visualViewport?.height ?? innerHeight);
    const target = this.#target();
    this.#input.classList.toggle("middle", !target);
    this.#canvas.style.transform = "";
    if (!target) {
      style.left = style.width = style.height = "";
      style.top = `${top + 0.3 * (bottom - top)}px`;
      return;
    }
    const board = this.#canvas.getBoundingClientRect();
    const hidden = Math.max(0, board.top + target.y + target.height + margin - bottom);
    if (hidden > 0) this.#canvas.style.transform = `translateY(${-hidden}px)`;
    style.left = `${board.left + target.x}px`;
    style.top = `${board.top + target.y - hidden}px`;
    style.width = `${target.width}px`;
    style.height = `${target.height}px`;
  }

  /** The field is gone, and soon the keyboard. */
  leave(): void {
    this.#left = true;
    this.#canvas.style.transform = "";
    scrollBack();
    if (this.#isGone()) this.#end();
    else setTimeout(() => this.#end(), leaving);
  }

  #end(): void {
    if (this.#ends.signal.aborted) return;
    this.#ends.abort();
    const held = this.#canvas.clientHeight;
    // Another field may have come meanwhile.
    if (document.querySelector(".entry")) return;
    scrollBack();
    this.#release();
    // A keyboard that stays, of another kind: SDL hears of windows only.
    if (this.#canvas.clientHeight !== held) dispatchEvent(new UIEvent("resize"));
  }

  #hold(): void {
    this.#width = innerWidth;
    this.#canvas.style.height = `${this.#canvas.clientHeight}px`;
  }

  #release(): void {
    this.#canvas.style.height = "";
  }

  /** Whether no keyboard is left, neither over the page nor beside it. */
  #isGone(): boolean {
    const { height, scale } = visualViewport ?? { height: innerHeight, scale: 1 };
    return height * scale > innerHeight - margin && this.#isWhole();
  }

  /** Whether no keyboard takes anything of the page away. */
  #isWhole(): boolean {
    const held = this.#canvas.clientHeight;
    this.#release();
    const whole = this.#canvas.clientHeight >= held;
    this.#canvas.style.height = `${held}px`;
    return whole;
  }

  #resized(): void {
    // Turned, or larger than before: that is no keyboard.
    if (innerWidth !== this.#width || this.#isWhole()) {
      this.#release();
      if (this.#left) this.#end();
      else this.#hold();
    }
    this.follow();
  }
}
