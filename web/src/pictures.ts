// Makes bitmaps of the vector pictures, as large as the device shows them. createImageBitmap does not take SVG in every
// browser, so each picture goes through an image element and a canvas.
import { lend } from "./bridge";
import type { Game } from "./game.js";
import type { PictureOrder, WantedPicture } from "./messages";

/** A frame's time is left to the game between two batches. */
const batchMilliseconds = 10;

export class Pictures {
  readonly #game: Game;
  readonly #canvas = document.createElement("canvas");
  readonly #context: CanvasRenderingContext2D;
  #sources: Promise<Record<string, string>> | undefined;
  #oldestOrder = 0;
  #queue = Promise.resolve();

  constructor(game: Game) {
    this.#game = game;
    // Read back at once, so it is better kept out of the graphics memory.
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("the browser offers no 2D canvas");
    this.#context = context;
  }

  /** Hands the pictures over one by one, order after order. */
  make(order: PictureOrder): void {
    this.#oldestOrder = order.oldest_order;
    this.#queue = this.#queue.then(() => this.#make(order));
  }

  async #make({ order, pictures }: PictureOrder): Promise<void> {
    this.#sources ??= fetch("pictures.json").then((response) => response.json() as Promise<Record<string, string>>);
    const sources = await this.#sources;
    let batchEnds = performance.now() + batchMilliseconds;
    for (const picture of pictures) {
      if (order < this.#oldestOrder) return;
      const source = sources[picture.name];
      if (source === undefined) continue;
      await this.#makeOne(order, picture, source);
      if (performance.now() < batchEnds) continue;
      this.#game._request_frame();
      await new Promise((resolve) => setTimeout(resolve));
      batchEnds = performance.now() + batchMilliseconds;
    }
    this.#game._request_frame();
  }

  async #makeOne(order: number, { index, width, height }: WantedPicture, source: string): Promise<void> {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
    image.src = address;
    try {
      await image.decode();
    } finally {
      URL.revokeObjectURL(address);
    }
    if (this.#canvas.width < width) this.#canvas.width = width;
    if (this.#canvas.height < height) this.#canvas.height = height;
    this.#context.clearRect(0, 0, width, height);
    this.#context.drawImage(image, 0, 0, width, height);
    const pixels = this.#context.getImageData(0, 0, width, height).data;
    const pointer = lend(this.#game, new Uint8Array(pixels.buffer));
    this.#game._take_picture(order, index, pointer);
    this.#game._free(pointer);
  }
}
