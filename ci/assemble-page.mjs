// Puts the static site together in dist: the page, its script, the program, fonts and pictures, and each file also
// compressed, so that a server without a compressor serves small files and sizes can be measured.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { languages, packTexts, readTexts } from "./texts.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");
const esbuild = createRequire(join(root, "web/package.json"))("esbuild");

/** What dist shall hold: path to bytes. */
const files = new Map();
const add = (path, bytes) => files.set(path, Buffer.from(bytes));
const addFolder = (from, to, accept = () => true) => {
  if (!existsSync(join(root, from))) return;
  for (const entry of readdirSync(join(root, from), { withFileTypes: true })) {
    if (entry.isDirectory()) addFolder(join(from, entry.name), join(to, entry.name), accept);
    else if (accept(entry.name)) add(join(to, entry.name), readFileSync(join(root, from, entry.name)));
  }
};

// The page: its one inline style is named by hash, so that the security policy needs no 'unsafe-inline'.
const shell = readFileSync(join(root, "shell/index.html"), "utf8").replace(/\n\s+/g, "\n");
const style = /<style>([^]*?)<\/style>/.exec(shell)[1];
const hash = createHash("sha256").update(style).digest("base64");
add("index.html", shell.replace("{{style-hash}}", `'sha256-${hash}'`));

// What the page says where the program cannot; a visit fetches the program's texts of one language at most.
const texts = Object.fromEntries(languages.map((language) => [language, readTexts(join(root, "assets/text"), language)]));
const pageTexts = Object.fromEntries(languages.map((language) => [language, { ...texts.en.page, ...texts[language].page }]));
for (const language of languages.slice(1)) add(`text/${language}.txt`, packTexts(texts.en, texts[language]));

const bundle = await esbuild.build({
  entryPoints: ["main", "thinker"].map((name) => join(root, `web/src/${name}.ts`)),
  outdir: dist,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  external: ["./game.js"],
  define: { PAGE_TEXTS: JSON.stringify(pageTexts) },
  legalComments: "none",
  write: false,
});
for (const { path, contents } of bundle.outputFiles) add(relative(dist, path), contents);

add("game.js", readFileSync(join(root, "build/web/game.js")));
add("game.wasm", readFileSync(join(root, "build/web/game.wasm")));
add("favicon.svg", readFileSync(join(root, "assets/art/favicon.svg")));
addFolder("build/fonts", "fonts", (name) => /\.(otf|ttf)$/.test(name));
// Whatever the page carries as it is: a manifest, icons, examples.
addFolder("web/public", ".");

mkdirSync(join(root, "build/pictures"), { recursive: true });
const packed = join(root, "build/pictures/pictures.json");
execFileSync(process.execPath, [join(root, "ci/pack-assets.mjs"), join(root, "assets/art"), packed]);
add("pictures.json", readFileSync(packed));

// Write what differs, compress what was written, remove what is no longer made.
for (const [path, bytes] of files) {
  const target = join(dist, path);
  const compressed = `${target}.br`;
  if (existsSync(target) && existsSync(compressed) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(compressed, brotliCompressSync(bytes, { params: parameters }));
}
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = relative(dist, join(entry.parentPath ?? entry.path, entry.name));
  if (!files.has(path.replace(/\.br$/, ""))) rmSync(join(dist, path));
}
