// Rasterises the vector pictures at the size shown on the device. createImageBitmap does not take SVG in every browser,
// so each picture goes through an image element and a canvas.
import { lend } from "./calls";
import { MissingFeature } from "./loading/failure";
import { Queue } from "./queue";
import type { Game } from "./game.js";
import type { PictureOrder, WantedPicture } from "generated/messages";

/** Pictures read in parallel. */
const together = 12;
/** Milliseconds of work on pictures at a time, so that the game stays responsive. */
const timeSlice = 10;
/** Milliseconds after which the first pictures of an order are shown, the next after twice that, and so on: drawing the
 * screen costs more than making a picture. */
const firstShown = 150;

export class Pictures {
  readonly #game: Game;
  readonly #canvas = document.createElement("canvas");
  readonly #context: CanvasRenderingContext2D;
  /** Vector pictures by name. */
  readonly #sources: Readonly<Record<string, string>>;
  readonly #images = new Map<string, Promise<HTMLImageElement | undefined>>();
  #oldestOrder = 0;
  readonly #queue = new Queue();
  #sliceBeganAt = 0;

  /** @param file vector pictures by name, as JSON; @param scene the picture already on the loading screen */
  constructor(game: Game, file: Uint8Array, scene: string) {
    this.#game = game;
    this.#sources = { ...(JSON.parse(new TextDecoder().decode(file)) as Record<string, string>), "scene-title-summer": scene };
    // Read back at once, so it should stay out of graphics memory.
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new MissingFeature("Canvas 2D");
    this.#context = context;
  }

  /** Delivers the pictures one by one, order after order. */
  make(order: PictureOrder): void {
    this.#oldestOrder = order.oldest_order;
    void this.#queue.add(() => this.#make(order));
  }

  async #make({ order, pictures }: PictureOrder): Promise<void> {
    // A picture may be needed in two sizes.
    const sizes = new Map<string, WantedPicture[]>();
    for (const picture of pictures) sizes.set(picture.name, [...(sizes.get(picture.name) ?? []), picture]);
    const names = [...sizes.keys()];
    let shownAt = performance.now();
    let showAfter = firstShown;
    for (let first = 0; first < names.length; first += together) {
      const images = await Promise.all(
        names.slice(first, first + together).map(async (name) => ({ name, image: await this.#image(name) })),
      );
      for (const { name, image } of images) {
        if (performance.now() - this.#sliceBeganAt > timeSlice) {
          await new Promise((next) => setTimeout(next));
          this.#sliceBeganAt = performance.now();
        }
        if (order < this.#oldestOrder) return;
        for (const size of sizes.get(name) ?? []) this.#handOver(order, size, image);
      }
      if (performance.now() - shownAt < showAfter) continue;
      shownAt = performance.now();
      showAfter *= 2;
      this.#game._request_frame();
    }
    this.#game._request_frame();
  }

  /** Reads a picture once: other sizes and a lost context need it again, and reading takes as long as drawing.
   * Undefined if reading fails; a later try may succeed. */
  #image(name: string): Promise<HTMLImageElement | undefined> {
    const image =
      this.#images.get(name) ??
      load(this.#sources[name] ?? "").catch(() => {
        console.warn(`the picture ${name} cannot be read`);
        this.#images.delete(name);
        return undefined;
      });
    this.#images.set(name, image);
    return image;
  }

  /** Without an image delivers an empty one, so that one broken picture costs no other. */
  #handOver(order: number, { index, width, height }: WantedPicture, image: HTMLImageElement | undefined): void {
    if (this.#canvas.width < width) this.#canvas.width = width;
    if (this.#canvas.height < height) this.#canvas.height = height;
    this.#context.clearRect(0, 0, width, height);
    if (image) this.#context.drawImage(image, 0, 0, width, height);
    const pixels = this.#context.getImageData(0, 0, width, height).data;
    const pointer = lend(this.#game, new Uint8Array(pixels.buffer));
    this.#game._take_picture(order, index, pointer);
    this.#game._free(pointer);
  }
}

/** Ready to be drawn. `image.decode()` would also wait for the browser's frames, and take ten times as long. */
async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    await new Promise((loaded, failed) => {
      image.onload = loaded;
      image.onerror = failed;
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}
