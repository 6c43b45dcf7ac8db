// Turns the pictures in assets/art and their pictures.json into a constexpr table: node generate-pictures.mjs
// FOLDER/pictures.json OUT
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const [input, output] = process.argv.slice(2);
const { drawn, "of the page": ofThePage } = JSON.parse(readFileSync(input, "utf8"));
const wishes = Object.entries(drawn).map(([name, wish]) => ({ name, wish, used: false }));

/** The shape of a file: its height by its width. */
function shapeOf(name) {
  const size = /<svg [^>]*\bwidth="(\d+)" height="(\d+)"/.exec(readFileSync(join(dirname(input), `${name}.svg`), "utf8"));
  if (size === null) throw new Error(`${name}.svg does not say its width and height`);
  return Number(size[2]) / Number(size[1]);
}

function row(name) {
  const fits = (wish) => (wish.endsWith("*") ? name.startsWith(wish.slice(0, -1)) : name === wish);
  const found = wishes.find((one) => fits(one.name));
  if (found === undefined) throw new Error(`pictures.json does not say how wide ${name}.svg is wanted`);
  found.used = true;
  const { width, small = 0, set = "board", ground = "none" } = found.wish;
  return `    {"${name}", ${width}, ${Math.round(width * shapeOf(name))}, ${small}, PictureSet::${set}, Ground::${ground}},`;
}

const rows = readdirSync(dirname(input))
  .filter((file) => file.endsWith(".svg"))
  .map((file) => basename(file, ".svg"))
  .filter((name) => !ofThePage.includes(name))
  .sort()
  .map(row);
const unused = wishes.filter((one) => !one.used).map((one) => one.name);
if (unused.length > 0) throw new Error(`no picture is called ${unused.join(", ")}`);

const text = `// Made from assets/art by ci/generate-pictures.mjs: change pictures.json there.
#pragma once
#include <array>

#include "ui/draw/picture_facts.hpp"

namespace tavern::ui {

inline constexpr std::array<PictureFacts, ${rows.length}> pictures{{
${rows.join("\n")}
}};

}  // namespace tavern::ui
`;
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, text);
