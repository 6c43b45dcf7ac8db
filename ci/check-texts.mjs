// Checks that the languages are complete and match the program: node ci/check-texts.mjs. Each language has exactly the
// texts of English, with the same values and pictures; every text is used; no text has a sign missing in the fonts, a
// word of the other vocabulary, or a short name too long for its place.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { flat, languages, pseudo, readTexts } from "./texts.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "assets/text");
const wrong = [];

const english = new Map(flat(readTexts(folder, "en")));
const locales = new Map(languages.map((language) => [language, new Map(flat(readTexts(folder, language)))]));
locales.set("pseudo", new Map(flat(pseudo(readTexts(folder, "en")))));

/** "{count}" and "{count|one|other}" are the value count; "[beer]" is a picture. Each is listed once per use. */
const parts = (text) => [...text.matchAll(/\[[^\]]*\]/g)].map(([picture]) => picture).sort().join(" ");
const values = (text) => [...new Set([...text.matchAll(/\{([a-z0-9_]+)/g)].map(([, value]) => value))].sort().join(" ");
const choices = (text) => [...text.matchAll(/\{[^}]*\|[^}]*\}/g)].map(([choice]) => choice);

// Any but the characters that ci/subset-fonts keeps, which it lists as U+0020-007E,U+2013.
const kept = [...readFileSync(join(root, "ci/subset-fonts"), "utf8").matchAll(/^characters\+?=(.*)$/gm)].map(([, list]) => list).join();
const signs = new RegExp(`[^\\n${kept.replace(/[U+,]/g, "").replace(/[0-9A-F]{4}/g, "\\u$&")}]`, "u");

// Short names of things on the table stand below pictures as wide as a thumb; longer ones would be left out there.
const shortNames = /^(card|tile|entertainer|keeper)_[a-z0-9_]+$|^(board_(tavern|valley|players|deck|discard))$/;
const longName = /^keeper_(for|line)_/;
// Two of Schmidt's names consist of two words.
const mostLetters = (language) => (language === "en-schmidt" ? 13 : 11);

for (const [language, texts] of locales) {
  const tell = (name, what) => wrong.push(`${language}.json: ${name}: ${what}`);
  for (const [name, text] of english) {
    const own = texts.get(name);
    if (own === undefined) {
      tell(name, "is missing");
      continue;
    }
    if (own === "") tell(name, "is empty");
    // Each sentence decides how often it uses a value; a number may appear only in a choice.
    const lost = values(own) !== values(text) && !/^hint_title_/.test(name);
    if (lost) tell(name, `says {${values(own)}}, English {${values(text)}}`);
    if (parts(own) !== parts(text)) tell(name, `shows ${parts(own) || "nothing"}, English ${parts(text) || "nothing"}`);
    for (const choice of choices(own))
      if (!/^\{[a-z0-9_]+\|[^|{}]*\|[^|{}]*\}$/.test(choice)) tell(name, `${choice} is no choice of two`);
    const sign = signs.exec(own);
    if (sign) tell(name, `the fonts hold no ${JSON.stringify(sign[0])}`);
    if (language !== "pseudo" && shortNames.test(name) && !longName.test(name) && [...own].length > mostLetters(language))
      tell(name, `${own} has more than ${mostLetters(language)} letters`);
  }
  for (const name of texts.keys()) if (!english.has(name)) tell(name, "is none of the English texts");
}

// North Star's English has no words of Schmidt's, and the reverse.
const schmidt = JSON.parse(readFileSync(join(folder, "en-schmidt.json"), "utf8"));
const whole = (words) => new RegExp(`\\b(${words.join("|")})\\b`, "i");
for (const [language, words] of [["en", Object.values(schmidt).filter((word) => word !== "host")], ["en-schmidt", Object.keys(schmidt)]])
  for (const [name, text] of locales.get(language)) {
    const found = whole(words).exec(text.replace(/\{[^{}|]*[|}]|\[[^\]]*\]/g, " "));
    if (found) wrong.push(`${language}: ${name}: "${found[0]}" is the other vocabulary's`);
  }

// Used means: named in the code, found by kind and id at compile time, or part of an enumeration whose first text is
// named.
const files = (from, ending) =>
  readdirSync(join(root, from), { recursive: true })
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(join(root, from, path), "utf8"));
const code = files("src", /\.[ch]pp$/).join("\n");
/** The texts in the HTML: {{name}}. */
const shell = readFileSync(join(root, "shell/index.html"), "utf8").replaceAll(/\{\{(.+?)\}\}/g, '"$1"');
/** The texts outside the program, and the scripts that use them. */
const scripts = { page: shell + files("web/src", /\.ts$/).join("\n"), embed: files("web/embed", /\.ts$/).join("\n") };
const named = new Set([...code.matchAll(/Text::([a-z0-9_]+)/g)].map(([, name]) => name));
const kinds = [...code.matchAll(/(?:find_text|texts_by_id<[^>]*>)\("([a-z_]+)"/g)].map(([, kind]) => kind).concat("word");
// say(Text::first, n) and text_after(Text::first, n) use further texts of the same object.
const indexed = new Set(
  [...code.matchAll(/say\(Text::([a-z0-9_]+), (?!\{)|(?:wording|text_after)\(Text::([a-z0-9_]+), /g)]
    .map(([, ...names]) => names.find(Boolean)),
);
const keys = [...english.keys()];
/** The parent object of each text. */
const parents = new Map();
const visit = (value, path) => {
  for (const [key, inner] of Object.entries(value))
    if (typeof inner === "string") parents.set([...path, key].join("_").replaceAll("-", "_"), path.join("."));
    else visit(inner, [...path, key]);
};
visit(readTexts(folder, "en"), []);
const isUsed = (name) =>
  named.has(name) ||
  kinds.some((kind) => name.startsWith(`${kind}_`)) ||
  [...indexed].some((first) => parents.get(first) === parents.get(name) && keys.indexOf(first) < keys.indexOf(name));
for (const name of keys) {
  const [, kind, key] = /^(page|embed)_(.*)/.exec(name) ?? [];
  const used = kind ? scripts[kind].includes(`"${key.replaceAll("_", "-")}"`) : isUsed(name);
  if (!used) wrong.push(`en.json: ${name}: nothing says it`);
}

for (const line of wrong) console.error(line);
console.log(`${english.size} texts in ${locales.size} languages, ${wrong.length} wrong`);
process.exit(wrong.length > 0 ? 1 : 0);
