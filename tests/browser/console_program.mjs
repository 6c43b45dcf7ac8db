// The console program replays the browser's game: both must reach the same position.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const builds = fileURLToPath(new URL("../../ci/tavern", import.meta.url));
/** ci/browser-tests.mjs builds the program once and names it, so that files at the same time do not build it each. It
 * does not draw pictures: another program does. */
const programFor = (command) => (command !== "picture" && process.env.TAVERNS_TAVERN) || builds;

export function tavern(...words) {
  return execFileSync(programFor(words[0]), words, { encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

/** The position at the end of a replay link. */
export function replay(link) {
  return JSON.parse(tavern("replay", link));
}

/** The engine's answers to these requests, one by one. */
export function engine(...requests) {
  const input = requests.map((request) => JSON.stringify(request)).join("\n");
  const answers = execFileSync(programFor("engine"), ["engine"], { encoding: "utf8", input, maxBuffer: 2 ** 28 });
  return answers.trim().split("\n").map((line) => JSON.parse(line));
}
