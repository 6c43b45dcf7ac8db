// Sums up the export of llvm-cov by module, and lists the files with the most untested branches: node coverage.mjs FILE
import { readFileSync } from "node:fs";

const wanted = ["rules", "record", "story", "ai", "problems", "tool", "text", "narration", "typed", "ui", "app"];
const worst = 20;

const [{ files }] = JSON.parse(readFileSync(process.argv[2], "utf8")).data;
const share = ({ covered, count }) => `${((100 * covered) / Math.max(count, 1)).toFixed(1)} %`;
const add = (sum, part) => ({ covered: sum.covered + part.covered, count: sum.count + part.count });
const none = { covered: 0, count: 0 };

// Files compiled by themselves name a header otherwise than files compiled together. The name that was reached more
// counts.
const byPath = new Map();
for (const { filename, summary } of files) {
  const path = filename.split(/(?:^|\/)src\//).at(-1);
  const other = byPath.get(path);
  if (!other || summary.branches.covered > other.branches.covered) byPath.set(path, summary);
}

const modules = new Map(wanted.map((name) => [name, { lines: none, branches: none }]));
const missed = [];
for (const [path, summary] of byPath) {
  const module = modules.get(path.split("/")[0]);
  if (!module) continue;
  module.lines = add(module.lines, summary.lines);
  module.branches = add(module.branches, summary.branches);
  missed.push({ path, summary, branches: summary.branches.count - summary.branches.covered });
}
console.log("module      lines     branches");
for (const [name, { lines, branches }] of modules)
  console.log(name.padEnd(11), share(lines).padStart(7), share(branches).padStart(12));
console.log("\nbranches that no test takes, by file");
missed.sort((a, b) => b.branches - a.branches);
for (const { path, summary, branches } of missed.slice(0, worst))
  console.log(String(branches).padStart(6), ` of ${summary.branches.count}`.padEnd(9), share(summary.lines).padStart(7),
    "of lines ", path);
