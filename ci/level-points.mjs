// Measures the average points of each level against itself with every number of players, and writes them into the table
// of src/ai/players.hpp, each as soon as it is known: node ci/level-points.mjs [MODULE...] (default: all). Uses all cores
// and the program of the last build.
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const program = process.env.TAVERNS_TAVERN ?? join(root, "build/release/tavern");
const results = { novice: 240, homely: 240, steady: 240, shrewd: 240, legend: 48 }; // results of a seat
const modules = 5;
const mostPlayers = 4;

const wanted = process.argv.slice(2).map(Number);
if (wanted.some((module) => !(module >= 1 && module <= modules))) {
  console.error("Usage: node ci/level-points.mjs [MODULE...]");
  process.exit(2);
}

/** Mean points of a seat, rounded. */
async function measured({ level, module, players }) {
  const games = results[level] / players;
  const setup = ["--module", module, "--players", players, "--policy", level, "--games", games, "--json"];
  const { stdout } = await run(program, ["simulate", ...setup.map(String)]);
  const counted = JSON.parse(stdout);
  const sum = counted.players.reduce((points, seat) => points + seat["points-sum"], 0);
  return Math.round(sum / (counted.games * players));
}

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);
const file = join(root, "src/ai/players.hpp");
const table = /( level_points\{\{\n)([^;]*?)(\n\}\};)/;
const points = readFileSync(file, "utf8").match(table)[2].split("\n")
  .map((row) => [...row.matchAll(/\{([\d, ]+)\}/g)].map(([, seats]) => seats.split(", ").map(Number)));

const write = () => {
  const lines = points.map((row) => `    {{${row.map((seats) => `{${seats.join(", ")}}`).join(", ")}}},`).join("\n");
  writeFileSync(file, readFileSync(file, "utf8").replace(table, `$1${lines}$3`));
};

// The longest ones first, so that no core waits for one at the end.
const left = (wanted.length > 0 ? wanted : numbers(modules))
  .flatMap((module) => numbers(mostPlayers).map((players) => ({ module, players })))
  .flatMap((setup) => Object.keys(results).map((level, index) => ({ ...setup, level, index })))
  .sort((one, other) => one.index - other.index);
const worker = async () => {
  for (let next = left.pop(); next; next = left.pop()) {
    const mean = await measured(next);
    points[next.module - 1][next.players - 1][next.index] = mean;
    write();
    console.log(`module ${next.module}, ${next.players} players, ${next.level}: ${mean}`);
  }
};
await Promise.all(cpus().map(worker));
