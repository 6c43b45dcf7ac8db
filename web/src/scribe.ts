// Writes letters that the game's fonts lack, with the fonts of the device: the browser finds them, joins letters and
// knows directions. Where it fails, question marks replace the text.

/** By ui::Typeface: heading, text, bold, black. */
const faces = [
  { weight: 400, family: "serif" },
  { weight: 400, family: "sans-serif" },
  { weight: 700, family: "sans-serif" },
  { weight: 900, family: "sans-serif" },
];
/** Text takes a single colour, so emoji are drawn in shades of it: the darkest parts get this much ink, the brightest
 * all. */
const darkest = 0.3;

export class Scribe {
  readonly #canvas = document.createElement("canvas");

  /** The width of a text; 0: it cannot be written. */
  measure(text: string, face: number, size: number): number {
    try {
      return this.#take(face, size).measureText(text).width;
    } catch {
      return 0;
    }
  }

  /** The ink on each pixel of a sheet, row by row, with the start of the text at a given place; empty if it cannot be
   * written. */
  write(text: string, face: number, size: number, left: number, baseline: number, width: number, height: number): Uint8Array {
    const ink = new Uint8Array(width * height);
    try {
      Object.assign(this.#canvas, { width, height });
      const context = this.#take(face, size);
      context.fillText(text, left, baseline);
      const { data } = context.getImageData(0, 0, width, height);
      for (let pixel = 0; pixel < ink.length; ++pixel) {
        const at = 4 * pixel;
        const light = (0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!) / 255;
        ink[pixel] = data[at + 3]! * (darkest + (1 - darkest) * light);
      }
      return ink;
    } catch {
      return new Uint8Array();
    }
  }

  #take(face: number, size: number): CanvasRenderingContext2D {
    // Read back at once, so it should stay out of graphics memory.
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    const { weight, family } = faces[face]!;
    context.font = `${weight} ${size}px ${family}`;
    context.direction = "ltr";
    context.fillStyle = "#fff";
    return context;
  }
}
