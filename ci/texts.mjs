// The texts of assets/text: reading them, what the program is told of them, and the stretched pseudo-locale.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const listed = JSON.parse(readFileSync(new URL("../assets/languages.json", import.meta.url), "utf8"));
/** The files of assets/text, in the order of Language in the program. */
export const languages = listed.map(({ id }) => id);
/** What each is called by those who speak it. */
export const languageNames = listed.map(({ name }) => name);
/** The languages of people: both vocabularies of English are one. */
export const spokenLanguages = languages.filter((id) => !id.includes("-"));

/** [name, text] of every text, in the order of the file: {"card": {"noble": …}} is card_noble. */
export const flat = (value, path = []) =>
  typeof value === "string"
    ? [[path.join("_").replaceAll("-", "_"), value]]
    : Object.entries(value).flatMap(([key, inner]) => flat(inner, [...path, key]));

/** Those that the program says: the page and the element that embeds it say their own. */
export const collect = (texts) => flat({ ...texts, page: {}, embed: {} });

const readFile = (folder, language) => JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));

/** The texts with `change` made to what is read of them, not to the names of values and pictures. */
const reworded = (value, change) =>
  typeof value === "string"
    ? value
        .split(/(\{[^{}|]*[|}]|\[[^\]]*\])/)
        .map((part, index) => (index % 2 ? part : change(part)))
        .join("")
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reworded(inner, change)]));

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** North Star's English in other words: { "server": "waitress" }, whole words, small and capital. */
export function inWords(english, words) {
  const word = new RegExp(`\\b(${Object.keys(words).join("|")})\\b`, "gi");
  return reworded(english, (text) =>
    text.replace(word, (found) => words[found] ?? capital(words[found.toLowerCase()])),
  );
}

/** Schmidt's English differs in a few words, and so its file holds words. */
export function readTexts(folder, language) {
  const texts = readFile(folder, language);
  return language === "en-schmidt" ? inWords(readFile(folder, "en"), texts) : texts;
}

/** Of the names in their order: texts packed for others are for another program. */
export const fingerprint = (names) => createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);

/**
 * What the program reads of a language: the fingerprint, then a text for each name, each ended by a zero byte. A text that is
 * missing or the English one is empty: English stands in.
 */
export function packTexts(english, translation) {
  const entries = collect(english);
  const own = new Map(collect(translation));
  const texts = entries.map(([name, text]) => (own.get(name) === text ? "" : (own.get(name) ?? "")));
  return [fingerprint(entries.map(([name]) => name)), ...texts].map((text) => `${text}\0`).join("");
}

const stretched = { a: "áa", e: "éee", i: "íi", o: "óo", u: "úu", A: "Áa", E: "Éee", I: "Íi", O: "Óo", U: "Úu" };

/** English with every vowel accented and repeated: about a third longer, and what is not translated shows at once. */
export const pseudo = (english) =>
  reworded(english, (text) => text.replace(/[aeiouAEIOU]/g, (vowel) => stretched[vowel]));
