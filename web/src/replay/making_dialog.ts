// Covers the page while moving pictures are made: the picture at hand, how far it is, and a button that stops it.
import type { ReplayOrder } from "../replay";

/** Parts of the work that are said aloud. */
const saidParts = 4;

function styled<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, style: Partial<CSSStyleDeclaration>): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  return element;
}

export class MakingDialog {
  readonly stopped: Promise<undefined>;
  readonly #dialog = styled("dialog", {
    boxSizing: "border-box",
    width: "100%",
    height: "100%",
    maxWidth: "none",
    maxHeight: "none",
    border: "0",
    textAlign: "center",
    background: "#14202e",
    color: "#f3e3c3",
    font: `18px "the inn's print", sans-serif`,
  });
  readonly #context: CanvasRenderingContext2D;
  readonly #bar = document.createElement("progress");
  readonly #words = document.createElement("p");
  readonly #title: string;
  #said = 0;

  constructor({ title, stop }: ReplayOrder) {
    this.#title = title;
    // The page's style is for the canvas of the game.
    const canvas = styled("canvas", {
      position: "static",
      width: "auto",
      height: "auto",
      maxWidth: "100%",
      maxHeight: "60vh",
      margin: "auto",
      visibility: "visible",
    });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    this.#context = context;
    this.#bar.setAttribute("aria-label", title);
    this.#words.setAttribute("role", "status");
    this.#words.textContent = title;
    const button = styled("button", { border: "0", borderRadius: "24px", padding: "12px 24px", background: "#f2b04b", color: "#2a1b12", font: "inherit" });
    button.textContent = stop;
    button.addEventListener("click", () => this.close());
    const foot = document.createElement("p");
    foot.append(button);
    this.#dialog.setAttribute("aria-label", title);
    this.#dialog.append(canvas, this.#words, this.#bar, foot);
    this.stopped = new Promise((stopped) => this.#dialog.addEventListener("close", () => stopped(undefined)));
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  /** Shows a picture, and returns its pixels. */
  copy(picture: HTMLCanvasElement): ImageData {
    const { canvas } = this.#context;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    this.#context.drawImage(picture, 0, 0);
    return this.#context.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** @param part of the whole work that is done */
  show(part: number): void {
    this.#bar.value = part;
    const said = Math.floor(part * saidParts);
    if (said === this.#said) return;
    this.#said = said;
    this.#words.textContent = `${this.#title} ${(100 * said) / saidParts} %`;
  }

  /** Lets the page answer first. */
  async isStopped(): Promise<boolean> {
    await new Promise((next) => setTimeout(next));
    return !this.#dialog.open;
  }

  close(): void {
    this.#dialog.close();
    this.#dialog.remove();
  }
}
