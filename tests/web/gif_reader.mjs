// Reads animated GIFs, by the format's description and not by the code that writes them.

/** A code table's words, and the pixels that the codes stand for. */
function decompressed(bytes, bitsOfIndex, count) {
  const clear = 1 << bitsOfIndex;
  const pixels = new Uint8Array(count);
  let written = 0;
  let words;
  let before;
  const reset = () => {
    words = Array.from({ length: clear + 2 }, (_, index) => (index < clear ? [index] : []));
    before = undefined;
  };
  reset();
  let at = 0;
  const read = () => {
    const size = Math.min(12, 32 - Math.clz32(words.length + (before && words.length < 4096 ? 1 : 0) - 1));
    let code = 0;
    for (let bit = 0; bit < size; ++bit, ++at) {
      if (at >> 3 >= bytes.length) throw new Error("the picture ends before its end code");
      code |= ((bytes[at >> 3] >> (at & 7)) & 1) << bit;
    }
    return code;
  };
  for (let code = read(); code !== clear + 1; code = read()) {
    if (code === clear) {
      reset();
      continue;
    }
    if (code > words.length || (code === words.length && !before)) throw new Error(`code ${code} of ${words.length}`);
    const word = words[code] ?? [...before, before[0]];
    if (before && words.length < 4096) words.push([...before, word[0]]);
    pixels.set(word, written);
    written += word.length;
    before = word;
  }
  if (written !== count) throw new Error(`${written} of ${count} pixels`);
  return pixels;
}

/** All pictures of a file as shown: four bytes a pixel. */
export function readGif(file) {
  const text = (from, to) => String.fromCharCode(...file.subarray(from, to));
  const short = (from) => file[from] | (file[from + 1] << 8);
  if (text(0, 6) !== "GIF89a") throw new Error("no GIF");
  const [width, height] = [short(6), short(8)];
  const colors = 2 << (file[10] & 7);
  const palette = file.subarray(13, 13 + 3 * colors);
  let at = 13 + 3 * colors;
  const blocks = () => {
    const parts = [];
    for (; file[at] > 0; at += 1 + file[at]) parts.push(...file.subarray(at + 1, at + 1 + file[at]));
    ++at;
    return parts;
  };
  const shown = new Uint8Array(width * height * 4);
  const frames = [];
  let repeats = false;
  let control;
  while (file[at] !== 0x3b) {
    if (at >= file.length) throw new Error("the file ends before its end");
    if (file[at] === 0x21 && file[at + 1] === 0xf9) {
      control = { time: short(at + 4), clear: file[at + 3] & 1 ? file[at + 6] : undefined };
      at += 8;
    } else if (file[at] === 0x21) {
      repeats ||= text(at + 3, at + 14) === "NETSCAPE2.0";
      at += 2;
      blocks();
    } else {
      const [left, top, wide, high] = [1, 3, 5, 7].map((field) => short(at + field));
      const bitsOfIndex = file[at + 10];
      at += 11;
      const pixels = decompressed(blocks(), bitsOfIndex, wide * high);
      pixels.forEach((index, place) => {
        if (index === control.clear) return;
        const to = 4 * ((top + Math.floor(place / wide)) * width + left + (place % wide));
        shown.set([...palette.subarray(3 * index, 3 * index + 3), 255], to);
      });
      frames.push({ time: control.time, pixels: shown.slice() });
    }
  }
  return { width, height, repeats, frames };
}
