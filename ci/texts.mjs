// Reads the texts of assets/text, packs them for the program, and makes the stretched pseudo-locale.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const listed = JSON.parse(readFileSync(new URL("../assets/languages.json", import.meta.url), "utf8"));
/** The files of assets/text, in the order of Language in the program. */
export const languages = listed.map(({ id }) => id);
/** The name of each language in that language. */
export const languageNames = listed.map(({ name }) => name);
/** The spoken languages: both English vocabularies are one. */
export const spokenLanguages = languages.filter((id) => !id.includes("-"));

/** [name, text] of every text, in the order of the file: {"card": {"noble": …}} is card_noble. */
export const flat = (value, path = []) =>
  typeof value === "string"
    ? [[path.join("_").replaceAll("-", "_"), value]]
    : Object.entries(value).flatMap(([key, inner]) => flat(inner, [...path, key]));

/** The texts of the program; the page and the embedding element have their own. */
export const collect = (texts) => flat({ ...texts, page: {}, embed: {} });

const readFile = (folder, language) => JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));

/** Applies `change` to the words of the texts, not to the names of values and pictures. */
const reworded = (value, change) =>
  typeof value === "string"
    ? value
        .split(/(\{[^{}|]*[|}]|\[[^\]]*\])/)
        .map((part, index) => (index % 2 ? part : change(part)))
        .join("")
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reworded(inner, change)]));

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** North Star's English with some words replaced: { "server": "waitress" }, whole words, small and capital. */
export function inWords(english, words) {
  const word = new RegExp(`\\b(${Object.keys(words).join("|")})\\b`, "gi");
  return reworded(english, (text) =>
    text.replace(word, (found) => words[found] ?? capital(words[found.toLowerCase()])),
  );
}

/** Schmidt's English differs in a few words, so its file has only those. */
export function readTexts(folder, language) {
  const texts = readFile(folder, language);
  return language === "en-schmidt" ? inWords(readFile(folder, "en"), texts) : texts;
}

/** A hash of the names in order: packed texts fit only a program with the same names. */
export const fingerprint = (names) => createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);

const packed = (names, texts) => [fingerprint(names), ...texts].map((text) => `${text}\0`).join("");

/** The form that the program reads: the fingerprint, then one text for each name, each ended by a zero byte. English
 * replaces a missing text. */
export function packTexts(english, translation) {
  const own = new Map(collect(translation));
  const entries = collect(english);
  return packed(entries.map(([name]) => name), entries.map(([name, text]) => own.get(name) ?? text));
}

/** A vocabulary of English: texts that are equal in both are empty. */
export function packVocabulary(english, vocabulary) {
  const own = collect(vocabulary);
  const others = new Map(collect(english));
  return packed(own.map(([name]) => name), own.map(([name, text]) => (others.get(name) === text ? "" : text)));
}

const stretched = { a: "áa", e: "éee", i: "íi", o: "óo", u: "úu", A: "Áa", E: "Éee", I: "Íi", O: "Óo", U: "Úu" };

/** English with every vowel accented and repeated: about a third longer; untranslated text is easy to spot. */
export const pseudo = (english) =>
  reworded(english, (text) => text.replace(/[aeiouAEIOU]/g, (vowel) => stretched[vowel]));
