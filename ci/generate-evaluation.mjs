// Turns assets/evaluation/PLAYERS-MODULE.txt and .curve, made by ci/train, into constexpr tables: node
// generate-evaluation.mjs FOLDER OUT NAME. Each line of a text has the weights for one number of finished evenings, in
// the order of the features. The last line of a curve has the errors of these weights; a former evaluation has none.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [folder, output, name] = process.argv.slice(2);
const players = [2, 3, 4];
const modules = readdirSync(folder).flatMap((name) => /^2-(\d)\.txt$/.exec(name)?.[1] ?? []).sort();
const rounds = 8;

const read = (seats, module) => {
  const lines = readFileSync(join(folder, `${seats}-${module}.txt`), "utf8").trim().split("\n");
  if (lines.length !== rounds) throw new Error(`${seats}-${module}.txt: ${lines.length} lines, not ${rounds}`);
  return lines.map((line) => line.trim().split(/\s+/).map(Number));
};
/** In hundredths of a point, by finished evenings: 0 38.4 36.18 1 38.4 34.54 ... */
const readErrors = (seats, module) => {
  const last = readFileSync(join(folder, `${seats}-${module}.curve`), "utf8").trim().split("\n").at(-1);
  const numbers = last.slice(last.lastIndexOf(":") + 1).trim().split(" ").map(Number);
  const errors = numbers.filter((_, index) => index % 3 === 2).map((error) => Math.round(100 * error));
  if (errors.length !== rounds || errors.some((error) => !(error > 0)))
    throw new Error(`${seats}-${module}.curve: not an error for each of ${rounds} evenings`);
  return errors;
};
const tables = players.map((seats) => modules.map((module) => read(seats, module)));
const count = tables[0][0][0].length;
for (const weights of tables.flat(2))
  if (weights.length !== count || weights.some((weight) => !Number.isInteger(weight) || Math.abs(weight) > 32767))
    throw new Error("weights must be whole numbers of 16 bits, one a feature");

const hasCurves = existsSync(join(folder, `${players[0]}-${modules[0]}.curve`));
const errors = hasCurves ? players.map((seats) => modules.map((module) => readErrors(seats, module))) : [];
const list = (items, write) => `{{${items.map(write).join(",\n")}}}`;
mkdirSync(dirname(output), { recursive: true });
writeFileSync(
  output,
  `// Made from ${folder.slice(folder.indexOf("assets/"))} by ci/generate-evaluation.mjs.
#pragma once
#include "ai/evaluation/evaluation.hpp"

namespace tavern {

static_assert(feature::count == ${count}, "the features have changed: run ci/train");

/** By players - 2, then module - 1. */
inline constexpr std::array<std::array<Evaluation, ${modules.length}>, ${players.length}> ${name}
#ifdef __clang_analyzer__  // clang-tidy would look at each number, for half a minute
{};
#else
${list(tables, (ofPlayers) => list(ofPlayers, (evaluation) => list(evaluation, (weights) => `{{${weights.join(",")}}}`)))};
#endif
${hasCurves ? `
/** Their errors in training, in hundredths of a point: by players - 2, module - 1, and finished evenings. */
inline constexpr std::array<std::array<std::array<Value, ${rounds}>, ${modules.length}>, ${players.length}> ${name}_errors
${list(errors, (ofPlayers) => list(ofPlayers, (ofModule) => `{{${ofModule.join(",")}}}`))};
` : ""}
}  // namespace tavern
`,
);
