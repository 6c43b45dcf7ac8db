// Assembles the static site in dist: the page, its scripts, the program, fonts and pictures. Adds a compressed copy of
// each file, so that simple servers can send small files and sizes can be measured. Files that the page fetches go to
// dist/fixed with a hash of their content in the name, so that browsers may keep them for ever.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { billOfMaterials, licences } from "./bill-of-materials.mjs";
import { embedScript } from "./embed-script.mjs";
import { readFilled } from "./enums.mjs";
import { languages, packTexts, packVocabulary, readTexts, spokenLanguages } from "./texts.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const dist = join(root, "dist");
const esbuild = createRequire(join(root, "web/package.json"))("esbuild");

/** The content of dist: path to bytes. */
const files = new Map();
const add = (path, bytes) => files.set(path, Buffer.from(bytes));
const addFolder = (from, to, accept = () => true, how = add) => {
  for (const entry of readdirSync(join(root, from), { withFileTypes: true })) {
    if (entry.isDirectory()) addFolder(join(from, entry.name), join(to, entry.name), accept, how);
    else if (accept(entry.name)) how(join(to, entry.name), readFileSync(join(root, from, entry.name)));
  }
};

const sha256 = (bytes, encoding) => createHash("sha256").update(bytes).digest(encoding);
/** The paths of hashed files in dist by their names in the sources; with their lengths. */
const addresses = {};
const manifest = {};
const addFixed = (name, bytes) => {
  addresses[name] = `fixed/${name.replace(/(?=\.\w+$)/, `-${sha256(bytes, "hex").slice(0, 8)}`)}`;
  manifest[name] = [addresses[name], bytes.length];
  add(addresses[name], bytes);
};

// The scripts use the types of the messages.
execFileSync(process.execPath, [join(root, "ci/generate-messages.mjs"), join(root, "assets/messages.json"), join(root, "build/generated/messages.ts")]);

addFixed("game.js", readFileSync(join(root, "build/web/game.js")));
for (const module of ["primary.wasm", "secondary.wasm"]) addFixed(module, readFileSync(join(root, "build/web", module)));
addFixed("favicon.svg", readFileSync(join(root, "assets/art/favicon.svg")));
addFolder("build/fonts", "fonts", (name) => /\.(otf|ttf)$/.test(name), addFixed);

mkdirSync(join(root, "build/pictures"), { recursive: true });
const packed = join(root, "build/pictures/pictures.json");
execFileSync(process.execPath, [join(root, "ci/pack-assets.mjs"), join(root, "assets/art"), packed]);
// The page shows this picture before the program has loaded, and the program takes it from the page.
const { "scene-title-summer": scene, ...pictures } = JSON.parse(readFileSync(packed));
// JSON takes two characters for a double quote.
const quoted = Object.entries(pictures).map(([name, svg]) => {
  if (svg.includes("'")) throw new Error(`${name}: an apostrophe would end an attribute`);
  return [name, svg.replaceAll('"', "'")];
});
addFixed("pictures.json", Buffer.from(JSON.stringify(Object.fromEntries(quoted))));

/** The page's texts without any script, and those of its first script while the other is missing. */
const withoutScript = ["about", "old", "no-script", "picture"];
const watchWords = ["missing", "program", "offline", "unreachable", "silent", "status", "damaged", "refused", "again"];

// The page's own texts; a visit fetches the program's texts of at most one language.
const texts = Object.fromEntries(languages.map((language) => [language, readTexts(join(root, "assets/text"), language)]));
const pageTexts = Object.fromEntries(languages.map((language) => {
  const page = { ...texts.en.page, ...texts[language].page };
  for (const name of [...withoutScript, ...watchWords]) delete page[name];
  const title = { ...texts.en.title, ...texts[language].title };
  // The title's texts for the loading screen.
  for (const name of ["line-1", "line-2", "continue", "against", "daily", "unofficial"]) page[name] = title[name];
  const lesson = { ...texts.en.lesson, ...texts[language].lesson };
  return [language, { ...page, learn: lesson.title, "learn-short": lesson["title-short"] }];
}));
for (const language of languages) {
  const pack = spokenLanguages.includes(language) ? packTexts : packVocabulary;
  addFixed(`text/${language}.txt`, Buffer.from(pack(texts.en, texts[language])));
}

// Fetched when somebody wants to solve problems.
const problems = "problems.txt";
addFixed(problems, readFileSync(join(root, "assets/problems/pack.txt")));

/** The oldest supported browsers; ci/check-floor.mjs checks the functions that scripts call. */
const floor = ["chrome97", "firefox102", "safari16"];

/** Bundles a script of web/src with the given constants. The program's script stays separate: two scripts share it. */
async function bundle(name, define = {}) {
  const besides = {
    name: "besides",
    setup: (build) =>
      build.onResolve({ filter: /^\.{1,2}\/game\.js$/ }, () => ({ path: `./${basename(addresses["game.js"])}`, external: true })),
  };
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, `web/src/${name}.ts`)],
    bundle: true,
    minify: true,
    format: "esm",
    target: floor,
    plugins: [besides],
    define,
    legalComments: "none",
    write: false,
  });
  return outputFiles[0].contents;
}
addFixed("thinker.js", await bundle("thinker"));
addFixed("code.js", await bundle("code"));
addFixed("replay.js", await bundle("replay"));
addFixed("main.js", await bundle("main", { PAGE_TEXTS: JSON.stringify(pageTexts), FILES: JSON.stringify(manifest) }));

const integrity = (name) => `sha256-${sha256(files.get(addresses[name]), "base64")}`;
/** The page's texts until the program has loaded, in each spoken language. */
const wordsOf = (language) => Object.fromEntries(["old", ...watchWords].map((name) => [name, texts[language].page[name]]));

/** The numbers shared by loading screen and program, by group and name, and one less for styles that end below them. */
const places = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(root, "assets/places.json"), "utf8"))).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).flatMap(([name, value]) => [
      [`${group}.${name}`, value],
      [`below ${group}.${name}`, value - 1],
    ])),
);

/** Where the site will be, for networks that want the whole address of its picture. */
function siteAddress() {
  const address = process.env.TAVERNS_ADDRESS ?? "";
  if (!/^(https?:\/\/[^"<>\s]+\/)?$/.test(address)) throw new Error(`TAVERNS_ADDRESS is no address that ends with "/": ${address}`);
  return address;
}

// The page: its inline style and script are named by hash, so that the security policy needs no 'unsafe-inline'.
const filled = {
  ...pageTexts.en,
  ...places,
  about: texts.en.page.about,
  picture: texts.en.page.picture,
  address: siteAddress(),
  // In a sandbox, WebKit's 'self' matches nothing.
  self: `'self' ${siteAddress()}`.trim(),
  scene: scene.replace("<svg ", '<svg aria-hidden="true" '),
  "no-script": spokenLanguages.map((language) => `<p lang="${language}">${texts[language].page["no-script"]}</p>`).join(""),
  "watch-words": JSON.stringify(Object.fromEntries(spokenLanguages.map((language) => [language, wordsOf(language)]))),
  "main-hash": integrity("main.js"),
  "game-hash": integrity("game.js"),
};
const valueOf = (name) => {
  if (!(name in filled)) throw new Error(`shell/index.html asks for ${name}, which nothing says`);
  return filled[name];
};
const shell = readFileSync(join(root, "shell/index.html"), "utf8")
  .replace(/<!--[^]*?-->|\n *\/\/.*/g, "")
  .replace(/\n\s+/g, "\n")
  .replace(/"([^"]*)"/g, (quoted, name) => (name in addresses ? `"${addresses[name]}"` : quoted))
  .replace(/\{\{((?!style-hash|script-hash).+?)\}\}/g, (_, name) => valueOf(name));
const inlineHash = (name) => `'sha256-${sha256(new RegExp(`<${name}>([^]*?)</${name}>`).exec(shell)[1], "base64")}'`;
add("index.html", shell.replace(/\{\{(style|script)-hash\}\}/g, (_, name) => inlineHash(name)));

// Other pages use this fixed name.
add("embed.js", await embedScript(esbuild, root, texts));

// Files with fixed names: headers, pages that hold the game. The pages begin alike.
const head = readFileSync(join(root, "web/embed/head.html"), "utf8").trim();
addFolder("web/public", ".", undefined, (path, bytes) => add(path, path.endsWith(".html") ? String(bytes).replace("{{head}}", head) : bytes));
// The messages between an embedding page and the game.
add("messages.schema.json", JSON.stringify(readFilled(join(root, "assets/host-messages.schema.json")), null, 2));

// For places that ask a page how to show it (oEmbed 1.0). Its frame needs the whole address of the site.
add("oembed.json", JSON.stringify({
  version: "1.0",
  type: "rich",
  title: pageTexts.en.title,
  html: `<iframe src="${siteAddress()}index.html" title="${pageTexts.en.title}" width="640" height="480" sandbox="allow-scripts"></iframe>`,
  width: 640,
  height: 480,
}));

const translated = spokenLanguages.filter((language) => language !== "en");
// The files for installing the game as an app. Devices may crop the icon to any shape.
const icon = join(root, "assets/art/app-icon.svg");
add("icon.svg", readFileSync(icon));
// The picture that other sites show beside a link to the page.
add("picture.jpg", readFileSync(join(root, "assets/screenshots/share.jpg")));
add("icon.png", execFileSync("rsvg-convert", ["--width=192", "--height=192", icon]));
add("manifest.webmanifest", JSON.stringify({
  name: pageTexts.en.title,
  name_localized: Object.fromEntries(translated.map((language) => [language, pageTexts[language].title])),
  description: texts.en.page.about,
  description_localized: Object.fromEntries(translated.map((language) => [language, texts[language].page.about])),
  id: "./",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#14202E",
  theme_color: "#14202E",
  categories: ["games"],
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "icon.png", sizes: "192x192", type: "image/png" },
    { src: "icon.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  ],
}));

add("licences.txt", licences(root));
add("bill-of-materials.cdx.json", billOfMaterials(root));

/** The service worker has the name and hash of each file, so any change makes a new version. */
async function serviceWorker() {
  const kept = [...files].filter(([path]) => path === "index.html" || (path.startsWith("fixed/") && path !== addresses[problems]));
  const hashes = JSON.stringify(Object.fromEntries(kept.map(([path, bytes]) => [path, sha256(bytes, "hex")])));
  return bundle("../offline/service_worker", { FILES: hashes, VERSION: JSON.stringify(sha256(hashes, "hex").slice(0, 12)) });
}
add("sw.js", await serviceWorker());

/** The shortest of a few ways: which one it is differs by file. */
function brotliOf(bytes) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_LGBLOCK } = constants;
  const ways = [[0, 0], [8, 0], [15, 19]].map(([direct, block]) =>
    brotliCompressSync(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_NDIRECT]: direct, [BROTLI_PARAM_LGBLOCK]: block },
    }),
  );
  return ways.reduce((shortest, way) => (way.length < shortest.length ? way : shortest));
}
// Writes changed files with their compressed copies, and removes obsolete ones. The plain file comes last: only a whole
// set is left as it is.
for (const [path, bytes] of files) {
  const target = join(dist, path);
  if (existsSync(`${target}.gz`) && existsSync(`${target}.br`) && existsSync(target) && readFileSync(target).equals(bytes)) continue;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.br`, brotliOf(bytes));
  writeFileSync(`${target}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(target, bytes);
}
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = relative(dist, join(entry.parentPath ?? entry.path, entry.name));
  if (!files.has(path.replace(/\.(br|gz)$/, ""))) rmSync(join(dist, path));
}
