// Packs every picture into one file, { name: svg }: one request, and what the pictures share compresses once.
// node ci/pack-assets.mjs FOLDER OUT
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const [folder, out] = process.argv.slice(2);

// Only what changes no pixel: comments, white space between tags and around values.
const minify = (svg) =>
  svg
    .replace(/<\?xml[^>]*\?>/g, "")
    .replace(/<!--[^]*?-->/g, "")
    .replace(/>\s+</g, "><")
    .replace(/\s+/g, " ")
    .replace(/\s*\/>/g, "/>")
    .trim();

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".svg") && name !== "favicon.svg")
  .sort();
const pictures = Object.fromEntries(
  names.map((name) => [basename(name, ".svg"), minify(readFileSync(join(folder, name), "utf8"))]),
);
writeFileSync(out, JSON.stringify(pictures));
