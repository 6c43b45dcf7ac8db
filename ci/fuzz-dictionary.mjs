// Makes the dictionary of a fuzzer from a table or schema in JSON: node fuzz-dictionary.mjs IN OUT. It has all names
// and all texts that are single words, in the form used in messages.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readFilled } from "./enums.mjs";

const [input, output] = process.argv.slice(2);
const words = new Set();
const collect = (value) => {
  if (typeof value === "string" && /^[\w-]+$/.test(value)) words.add(value);
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) Object.keys(value).filter((name) => /^[\w-]+$/.test(name)).forEach((name) => words.add(name));
  Object.values(value).forEach(collect);
};
collect(readFilled(input));
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, [...words].sort().map((word) => `"\\"${word}\\""\n`).join(""));
