// A text field of the page over the canvas: SDL on the web supports no soft keyboard, no composed text and no
// clipboard.
import { FieldPlace } from "./field_place";
import type { TextQuestion } from "generated/messages";
import type { AccessibilityTree } from "./accessibility_tree";

/** CSS pixels of the usual letters. Smaller ones make a phone zoom in. */
const lettersHeight = 18;

/** Of one line or several. */
type Field = HTMLElement & Pick<HTMLInputElement, "value" | "readOnly" | "maxLength" | "placeholder" | "autocomplete" | "select">;

interface Open {
  readonly place: FieldPlace;
  readonly region: HTMLElement;
  /** Accepts a changed text and cancels an unchanged one. */
  readonly leave: () => void;
  /** Removes the listeners from the rest of the page. */
  readonly ends: AbortController;
  /** The element with the focus before: the field's mirror element, or the canvas. */
  readonly before: HTMLElement;
}

function fieldFor(question: TextQuestion): Field {
  // A text to be copied by hand keeps its lines, and no keyboard covers it. A note may be long.
  const given = question.field === "copied";
  const input: Field = document.createElement(given || question.field === "note" ? "textarea" : "input");
  input.readOnly = given;
  input.className = "entry";
  input.value = question.value;
  input.maxLength = question.max_bytes;
  input.setAttribute("aria-label", question.label);
  input.placeholder = question.label;
  input.autocomplete = "off";
  input.spellcheck = false;
  return input;
}

/** Screen readers jump to the field as to the regions beside it. The browser offers the choices that go on like the
 * text. The label is seen where the field does not lie over one of the program. */
function regionOf(input: Field, { label, choices, letters }: TextQuestion): HTMLElement {
  const region = document.createElement("section");
  region.className = "field";
  region.style.fontSize = `${(lettersHeight * letters) / 100}px`;
  region.setAttribute("aria-label", label);
  const caption = document.createElement("p");
  caption.textContent = label;
  // The field has the same name.
  caption.setAttribute("aria-hidden", "true");
  region.append(caption, input);
  if (choices.length === 0) return region;
  const list = document.createElement("datalist");
  list.id = "choices";
  list.append(...choices.map((value) => Object.assign(document.createElement("option"), { value })));
  input.setAttribute("list", list.id);
  region.append(list);
  return region;
}

/** Drops half a character cut off by the limit, and joins a letter with its marks where a single character exists. Lines
 * pasted into a note become one. */
function asEntered(value: string): string {
  return value.replace(/\p{Surrogate}/gu, "").normalize().replaceAll("\n", " ");
}

export class TextEntry {
  #open: Open | undefined;
  readonly #entered: (question: TextQuestion, text: string) => void;
  readonly #canvas: HTMLCanvasElement;
  readonly #tree: AccessibilityTree;

  constructor(canvas: HTMLCanvasElement, tree: AccessibilityTree, entered: (question: TextQuestion, text: string) => void) {
    this.#canvas = canvas;
    this.#tree = tree;
    this.#entered = entered;
  }

  ask(question: TextQuestion): void {
    this.#close();
    const input = fieldFor(question);
    const enter = (): void => this.#entered(question, asEntered(input.value));
    let told = question.value;
    const tell = (): void => {
      // Only Enter carries out a typed line.
      if (this.#open !== open || input.value === told || question.field === "typed-line") return;
      told = input.value;
      enter();
    };
    const finish = (): void => {
      if (this.#open === open) this.#close();
    };
    const { activeElement } = document;
    const region = regionOf(input, question);
    const open: Open = {
      region,
      place: new FieldPlace(this.#canvas, region, () => this.#tree.targets.find(({ id }) => id === question.target)),
      leave: () => {
        tell();
        finish();
      },
      ends: new AbortController(),
      before: activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : this.#canvas,
    };
    input.addEventListener("keydown", (event) => {
      // Safari ends the composition before the Enter that accepts it, which has this code alone.
      if (event.isComposing || event.keyCode === 229) return;
      // Enter or Escape must not press the next focused element.
      if (/^(Enter|Escape)$/.test(event.key)) event.preventDefault();
      if (event.key === "Enter") {
        finish();
        enter();
      }
      if (event.key === "Escape") finish();
    });
    // A press elsewhere accepts a changed text and cancels an unchanged one, before the press arrives at its target.
    // The field stays until the release, as the window changes when the keyboard closes.
    const { signal } = open.ends;
    const elsewhere = ({ target }: Event): boolean => target !== input;
    addEventListener("pointerdown", (event) => elsewhere(event) && tell(), { capture: true, signal });
    for (const name of ["pointerup", "pointercancel"])
      addEventListener(name, (event) => elsewhere(event) && finish(), { capture: true, signal });
    input.addEventListener("blur", () => {
      tell();
      // Still active, only the window has lost the focus.
      if (document.activeElement !== input) finish();
    });
    // Searches after every letter.
    if (question.field === "rules-search") input.addEventListener("input", tell);
    this.#open = open;
    document.body.append(region);
    open.place.follow();
    input.focus({ preventScroll: true });
    input.select();
  }

  /** The program's field may have moved. */
  follow(): void {
    this.#open?.place.follow();
  }

  /** Ends an open field as a press elsewhere does.
   * @returns whether one was open */
  leave(): boolean {
    const open = this.#open;
    open?.leave();
    return open !== undefined;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    open.ends.abort();
    open.region.remove();
    open.place.leave();
    (open.before.isConnected ? open.before : this.#canvas).focus({ preventScroll: true });
  }
}
