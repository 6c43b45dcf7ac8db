// Runs clang-tidy over the sources that ci/tidy has configured: node ci/tidy.mjs
// Most of the time goes into headers of the standard library, so neighbouring files are checked together, as one unit
// that includes them. A unit with a finding is halved until it is one file; so is a unit whose files conflict, for
// example by defining the same name. Only findings of single files count.
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(root, "build/tidy");
mkdirSync(folder, { recursive: true });
const mostInUnit = 12;

const hash = (...texts) => texts.reduce((sum, text) => sum.update(text), createHash("sha256")).digest("hex").slice(0, 32);

// Any header may affect any source. Headers change rarely, and checking everything again is simple.
const headers = ["src", "tests"].flatMap((start) =>
  readdirSync(join(root, start), { recursive: true }).filter((name) => /\.(hpp|h)$/.test(name)).map((name) => join(root, start, name)),
);
const common = hash(
  ...headers.sort().map((file) => readFileSync(file)),
  readFileSync(join(root, ".clang-tidy")),
  execFileSync("clang-tidy", ["--version"]),
);
const stampOf = (file) => join(folder, hash(common, relative(root, file), readFileSync(file)));

/** The include paths and definitions of a file. Warnings are the compiler's job, and nothing is compiled here. */
const flagsOf = ({ command }) => command.match(/-(?:D|I|isystem |std=)(?:\\.|[^\s\\])+/g).map((flag) => flag.replace(/\\(.)/g, "$1"));

// The files for the page compile only with Emscripten, and are not among these.
const sources = JSON.parse(readFileSync(join(root, "build/clang-debug/compile_commands.json"), "utf8"))
  .filter(({ file }) => file.startsWith(`${root}/src/`) && !existsSync(stampOf(file)))
  .sort((one, other) => (one.file < other.file ? -1 : 1));

// The dozens that the preset release compiles at once (CMakeLists.txt), so that most do not conflict.
const alike = new Map();
for (const source of sources) {
  // Up to the target's folder.
  const start = source.command.slice(0, source.command.indexOf(".dir/"));
  alike.set(start, [...(alike.get(start) ?? []), source]);
}
const units = [...alike.values()].flatMap((same) =>
  Array.from({ length: Math.ceil(same.length / mostInUnit) }, (_, index) => same.slice(index * mostInUnit, (index + 1) * mostInUnit)),
);

let findings = 0;
const tidy = (unit) =>
  new Promise((done) => {
    const files = unit.map(({ file }) => file);
    const path = files.length === 1 ? files[0] : join(folder, `${hash(...files)}.cpp`);
    if (files.length > 1) writeFileSync(path, files.map((file) => `#include "${file}"\n`).join(""));
    const flags = flagsOf(unit[0]).flatMap((flag) => flag.split(/(?<=^-isystem) /));
    // A unit that includes sources is not a finding.
    const words = ["--quiet", ...(files.length > 1 ? ["--checks=-bugprone-suspicious-include"] : []), path, "--", ...flags];
    execFile("clang-tidy", words, { maxBuffer: Infinity }, (error, output) => {
      if (error === null) for (const file of files) writeFileSync(stampOf(file), "");
      else if (files.length > 1) units.push(unit.slice(0, unit.length / 2), unit.slice(unit.length / 2));
      else {
        findings += 1;
        console.log(output);
      }
      done();
    });
  });
const work = async () => {
  while (units.length > 0) await tidy(units.shift());
};
await Promise.all(cpus().map(work));
console.log(`${sources.length} files read, ${findings} with findings`);
process.exit(findings > 0 ? 1 : 0);
