// Defines <tavern-game>: a poster that costs nothing and becomes the game when it is touched. It needs script-src and
// frame-src of this site from the page around it, and nothing else: no inline style, no evaluated text, and no picture
// but the author's own. web/README.md lists its attributes, methods and events.
import { heightFor } from "../src/frame_size";

/** Put in by ci/assemble-page.mjs. */
declare const EMBED_TEXTS: Readonly<
  Record<string, Readonly<Record<"title" | "play" | "puzzle" | "problem" | "replay" | "own-tab", string>>>
>;

const script = document.currentScript as HTMLScriptElement;
const address = new URL("index.html", script.src).href;
const site = new URL(address).origin;

const style =
  ":host,button,iframe{display:block}" +
    "section,iframe{flex:999 1 480px;min-width:0;max-width:100%;border:0;border-radius:8px;background:#14202e}" +
    "section{display:flex;flex-direction:column;overflow:hidden;" +
    "background:radial-gradient(at 50% 125%,#f2b04b,#8a5a33 30%,#4a2e1b 45%,#14202e 72%)}" +
    "ol{flex:1 1 200px;margin:0;max-height:960px;overflow:auto}" +
    "ol:empty{display:none}" +
    // A picture takes all the room that the words leave.
    "::slotted(img){flex:999;min-height:0;object-fit:contain}" +
    "button{flex:1 0 auto;border:0;background:none;cursor:pointer;color:#f3e3c3;font:700 24px Georgia,serif}" +
    "li button{padding:12px 0;color:inherit;font:inherit;text-align:start}" +
    "[aria-current=true]{text-decoration:underline}" +
    "b,span{display:table;margin:8px auto;font:700 18px sans-serif}" +
    "span{margin-block:12px 20px;padding:12px 24px;border-radius:24px;background:#f2b04b;color:#2a1b12}" +
    "div{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between}" +
    "a{padding:12px 0;color:inherit}";

/** Most policies of a page around forbid style elements, but Safari before 16.4 has no constructable style sheets. */
function dress(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  } catch {
    root.append(made("style", style));
  }
}

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

class TavernGame extends HTMLElement {
  #frame: HTMLIFrameElement | undefined;
  readonly #steps = made("ol");
  #start = (): void => undefined;
  #fit = (): void => undefined;
  readonly #tab = made("a");
  #listens = false;
  /** The moment to begin with. */
  #at: number | undefined;

  connectedCallback(): void {
    if (!this.shadowRoot) this.#build();
    addEventListener("message", this);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this);
  }

  #build(): void {
    const language = this.getAttribute("language") ?? this.closest<HTMLElement>("[lang]")?.lang ?? navigator.language;
    const words = EMBED_TEXTS[language.slice(0, 2)] ?? EMBED_TEXTS["en"]!;
    const kind = (["replay", "story", "puzzle", "problem"] as const).find((name) => this.hasAttribute(name));
    const start = `${address}#${this.getAttribute(kind ?? "link") ?? ""}`;

    const root = this.attachShadow({ mode: "open" });
    dress(root);
    const picture = made("slot");
    const tab = this.#tab;
    const poster = made(
      "section",
      picture,
      made("button", words.title, made("b", this.getAttribute("task") ?? ""), made("span", words[kind === "story" ? "replay" : (kind ?? "play")])),
    );
    picture.name = "picture";
    tab.append(words["own-tab"], " ↗");
    tab.target = "_blank";
    tab.href = start;
    root.append(made("div", poster, this.#steps), made("div", made("slot"), tab));

    const [width, height] = this.getAttribute("ratio")?.split("/").map(Number) ?? [];
    this.#fit = () => {
      const box = this.#frame ?? poster;
      const wide = box.clientWidth;
      box.style.height = `${width && height ? (wide * height) / width : heightFor(wide)}px`;
    };
    new ResizeObserver(this.#fit).observe(this);

    poster.onclick = this.#start = () => {
      if (this.#frame) return;
      const frame = (this.#frame = document.createElement("iframe"));
      frame.title = words.title;
      frame.allow = "clipboard-write;fullscreen";
      frame.src = this.#told ? address : start;
      frame.style.height = poster.style.height;
      poster.replaceWith(frame);
      frame.focus();
    };
  }

  /** A message, perhaps of the game. */
  handleEvent({ source, origin, data }: MessageEvent): void {
    if (source !== this.#frame?.contentWindow || origin !== site) return;
    if (data.type === "ready") {
      this.send({ type: "configure", language: this.getAttribute("language") ?? undefined });
      this.#listens = true;
      if (this.#told) this.#load();
      if (document.activeElement === this) this.send({ type: "focus" });
    }
    if (data.notes) this.#show(data);
    if (data.link) this.#tab.href = `${address}#${data.link}`;
    for (const kind of data.type === "problem-solved" ? ["tavern", data.type] : ["tavern"])
      this.dispatchEvent(new CustomEvent(kind, { detail: data }));
  }

  /** The link of a game with moments. */
  get #told(): string | null {
    return this.getAttribute("replay") ?? this.getAttribute("story");
  }

  #load(): void {
    const at = this.#at ?? (this.hasAttribute("story") ? 0 : undefined);
    this.send({ type: "load", link: at === undefined ? this.#told : `${this.#told}&at=${at}`, play: at === undefined });
  }

  #show({ notes, at }: { readonly notes: readonly { at: number; text: string }[]; readonly at?: number }): void {
    const { children } = this.#steps;
    // The same steps stay, and keep the focus.
    if (children.length !== notes.length)
      this.#steps.replaceChildren(
        ...notes.map((note) => {
          const step = made("button", note.text);
          step.onclick = () => this.goTo(note.at);
          return made("li", step);
        }),
      );
    notes.forEach((note, index) => (children[index]!.firstChild as Element).setAttribute("aria-current", `${note.at === at}`));
    // Steps beside the frame make it narrower.
    this.#fit();
  }

  /** Shows a moment of a replay or story, which begins with it if need be. */
  goTo(moment: number): void {
    if (!this.#told) return;
    this.#at = moment;
    if (this.#listens) this.#load();
    else this.#start();
  }

  send(message: object): void {
    this.#frame?.contentWindow?.postMessage({ tavern: 1, ...message }, site);
  }
}

customElements.define("tavern-game", TavernGame);

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-tavern-at]");
  if (!button) return;
  const { tavernAt, tavernFor } = button.dataset;
  const all = tavernFor ? `tavern-game[id="${CSS.escape(tavernFor)}"]` : "tavern-game[replay],tavern-game[story]";
  const games = [...document.querySelectorAll<TavernGame>(all)];
  const before = games.filter((game) => game.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
  const game = before.pop() ?? games[0];
  game?.goTo(Number(tavernAt));
});
