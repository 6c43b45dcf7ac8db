// The accessibility tree: a DOM mirror of the canvas. Heading and title tell whose turn it is; then come a status, a
// log of events and the nodes of the screen. A sheet becomes a dialog.
import { focusTarget, pressTarget } from "./calls";
import type { Game } from "./game.js";
import { say } from "./language";
import type { Role, SemanticNode, Target, TreeContent } from "generated/messages";

/** Whether somebody plays by mouse or finger. */
let pointed = false;
// Also where the loading screen still takes the choices.
addEventListener("pointerdown", () => (pointed = true), { capture: true });

/** Drops older news, so that the page does not grow. */
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

const unseen = (...children: readonly Node[]): HTMLDivElement => element("div", { className: "unseen" }, ...children);

/** Sets attributes, since Firefox has the properties only from 119 on; leaves out false ones. */
function describe<Described extends HTMLElement>(of: Described, attributes: Readonly<Record<string, string | boolean>>): Described {
  for (const [name, value] of Object.entries(attributes))
    if (value === false) of.removeAttribute(name);
    else of.setAttribute(name, String(value));
  return of;
}

function setText(of: HTMLElement, text: string): void {
  if (of.textContent !== text) of.textContent = text;
}

/** Sets the children without moving those already in place: a moved element loses the focus. */
function setChildren(parent: HTMLElement, children: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) if (!children.includes(child as HTMLElement)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

/** A disabled target that is not the chosen alternative is only a text. */
const isControl = ({ enabled, chosen }: Target): boolean => enabled || chosen;
const keyOf = (id: string, control: boolean): string => `${control ? "control" : "text"} ${id}`;
const describeKey = (target: Target): string => keyOf(target.id, isControl(target));

const tags: Readonly<Partial<Record<Role, keyof HTMLElementTagNameMap>>> = {
  region: "section",
  text: "p",
  list: "ul",
  item: "li",
  table: "table",
  row: "tr",
  columnheader: "th",
  rowheader: "th",
  cell: "td",
};
const tagOf = ({ role, level }: SemanticNode): keyof HTMLElementTagNameMap =>
  role === "heading" ? (`h${level ?? 2}` as "h2") : (tags[role] ?? "div");

const inSentences = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(". ").replace(/([.!?])\. /g, "$1 ");

function showControl(one: HTMLElement, { role, description }: SemanticNode, target: Target): void {
  if (!isControl(target)) {
    setText(one, inSentences(target.label, description));
    return;
  }
  setText(one, target.label);
  const { chosen } = target;
  describe(one, {
    "aria-description": description ?? false,
    ...(role === "radio"
      ? { role, "aria-checked": chosen ? "true" : "false" }
      : role === "tab"
        ? { role, "aria-selected": chosen ? "true" : "false" }
        : { "aria-pressed": chosen }),
  });
}

/** A region starts with its name as a heading, so that screen readers can jump to it. */
function startingWith(name: string, region: HTMLElement, content: readonly HTMLElement[]): readonly HTMLElement[] {
  const [first] = content;
  if (first instanceof HTMLHeadingElement && first.textContent === name) return content;
  const { firstElementChild: before } = region;
  const heading = before instanceof HTMLHeadingElement && before !== first ? before : element("h2");
  setText(heading, name);
  return [heading, ...content];
}

function showNode(one: HTMLElement, { role, name = "", description }: SemanticNode, children: () => HTMLElement[]): void {
  switch (role) {
    case "text":
    case "heading":
      setText(one, name);
      return;
    case "image":
      describe(one, { role: "img", "aria-label": name });
      return;
    case "group":
    case "radiogroup":
    case "tablist":
    case "list":
    case "table":
      describe(one, { role, "aria-label": name || false, "aria-description": description ?? false });
      break;
    case "region":
      describe(one, { "aria-label": name });
      setChildren(one, startingWith(name, one, children()));
      return;
    case "columnheader":
    case "rowheader":
    case "item":
    case "cell":
      if (role.endsWith("header")) describe(one, { scope: role === "rowheader" ? "row" : "col" });
      if (name !== "") {
        setText(one, name);
        return;
      }
  }
  setChildren(one, children());
}

export class AccessibilityTree {
  readonly #game: Game;
  readonly #heading = element("h1");
  readonly #status = element("p");
  /** Seen while it has the focus: nothing on the canvas shows it. */
  readonly #statusButton = element("button", { type: "button", accessKey: "s", className: "status-button" });
  /** Announces the status on request. */
  readonly #answer = describe(element("div"), { role: "status" });
  readonly #news = describe(unseen(), { role: "log", "aria-live": "polite" });
  readonly #screen = unseen();
  readonly #dialog = describe(Object.assign(unseen(), { hidden: true }), { role: "dialog", "aria-modal": "true" });
  readonly #all = element("main");
  /** Buttons, texts and headings of screen and dialog, by their meaning. */
  readonly #elements = new Map<string, HTMLElement>();
  /** The target that has the game's focus. */
  #focus = "";
  #inGame = false;
  targets: readonly Target[] = [];
  /** Counts the trees shown. */
  #shown = 0;
  moreAbove = false;
  moreBelow = false;

  constructor(game: Game) {
    this.#game = game;
    this.#statusButton.addEventListener("click", () => {
      // Makes screen readers repeat an unchanged status.
      this.#answer.textContent = "";
      setTimeout(() => setText(this.#answer, this.#status.textContent || this.#heading.textContent || ""), 50);
    });
    this.#all.append(
      unseen(this.#heading),
      this.#statusButton,
      unseen(this.#status, this.#answer),
      this.#screen,
      this.#dialog,
      this.#news,
    );
    document.body.append(this.#all);
  }

  /** Escape on the canvas, where Tab belongs to the game, leads to the elements unless it has closed something. Players
   * with a mouse or finger have no use for them until a key gives the game a focus. */
  leaveCanvas(canvas: HTMLCanvasElement): void {
    const answerTime = 300; // milliseconds
    const shown = this.#shown;
    setTimeout(() => {
      if (shown === this.#shown && document.activeElement === canvas && (this.#focus || !pointed)) this.enter(this.#focus);
    }, answerTime);
  }

  /** Gives the browser's focus to the element of a target, or else to that of the game's focus. */
  enter(id: string): void {
    const at = (target: string): HTMLElement | undefined => this.#elements.get(keyOf(target, true));
    (at(id) ?? at(this.#focus) ?? this.#statusButton).focus();
  }

  show(reading: TreeContent): void {
    ++this.#shown;
    this.targets = reading.targets;
    this.moreAbove = reading.more_above;
    this.moreBelow = reading.more_below;
    this.#tell(reading.news, reading.heading !== "");
    const title = reading.heading === "" ? say("title") : `${reading.heading} – ${say("title")}`;
    if (document.title !== title) {
      document.title = title;
      // It told another moment.
      setText(this.#answer, "");
    }
    setText(this.#heading, reading.heading || say("title"));
    setText(this.#status, reading.status);
    setText(this.#statusButton, reading.status_button);

    const focused = document.activeElement;
    const had = focused instanceof HTMLElement && this.#all.contains(focused) ? focused : undefined;
    this.#dialog.hidden = !reading.sheet;
    const elements = this.#elementsOf(reading);
    setChildren(reading.sheet ? this.#dialog : this.#screen, elements);
    setChildren(reading.sheet ? this.#screen : this.#dialog, []);
    const named = reading.nodes.find(({ role }) => role === "heading") ?? reading.nodes.find(({ name }) => name !== undefined);
    const before = this.#dialog.getAttribute("aria-label");
    const dialog = reading.sheet ? (named?.name ?? reading.heading) : null;
    describe(this.#dialog, { "aria-label": dialog ?? false });
    const moved = reading.focus !== this.#focus;
    // The same buttons ask the next player, and the focus stays.
    if (had && !moved && before !== null && dialog !== null && dialog !== before) this.#announce([dialog]);
    this.#focus = reading.focus;
    // An element that has gone, or moved into another group, has lost the browser's focus.
    if (had && (moved || document.activeElement !== had)) this.#follow(had);
    else if (moved && focused instanceof HTMLCanvasElement) this.#say(reading);
  }

  /** Speaks the target that has the game's focus, for the canvas has no elements. */
  #say({ nodes, targets }: TreeContent): void {
    const target = targets.find(({ id }) => id === this.#focus);
    const node = nodes.find(({ target: id }) => id === this.#focus);
    if (target) setText(this.#answer, inSentences(target.label, node?.description));
  }

  /** The game moves its focus to the thing that is wanted next, and the element with the browser's focus may be gone. */
  #follow(had: HTMLElement): void {
    const wanted = this.#elements.get(keyOf(this.#focus, true));
    // The target cannot be pressed yet: the focus follows as soon as it can.
    if (!wanted) this.#focus = "";
    const next = wanted ?? (had.isConnected ? had : this.#statusButton);
    if (next !== document.activeElement) next.focus();
  }

  /** The log holds one game in one language. */
  #tell(news: readonly string[], inGame: boolean): void {
    const { lang } = document.documentElement;
    // News of the title itself stays.
    const left = this.#inGame && !inGame;
    this.#inGame = inGame;
    if (left || lang !== this.#news.lang) this.#news.replaceChildren();
    if (lang !== this.#news.lang) this.#news.lang = lang;
    if (news.length > 0) this.#announce(news);
  }

  #announce(news: readonly string[]): void {
    // Orca drops all but the last of several elements that come at once.
    this.#news.append(element("p", { textContent: inSentences(...news) }));
    while (this.#news.childElementCount > mostNews) this.#news.firstElementChild?.remove();
  }

  /** The elements of the nodes. Creates only missing ones, and one with the focus whose name changes: screen readers speak
   * a name when its element gets the focus. */
  #elementsOf({ targets, nodes, focus }: TreeContent): readonly HTMLElement[] {
    const byId = new Map(targets.map((target) => [target.id, target]));
    const children = nodes.map((): number[] => []);
    const roots: number[] = [];
    nodes.forEach(({ parent }, index) => (children[parent] ?? roots).push(index));
    const kept = new Set<string>();
    const build = (indices: readonly number[], path: string): HTMLElement[] =>
      indices.flatMap((index, place) => {
        const node = nodes[index];
        const target = byId.get(node?.target ?? "");
        if (!node || (node.target !== undefined && !target)) return [];
        const key = target ? describeKey(target) : `${path}/${tagOf(node)} ${node.role} ${place}`;
        const known = this.#elements.get(key);
        const renamed = target?.id === focus && known === document.activeElement && known?.textContent !== target.label;
        const one = known && !renamed ? known : target ? this.#control(target) : element(tagOf(node));
        this.#elements.set(key, one);
        kept.add(key);
        if (target) showControl(one, node, target);
        else showNode(one, node, () => build(children[index] ?? [], key));
        return [one];
      });
    const wanted = build(roots, "");
    for (const key of this.#elements.keys()) if (!kept.has(key)) this.#elements.delete(key);
    return wanted;
  }

  #control(target: Target): HTMLElement {
    return isControl(target) ? this.#button(target.id) : element("p");
  }

  #button(id: string): HTMLButtonElement {
    const button = element("button", { type: "button" });
    button.dataset["id"] = id;
    button.addEventListener("click", () => {
      pressTarget(this.#game, id);
      this.#game._answer();
    });
    button.addEventListener("focus", () => {
      this.#focus = id;
      focusTarget(this.#game, id);
    });
    return button;
  }
}
