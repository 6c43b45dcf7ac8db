// Turns assets/evaluation/PLAYERS-MODULE.txt, made by ci/train, into a constexpr table: node generate-evaluation.mjs
// FOLDER OUT NAME. Each line of a file has the weights for one number of finished evenings, in the order of the features.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
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
const tables = players.map((seats) => modules.map((module) => read(seats, module)));
const count = tables[0][0][0].length;
for (const weights of tables.flat(2))
  if (weights.length !== count || weights.some((weight) => !Number.isInteger(weight) || Math.abs(weight) > 32767))
    throw new Error("weights must be whole numbers of 16 bits, one a feature");

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
${list(tables, (ofPlayers) => list(ofPlayers, (evaluation) => list(evaluation, (weights) => `{{${weights.join(",")}}}`)))};

}  // namespace tavern
`,
);
