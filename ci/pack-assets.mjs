// Packs the program's pictures into one file, { name: svg }: one request, and common parts compress once. node
// ci/pack-assets.mjs FOLDER OUT
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";

const { optimize } = createRequire(new URL("../web/package.json", import.meta.url))("svgo");
const [folder, out] = process.argv.slice(2);

const { "of the page": ofThePage } = JSON.parse(readFileSync(join(folder, "pictures.json"), "utf8"));

// Paths in whole units: a card of 240 is drawn 62 to 210 pixels wide, and a room of 758 about as wide as that. All
// other numbers keep their decimals, above all opacities.
const plugins = [{ name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 0 } } } }];
const shorten = (svg) => optimize(svg, { multipass: true, plugins }).data;

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".svg"))
  .map((file) => basename(file, ".svg"))
  .filter((name) => !ofThePage.includes(name))
  .sort();
const pictures = Object.fromEntries(
  names.map((name) => [name, shorten(readFileSync(join(folder, `${name}.svg`), "utf8"))]),
);
writeFileSync(out, JSON.stringify(pictures));
