// Runs the browser tests, or some of their files: node ci/browser-tests.mjs [FILE...]. On a busy machine a test
// sometimes fails by chance. If few files fail, they run again, one after another; tests that pass only then are called
// unsteady. More failures are not by chance. The output of both runs is printed.
import { execFile, execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "tests/browser");
// For Node a whole file is one test, so this is the limit for the longest file.
const minutes = 15;
/** Files, since a test may let the later ones of its file fail. */
const mostByChance = 3;

/** The longest files start first, so that the last one does not run alone for long. */
const longest = [
  "embed", "saves", "replay", "network", "games", "clumsy", "recorded", "share", "computer", "accessibility_tree", "neighbours",
  "page", "loading_screen", "axe", "lacks", "motion", "problems", "gestures", "offline", "webkit", "crawler", "damaged", "safety",
];
const place = (file) => longest.findIndex((name) => file === join(folder, `${name}.test.mjs`)) + 1 || longest.length + 1;

function run(file) {
  const start = Date.now();
  return new Promise((done) =>
    execFile(process.execPath, ["--test", "--test-reporter=tap", `--test-timeout=${minutes * 60_000}`, file], { maxBuffer: Infinity }, (error, output, errors) => {
      const name = relative(root, file);
      console.log(`# ${name} took ${Date.now() - start} ms\n${output}${errors}`);
      const failed = [...output.matchAll(/^not ok \d+ - (.*)/gm)].map(([, test]) => test);
      done({ file, failed: error && failed.length === 0 ? [name] : failed, tests: Number(/^# tests (\d+)/m.exec(output)?.[1] ?? 0) });
    }),
  );
}

/** Runs files, several at a time. */
async function runAll(files, together) {
  const waiting = [...files];
  const runs = [];
  const goThrough = async () => {
    while (waiting.length > 0) runs.push(await run(waiting.shift()));
  };
  await Promise.all(Array.from({ length: together }, goThrough));
  return runs;
}

const failedOf = (runs) => runs.flatMap(({ failed }) => failed);

const named = process.argv.slice(2);
const all = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
const files = named.length > 0 ? named : all.map((name) => join(folder, name)).sort((one, other) => place(one) - place(other));

// Builds once for all files, see tests/browser/console_program.mjs.
for (const words of [["--help"], ["picture", "--help"]]) execFileSync(join(root, "ci/tavern"), words);
process.env.TAVERNS_TAVERN = join(root, "build/release/tavern");

// Three at a time on two cores, since pages mostly wait for their next frame.
const runs = await runAll(files, cpus().length + 1);
const failures = runs.filter((one) => one.failed.length > 0);
const failedFirst = failedOf(runs);
let failed = failedFirst;
if (failures.length > 0 && failures.length <= mostByChance) {
  console.log("# once more");
  failed = failedOf(await runAll(failures.map(({ file }) => file), 1));
}
const tests = runs.reduce((sum, one) => sum + one.tests, 0);
console.log(`# ${runs.length} files, ${tests} tests`);
for (const test of failedFirst) if (!failed.includes(test)) console.log(`unsteady: ${test}`);
for (const test of failed) console.log(`failed: ${test}`);
process.exit(failed.length > 0 || tests === 0 ? 1 : 0);
