// Writes an animated GIF: the pictures share a palette, and each holds only the changes since the one before.

/** Colours of 15 bits, row by row. */
export type Colors = Uint16Array;
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colors: Colors;
}

/** Numbers of 15 bits: five of red, green and blue each. */
const manyColors = 1 << 15;
/** A code of GIF's compression has at most 12 bits. */
const mostCodes = 1 << 12;
const bitsOfIndex = 7;
/** The last index stands for a colour that stays. */
const unchanged = (1 << bitsOfIndex) - 1;

const channel = (color: number, shift: number): number => (color >> shift) & 31;
const shifts = [10, 5, 0] as const;

/** Pixels as they come from a canvas, four bytes each. */
export function colorsOf(pixels: Uint8ClampedArray): Colors {
  const colors = new Uint16Array(pixels.length / 4);
  for (let at = 0, from = 0; at < colors.length; ++at, from += 4)
    colors[at] = ((pixels[from]! >> 3) << 10) | ((pixels[from + 1]! >> 3) << 5) | (pixels[from + 2]! >> 3);
  return colors;
}

interface Palette {
  /** Red, green and blue by index. */
  readonly colors: readonly (readonly number[])[];
  /** The index of each colour. */
  readonly indices: Uint8Array;
}

/** How often each colour occurs. Rare colours count for more than their share, since one looks for them. */
export class Histogram {
  readonly #counts = new Uint32Array(manyColors);

  add(colors: Colors): void {
    for (const color of colors) ++this.#counts[color]!;
  }

  /** Divides the colours where they lie farthest apart, until there are as many groups as indices. */
  palette(): Palette {
    const used = Array.from(this.#counts.keys()).filter((color) => this.#counts[color]! > 0);
    const groups = [this.#group(used)];
    while (groups.length < unchanged) {
      const widest = groups.reduce((one, other) => (other.spread > one.spread ? other : one));
      if (widest.spread === 0) break;
      const low = widest.colors.filter((color) => channel(color, widest.shift) <= widest.middle);
      const high = widest.colors.filter((color) => channel(color, widest.shift) > widest.middle);
      groups.splice(groups.indexOf(widest), 1, this.#group(low), this.#group(high));
    }
    const indices = new Uint8Array(manyColors);
    groups.forEach(({ colors }, index) => colors.forEach((color) => (indices[color] = index)));
    return { colors: groups.map(({ means }) => means.map((mean) => Math.round(mean * 8 + 4))), indices };
  }

  /** @returns the channel in which the colours differ most, and by how much */
  #group(colors: readonly number[]): { colors: readonly number[]; means: number[]; spread: number; shift: number; middle: number } {
    const weights = colors.map((color) => Math.sqrt(this.#counts[color]!));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = (value: (color: number) => number): number =>
      colors.reduce((sum, color, at) => sum + value(color) * weights[at]!, 0) / whole;
    const means = shifts.map((shift) => mean((color) => channel(color, shift)));
    const spreads = shifts.map((shift, at) => whole * mean((color) => (channel(color, shift) - means[at]!) ** 2));
    const spread = Math.max(...spreads);
    const widest = spreads.indexOf(spread);
    return { colors, means, spread, shift: shifts[widest]!, middle: Math.floor(means[widest]!) };
  }
}

/** Numbers of two bytes, the lower first. */
const shorts = (...numbers: readonly number[]): number[] => numbers.flatMap((number) => [number & 255, number >> 8]);
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** LZW with the limits of GIF. */
function compressed(indices: Uint8Array): number[] {
  const bytes: number[] = [];
  const clear = 1 << bitsOfIndex;
  /** The code of a code followed by an index; 0: none. */
  const longer = new Uint16Array(mostCodes << 8);
  let next = clear + 2;
  let size = bitsOfIndex + 1;
  let waiting = 0;
  let bits = 0;
  const put = (code: number): void => {
    waiting |= code << bits;
    for (bits += size; bits >= 8; bits -= 8) {
      bytes.push(waiting & 255);
      waiting >>= 8;
    }
  };
  put(clear);
  let code = indices[0]!;
  for (let at = 1; at < indices.length; ++at) {
    const index = indices[at]!;
    const known = longer[(code << 8) | index]!;
    if (known > 0) {
      code = known;
      continue;
    }
    put(code);
    if (next < mostCodes) {
      if (next === 1 << size) ++size;
      longer[(code << 8) | index] = next++;
    } else {
      put(clear);
      longer.fill(0);
      next = clear + 2;
      size = bitsOfIndex + 1;
    }
    code = index;
  }
  put(code);
  // The reader has one more code by now.
  if (next === 1 << size && next < mostCodes) ++size;
  put(clear + 1);
  if (bits > 0) bytes.push(waiting);
  return bytes;
}

/** A file whose pictures come one after the other. */
export class Gif {
  readonly #bytes: number[];
  readonly #palette: Palette;
  readonly #shape: readonly number[];
  #before: Colors | undefined;

  constructor({ width, height }: Picture, palette: Palette) {
    this.#palette = palette;
    this.#shape = shorts(width, height);
    const colors = Array.from({ length: unchanged + 1 }, (_, index) => palette.colors[index] ?? [0, 0, 0]).flat();
    // After its end it begins again.
    const repeats = [0x21, 0xff, 11, ...letters("NETSCAPE2.0"), 3, 1, 0, 0, 0];
    this.#bytes = [...letters("GIF89a"), ...this.#shape, 0x80 | (bitsOfIndex - 1), 0, 0, ...colors, ...repeats];
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** @param time in hundredths of a second */
  add(colors: Colors, time: number): void {
    const before = this.#before;
    const { indices } = this.#palette;
    const bytes = compressed(
      Uint8Array.from(colors, (color, at) => (color === before?.[at] ? unchanged : indices[color]!)),
    );
    this.#before = colors;
    this.#bytes.push(0x21, 0xf9, 4, 5, ...shorts(time), unchanged, 0, 0x2c, 0, 0, 0, 0, ...this.#shape, 0, bitsOfIndex);
    // In blocks.
    for (let from = 0; from < bytes.length; from += 255) {
      const block = bytes.slice(from, from + 255);
      this.#bytes.push(block.length, ...block);
    }
    this.#bytes.push(0);
  }

  finished(): Uint8Array<ArrayBuffer> {
    return new Uint8Array([...this.#bytes, 0x3b]);
  }
}
