// The canvas said in elements, for those who do not see it: a live region that tells what happened, and a button for
// everything that can be touched. A button works by a touch of the canvas where the thing lies.
import type { Target } from "./messages";

/** Older news is dropped, so that the page does not grow. */
const mostNews = 20;

export class Mirror {
  readonly #canvas: HTMLCanvasElement;
  readonly #news = document.createElement("div");
  readonly #buttons = document.createElement("div");
  readonly #byId = new Map<string, HTMLButtonElement>();
  targets: readonly Target[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#news.className = this.#buttons.className = "unseen";
    this.#news.role = "log";
    this.#news.ariaLive = "polite";
    this.#buttons.role = "group";
    document.body.append(this.#news, this.#buttons);
  }

  show(targets: readonly Target[], news: readonly string[]): void {
    for (const text of news) {
      const line = document.createElement("p");
      line.textContent = text;
      this.#news.append(line);
    }
    while (this.#news.childElementCount > mostNews) this.#news.firstElementChild?.remove();

    this.targets = targets;
    const shown = targets.filter((target) => target.enabled);
    for (const [id, button] of this.#byId) {
      if (shown.some((target) => target.id === id)) continue;
      button.remove();
      this.#byId.delete(id);
    }
    shown.forEach((target, index) => {
      let button = this.#byId.get(target.id);
      if (!button) {
        button = document.createElement("button");
        button.type = "button";
        button.addEventListener("click", () => this.#touch(target.id));
        this.#byId.set(target.id, button);
      }
      if (button.textContent !== target.label) button.textContent = target.label;
      if (this.#buttons.children[index] !== button) this.#buttons.insertBefore(button, this.#buttons.children[index] ?? null);
    });
  }

  #touch(id: string): void {
    const target = this.targets.find((one) => one.id === id);
    if (!target) return;
    const at = { clientX: target.x + target.width / 2, clientY: target.y + target.height / 2 };
    const mouse = (type: string, buttons: number): void => {
      this.#canvas.dispatchEvent(new MouseEvent(type, { ...at, button: 0, buttons, bubbles: true }));
    };
    mouse("mousemove", 0);
    mouse("mousedown", 1);
    mouse("mouseup", 0);
  }
}
