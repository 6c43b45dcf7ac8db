// The console program replays the browser's game: both must reach the same position.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../ci/tavern", import.meta.url));

export function tavern(...words) {
  return execFileSync(program, words, { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

/** The position at the end of a replay link. */
export function replay(link) {
  return JSON.parse(tavern("replay", link));
}

/** The engine's answers to these requests, one by one. */
export function engine(...requests) {
  const input = requests.map((request) => JSON.stringify(request)).join("\n");
  const answers = execFileSync(program, ["engine"], { encoding: "utf8", input, maxBuffer: 2 ** 28 });
  return answers.trim().split("\n").map((line) => JSON.parse(line));
}
