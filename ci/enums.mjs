// Reads JSON that names enums and numbers of the program where it needs their values. So the program's sources alone
// list them.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { languages } from "./texts.mjs";

const folder = fileURLToPath(new URL("../src", import.meta.url));
const sources = readdirSync(folder, { recursive: true })
  .filter((file) => /\.[ch]pp$/.test(file))
  .map((file) => readFileSync(join(folder, file), "utf8"));

/** The first group of the pattern, which must match in one source. */
function found(pattern) {
  const matches = sources.flatMap((source) => pattern.exec(source)?.[1] ?? []);
  if (matches.length !== 1) throw new Error(`${pattern} is in ${matches.length} files of src`);
  return matches[0];
}

/** The ids of an enum, in the order of its values. */
const idsOf = (name) =>
  name === "Language" ? languages : JSON.parse(`[${found(new RegExp(`struct Ids<${name}> \\{[^}]*?\\{([^}]*)\\}`))}]`);

const numberOf = (name) => Number(found(new RegExp(`constexpr int ${name} = (\\d+);`)));

const named = { ids: idsOf, enum: idsOf, maximum: numberOf };

/** A JSON file with these values in place of their names: {"enum": "PlayerType"}, {"maximum": "module_count"}. */
export const readFilled = (file) =>
  JSON.parse(readFileSync(file, "utf8"), (key, value) =>
    key in named && typeof value === "string" ? named[key](value) : value);
