// Files of moving pictures, read again by a reader that shares nothing with the writer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readGif } from "./gif_reader.mjs";
import { moduleOf } from "./modules.mjs";

const { colorsOf, Gif, Histogram } = await moduleOf("replay/gif");

/** A picture of four bytes a pixel from a function of column and row. */
function picture(width, height, colorAt) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; ++row)
    for (let column = 0; column < width; ++column) data.set([...colorAt(column, row), 255], 4 * (row * width + column));
  return { width, height, data };
}

function written(pictures, times = pictures.map(() => 100)) {
  const all = pictures.map(({ width, height, data }) => ({ width, height, colors: colorsOf(data) }));
  const histogram = new Histogram();
  for (const { colors } of all) histogram.add(colors);
  const gif = new Gif(all[0], histogram.palette());
  all.forEach(({ colors }, at) => gif.add(colors, times[at]));
  return gif.finished();
}

/** The largest difference of a channel. */
const farthest = (one, other) => one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);

test("few colours come back as they were, to the five bits that are kept", () => {
  const colors = [[12, 20, 28], [244, 180, 76], [76, 140, 204]];
  const pictures = [0, 1, 2].map((shift) => picture(13, 7, (column, row) => colors[(column + row + shift) % 3]));
  const { width, height, repeats, frames } = readGif(written(pictures, [10, 20, 500]));
  assert.deepEqual([width, height, repeats], [13, 7, true]);
  assert.deepEqual(frames.map(({ time }) => time), [10, 20, 500]);
  frames.forEach(({ pixels }, at) => assert.equal(farthest(pixels, pictures[at].data), 0));
});

test("many colours come back nearly as they were, however often the table of codes fills", () => {
  let seed = 1;
  const noise = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 24;
  const pictures = [0, 1].map(() => picture(160, 120, (column, row) => [noise() >> 1, column, row]));
  const { frames } = readGif(written(pictures));
  frames.forEach(({ pixels }, at) => assert.ok(farthest(pixels, pictures[at].data) < 64));
});

test("a picture like the one before takes next to nothing, and one that changes in a row little more", () => {
  const wide = (mark) => picture(320, 200, (column, row) => (row === 90 && column < mark ? [252, 4, 4] : [column & 248, row & 248, 4]));
  const lengthOf = (...pictures) => written(pictures).length;
  const first = lengthOf(wide(40));
  assert.ok(lengthOf(wide(40), wide(40)) - first < 500);
  assert.ok(lengthOf(wide(40), wide(80)) - first < 700);
  const { frames } = readGif(written([wide(40), wide(80), wide(80)]));
  assert.equal(farthest(frames[2].pixels, frames[1].pixels), 0);
  assert.ok(farthest(frames[1].pixels, wide(80).data) < 32);
});

test("a picture of one colour is a picture", () => {
  const { frames } = readGif(written([picture(5, 5, () => [4, 4, 4])]));
  assert.equal(farthest(frames[0].pixels, picture(5, 5, () => [4, 4, 4]).data), 0);
});
