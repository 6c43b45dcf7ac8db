// Defines <tavern-game>: a poster that costs nothing and becomes the game when it is touched. It needs script-src and
// frame-src of this site from the page around it, and nothing else: no inline style, no picture, no evaluated text.
//   link      the game to open: the fragment of a replay or position link; without one the title page
//   puzzle    the same of a position, and the poster says so
//   replay    a game that plays by itself
//   language  en, en-schmidt, de or nl; else that of the page around it
//   ratio     width to height, such as 16/10; else a height that suits the width
// The element's content stands below the game as its caption. send(message) speaks to the game, and each message of the
// game arrives as the event "tavern" with the message as its detail: see messages.schema.json.
import { heightFor } from "../src/frame_size";

/** Put in by ci/assemble-page.mjs. */
declare const EMBED_TEXTS: Readonly<Record<string, Readonly<Record<"title" | "play" | "puzzle" | "replay" | "own-tab", string>>>>;

const script = document.currentScript as HTMLScriptElement;
const address = new URL("index.html", script.src).href;
const site = new URL(address).origin;

const style = new CSSStyleSheet();
style.replaceSync(
  ":host,button,iframe{display:block}" +
    "button,iframe{width:100%;border:0;border-radius:8px;background:#14202e}" +
    "button{cursor:pointer;color:#f3e3c3;font:700 24px Georgia,serif;" +
    "background:radial-gradient(at 50% 125%,#f2b04b,#8a5a33 30%,#4a2e1b 45%,#14202e 72%)}" +
    "span{display:table;margin:20px auto;padding:12px 24px;border-radius:24px;background:#f2b04b;color:#2a1b12;" +
    "font:700 18px sans-serif}" +
    "div{display:flex;flex-wrap:wrap;gap:0 16px;justify-content:space-between;line-height:44px}" +
    "a{color:inherit}",
);

class TavernGame extends HTMLElement {
  #frame: HTMLIFrameElement | undefined;

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const language = this.getAttribute("language") ?? this.closest<HTMLElement>("[lang]")?.lang ?? navigator.language;
    const words = EMBED_TEXTS[language.slice(0, 2)] ?? EMBED_TEXTS["en"]!;
    const kind = (["replay", "puzzle"] as const).find((name) => this.hasAttribute(name));
    const replay = this.getAttribute("replay");
    const start = `${address}#${replay ?? this.getAttribute("puzzle") ?? this.getAttribute("link") ?? ""}`;

    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    const poster = document.createElement("button");
    const press = document.createElement("span");
    const foot = document.createElement("div");
    const tab = document.createElement("a");
    poster.append(words.title, press);
    press.append(words[kind ?? "play"]);
    foot.append(document.createElement("slot"), tab);
    tab.append(words["own-tab"], " ↗");
    tab.target = "_blank";
    tab.href = start;
    root.append(poster, foot);

    const [width, height] = this.getAttribute("ratio")?.split("/").map(Number) ?? [];
    new ResizeObserver(() => {
      const wide = this.clientWidth;
      (this.#frame ?? poster).style.height = `${width && height ? (wide * height) / width : heightFor(wide)}px`;
    }).observe(this);

    poster.onclick = () => {
      const frame = (this.#frame = document.createElement("iframe"));
      frame.title = words.title;
      frame.allow = "clipboard-write;fullscreen";
      frame.src = replay ? address : start;
      frame.style.height = poster.style.height;
      poster.replaceWith(frame);
      frame.focus();
    };
    addEventListener("message", ({ source, origin, data }) => {
      if (!source || source !== this.#frame?.contentWindow || origin !== site) return;
      if (data.type === "ready") {
        this.send({ type: "configure", ...(this.hasAttribute("language") && { language }) });
        if (replay) this.send({ type: "load", link: replay, play: true });
        if (document.activeElement === this) this.send({ type: "focus" });
      }
      if (data.link) tab.href = `${address}#${data.link}`;
      this.dispatchEvent(new CustomEvent("tavern", { detail: data }));
    });
  }

  send(message: object): void {
    this.#frame?.contentWindow?.postMessage({ tavern: 1, ...message }, site);
  }
}

customElements.define("tavern-game", TavernGame);
