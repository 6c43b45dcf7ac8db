// The canvas said in elements, for those who do not see it: whose turn it is as heading and title, a status, a log that
// tells what happened, and a button for everything that can be touched, under the heading of the room it lies in. A
// sheet is a dialog.
import { focusTarget, pressTarget } from "./bridge";
import type { Game } from "./game.js";
import { say } from "./language";
import type { Reading, Target } from "./messages";

/** Older news is dropped, so that the page does not grow. */
const mostNews = 20;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), facts);
  made.append(...children);
  return made;
}

/** By attributes, as Firefox has properties for them since 119 only; what is false is left out. */
function describe<Described extends HTMLElement>(of: Described, attributes: Readonly<Record<string, string | boolean>>): Described {
  for (const [name, value] of Object.entries(attributes))
    if (value === false) of.removeAttribute(name);
    else of.setAttribute(name, String(value));
  return of;
}

function setText(of: HTMLElement, text: string): void {
  if (of.textContent !== text) of.textContent = text;
}

/** Makes these the children, moving none that is in its place already: a moved element loses the focus. */
function setChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) if (!children.includes(child as HTMLElement)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

export class Mirror {
  readonly #game: Game;
  readonly #heading = element("h1");
  readonly #status = element("p");
  readonly #statusButton = element("button", { type: "button", accessKey: "s" });
  /** Says the status when it is asked for. */
  readonly #answer = describe(element("div"), { role: "status" });
  readonly #news = describe(element("div"), { role: "log", "aria-live": "polite" });
  readonly #screen = element("div");
  readonly #dialog = describe(element("div", { hidden: true }), { role: "dialog", "aria-modal": "true" });
  readonly #all = element("main", { className: "unseen" });
  /** Of the screen and of the dialog: buttons, texts and headings by what they stand for. */
  readonly #elements = new Map<string, HTMLElement>();
  /** Where the focus was before the dialog came. */
  #before = "";
  targets: readonly Target[] = [];
  moreAbove = false;
  moreBelow = false;

  constructor(game: Game) {
    this.#game = game;
    this.#statusButton.addEventListener("click", () => {
      // Told again although it is the same.
      this.#answer.textContent = "";
      setTimeout(() => setText(this.#answer, this.#status.textContent || this.#heading.textContent || ""), 50);
    });
    this.#all.append(
      element("div", {}, this.#heading, this.#statusButton, this.#status, this.#answer),
      this.#screen,
      this.#dialog,
      this.#news,
    );
    document.body.append(this.#all);
  }

  show(reading: Reading): void {
    this.targets = reading.targets;
    this.moreAbove = reading.more_above;
    this.moreBelow = reading.more_below;
    this.#tell(reading.news);
    const title = reading.heading === "" ? say("title") : `${reading.heading} – ${say("title")}`;
    if (document.title !== title) document.title = title;
    setText(this.#heading, reading.heading || say("title"));
    setText(this.#status, reading.status);
    setText(this.#statusButton, reading.status_button);

    const focused = document.activeElement;
    const had = focused instanceof HTMLElement && this.#all.contains(focused) ? focused : undefined;
    const place = had ? this.#order().indexOf(had) : -1;
    const opens = reading.sheet && this.#dialog.hidden;
    const closes = !reading.sheet && !this.#dialog.hidden;
    if (opens) this.#before = had?.dataset["id"] ?? "";

    this.#dialog.hidden = !reading.sheet;
    const wanted = this.#elementsOf(reading);
    setChildren(reading.sheet ? this.#dialog : this.#screen, wanted);
    setChildren(reading.sheet ? this.#screen : this.#dialog, []);
    if (reading.sheet) describe(this.#dialog, { "aria-label": reading.words[0] ?? reading.heading });

    if (!had) return;
    // Who was among the elements stays there: in the dialog that came, back where it came from, or near what is gone.
    if (opens) (this.#order()[0] ?? this.#statusButton).focus();
    else if (closes) (this.#elements.get(this.#before) ?? this.#order()[0] ?? this.#statusButton).focus();
    else if (document.activeElement !== had)
      (had.isConnected ? had : (this.#order()[Math.min(place, this.#order().length - 1)] ?? this.#statusButton)).focus();
  }

  #tell(news: readonly string[]): void {
    this.#news.append(...news.map((textContent) => element("p", { textContent })));
    while (this.#news.childElementCount > mostNews) this.#news.firstElementChild?.remove();
  }

  /** Everything that can have the focus, in order. */
  #order(): readonly HTMLElement[] {
    return [...(this.#dialog.hidden ? this.#screen : this.#dialog).querySelectorAll("button")];
  }

  #elementsOf({ targets, words }: Reading): readonly HTMLElement[] {
    const said = targets.filter((target) => target.label !== "");
    const wanted: HTMLElement[] = [];
    const keep = (key: string, make: () => HTMLElement, text: string): HTMLElement => {
      let one = this.#elements.get(key);
      if (!one) this.#elements.set(key, (one = make()));
      setText(one, text);
      wanted.push(one);
      return one;
    };
    // What a button draws, it says itself.
    words
      .filter((text) => !said.some((target) => target.label.includes(text)))
      .forEach((text, index) => keep(`words ${index}`, () => element("p"), text));
    for (const room of new Set(said.map((target) => target.room))) {
      if (room !== "") keep(`room ${room}`, () => element("h2"), room);
      for (const target of said.filter((one) => one.room === room)) {
        if (target.enabled || target.chosen) {
          const button = keep(target.id, () => this.#button(target.id), target.label);
          describe(button, { "aria-pressed": target.chosen, "aria-disabled": !target.enabled });
        } else {
          keep(`text ${target.id}`, () => element("p"), target.label);
        }
      }
    }
    for (const [key, one] of this.#elements) if (!wanted.includes(one)) this.#elements.delete(key);
    return wanted;
  }

  #button(id: string): HTMLButtonElement {
    const button = element("button", { type: "button" });
    button.dataset["id"] = id;
    button.addEventListener("click", () => {
      pressTarget(this.#game, id);
      this.#game._answer();
    });
    button.addEventListener("focus", () => focusTarget(this.#game, id));
    return button;
  }
}
