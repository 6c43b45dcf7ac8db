// Packs the languages other than English, and the pseudo-locale for tests: node ci/pack-texts.mjs TEXT-FOLDER
// OUT-FOLDER
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages, packTexts, pseudo, readTexts } from "./texts.mjs";

const [folder, out] = process.argv.slice(2);
const english = readTexts(folder, "en");
mkdirSync(out, { recursive: true });
for (const language of languages.slice(1))
  writeFileSync(join(out, `${language}.txt`), packTexts(english, readTexts(folder, language)));
writeFileSync(join(out, "pseudo.txt"), packTexts(english, pseudo(english)));
