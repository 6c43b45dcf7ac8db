// Places a text field over the canvas: at the program's field and above a soft keyboard, or without one at the upper
// edge, where it covers nothing that a player types about and no keyboard covers it. A keyboard covers the lower
// part of the page. The canvas keeps its size meanwhile, since a squeezed table would be unreadable, and moves up as
// far as the field needs.
import { framed } from "./frame";
import type { Target } from "generated/messages";

/** CSS pixels between field and keyboard. */
const margin = 12;
/** CSS pixels between the upper edge and a field there, which lies over round and tabs alone. */
const belowEdge = 4;
/** Milliseconds that a keyboard takes to close. */
const leaving = 1000;

/** A phone leaves the page scrolled as the keyboard left it. */
function scrollBack(): void {
  if (!framed) scrollTo(0, 0);
}

export class FieldPlace {
  readonly #canvas: HTMLCanvasElement;
  readonly #input: HTMLElement;
  readonly #target: () => Target | undefined;
  readonly #ends = new AbortController();
  #width = 0;
  #left = false;

  /** @param target  the program's field, to lie over; without one, the upper edge of the window */
  constructor(canvas: HTMLCanvasElement, input: HTMLElement, target: () => Target | undefined) {
    this.#canvas = canvas;
    this.#input = input;
    this.#target = target;
    this.#hold();
    // Before SDL notices the change of the window.
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
    this.#input.classList.toggle("at-edge", !target);
    this.#canvas.style.transform = "";
    const board = this.#canvas.getBoundingClientRect();
    if (!target) {
      style.left = style.width = style.height = "";
      style.top = `${Math.max(top, board.top) + belowEdge}px`;
      return;
    }
    const hidden = Math.max(0, board.top + target.y + target.height + margin - bottom);
    if (hidden > 0) this.#canvas.style.transform = `translateY(${-hidden}px)`;
    style.left = `${board.left + target.x}px`;
    style.top = `${board.top + target.y - hidden}px`;
    style.width = `${target.width}px`;
    style.height = `${target.height}px`;
  }

  /** The field has closed, and soon the keyboard will. */
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
    // Another field may have opened meanwhile.
    if (document.querySelector(".entry")) return;
    scrollBack();
    this.#release();
    // A keyboard of another kind stays: SDL notices only windows.
    if (this.#canvas.clientHeight !== held) dispatchEvent(new UIEvent("resize"));
  }

  #hold(): void {
    this.#width = innerWidth;
    this.#canvas.style.height = `${this.#canvas.clientHeight}px`;
  }

  #release(): void {
    this.#canvas.style.height = "";
  }

  /** Whether no keyboard is left over the page or beside it. */
  #isGone(): boolean {
    const { height, scale } = visualViewport ?? { height: innerHeight, scale: 1 };
    return height * scale > innerHeight - margin && this.#isWhole();
  }

  /** Whether no keyboard takes a part of the page. */
  #isWhole(): boolean {
    const held = this.#canvas.clientHeight;
    this.#release();
    const whole = this.#canvas.clientHeight >= held;
    this.#canvas.style.height = `${held}px`;
    return whole;
  }

  #resized(): void {
    // A turned or larger window is not the keyboard's doing.
    if (innerWidth !== this.#width || this.#isWhole()) {
      this.#release();
      if (this.#left) this.#end();
      else this.#hold();
    }
    this.follow();
  }
}
