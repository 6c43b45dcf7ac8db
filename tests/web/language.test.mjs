// The page's language, and its message when a file is missing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

const english = JSON.parse(readFileSync(new URL("../../assets/text/en.json", import.meta.url), "utf8")).page;
const texts = { en: english, "en-schmidt": {}, de: { title: "Tavernen" }, nl: { title: "Herbergen" } };
/** With their lengths. */
const files = {
  "text/en.txt": ["fixed/en.txt", 15],
  "text/en-schmidt.txt": ["fixed/schmidt.txt", 12],
  "text/de.txt": ["fixed/de.txt", 6],
  "text/nl.txt": ["fixed/nl.txt", 6],
};
const define = { PAGE_TEXTS: JSON.stringify(texts), FILES: JSON.stringify(files) };

let document;
let sign;
beforeEach(() => {
  sign = { shown: undefined, buttons: [], replaceChildren(...children) { [this.said, ...this.buttons] = children; }, removeAttribute() { this.shown = true; }, setAttribute() { this.shown = false; } };
  document = {
    documentElement: { lang: "" },
    addEventListener() {},
    createElement: () => ({ textContent: "", addEventListener(_, press) { this.press = press; } }),
    querySelector: (selector) => (selector === ".failure" ? sign : null),
    baseURI: "https://example.org/",
  };
  fakePage({ document, navigator: { languages: ["fr", "nl-BE", "de"], onLine: true }, location: { hash: "", reload() {} } });
});

test("the device's first language that the game speaks is spoken, else English", async () => {
  assert.equal((await moduleOf("language", define)).languageOfDevice(), "nl");
  navigator.languages = ["de-AT", "nl"];
  assert.equal((await moduleOf("language", define)).languageOfDevice(), "de");
  navigator.languages = ["fr", "ja"];
  assert.equal((await moduleOf("language", define)).languageOfDevice(), "en");
});

test("the settings' language goes before the device's, and their letters are known", async () => {
  const { prepareLanguage, lettersOf } = await moduleOf("language", define);
  const fetched = [];
  globalThis.fetch = async (address) => {
    fetched.push(address);
    return new Response("123456");
  };
  prepareLanguage('{"language":"de","text-size":130}');
  assert.deepEqual([document.documentElement.lang, document.title, fetched], ["de", "Tavernen", ["fixed/de.txt"]]);
  assert.deepEqual(['{"text-size":130}', "", "x"].map(lettersOf), [130, 100, 100]);
});

test("a vocabulary has the texts of its language where it has none of its own", async () => {
  const { speak } = await moduleOf("language", define);
  const contents = { "fixed/en.txt": "h\0Server\0Table\0", "fixed/schmidt.txt": "h\0Waitress\0\0" };
  globalThis.fetch = async (address) => new Response(contents[address]);
  const given = [];
  const memory = new Uint8Array(64);
  const take = (language, pointer, size) => (given.push([language, new TextDecoder().decode(memory.subarray(pointer, pointer + size))]), language);
  const game = { HEAPU8: memory, _malloc: () => 8, _free() {}, _take_texts: take };
  await speak(game, "en");
  await speak(game, "en-schmidt");
  assert.deepEqual(given, [[0, contents["fixed/en.txt"]], [1, "h\0Waitress\0Table\0"]]);
  assert.equal(document.documentElement.lang, "en");
});

test("the page says which kind of file is missing, and why", async () => {
  navigator.languages = ["en"];
  const { sentence } = await moduleOf("loading/hindrances", define);
  const said = (name, hindrance) => sentence(name, hindrance).slice(0, -english["by-itself"].length - 1);
  const words = (part, why) => english.missing.replace("{what}", english[part]).replace("{why}", english[why]);
  assert.equal(said("fonts/text.ttf", { why: "silent" }), words("letters", "silent"));
  assert.equal(said("fonts/text.ttf", { why: "damaged" }), words("letters", "damaged"));
  assert.equal(said("pictures.json", { why: "status", status: 500 }), words("pictures", "status").replace("{status}", "500"));
  assert.equal(said("primary.wasm", { why: "status", status: 404 }), words("program", "status").replace("{status}", "404"));
  assert.equal(said("problems.txt", { why: "offline" }), words("problems", "offline"));
  assert.equal(said("game.js", { why: "damaged" }), words("program", "damaged"));
  assert.equal(said("text/de.txt", { why: "unreachable" }), words("texts", "unreachable"));
  assert.equal(said("code.js", { why: "refused" }), words("code", "refused"));
});
