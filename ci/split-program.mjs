// Splits the program into a primary module, which draws the title, and a secondary one, which comes later: node
// ci/split-program.mjs PROGRAM PRIMARY SECONDARY LATER NM BINARYEN OBJECT... PROGRAM has names. The secondary module gets
// the functions of the objects that match LATER, and all that only they call.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [program, primary, secondary, later, nm, binaryen, ...objects] = process.argv.slice(2);
/** As cmake/web.cmake compiles. */
const features = ["sign-ext", "nontrapping-float-to-int", "bulk-memory", "mutable-globals"].map((name) => `--enable-${name}`);
/** The compiler merges functions that are equal, wherever they come from: short ones, and those of vectors of different
 * values with the same size. These move only if all functions that call them do. */
const leastSize = 100;
const ofVectors = /^_ZNSt3__26vector/;

const run = (tool, words) => execFileSync(tool, words, { encoding: "utf8", maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "inherit"] });

/** The functions that only objects matching LATER define. Templates belong to no object. */
function functionsOfLater() {
  const isLater = new RegExp(later);
  const found = new Map();
  const table = run(nm, ["--defined-only", "--print-file-name", "--quiet", ...objects]);
  for (const [, object, kind, name] of table.matchAll(/^(.*?): *-* (\w) (.*)$/gm))
    found.set(name, (found.get(name) ?? true) && /[Tt]/.test(kind) && isLater.test(object));
  return found;
}

/** Name and size of each function of a wasm module. */
function* functionsOf(bytes) {
  let at = 8;
  const number = () => {
    for (let value = 0, factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    return bytes.toString("utf8", at, (at += length));
  };
  const sizes = [];
  const names = new Map();
  while (at < bytes.length) {
    const section = bytes[at++];
    const end = number() + at;
    if (section === 10)
      for (let left = number(); left > 0; --left) {
        const size = number();
        sizes.push(size);
        at += size;
      }
    if (section === 0 && text() === "name")
      while (at < end) {
        const kind = bytes[at++];
        const partEnd = number() + at;
        if (kind === 1) for (let left = number(); left > 0; --left) names.set(number(), text());
        at = partEnd;
      }
    at = end;
  }
  // The names of imported functions come first.
  const imported = names.size - sizes.length;
  for (const [index, size] of sizes.entries()) yield { name: names.get(imported + index), size };
}

/** Adds the functions that only these call, so that they call few of the other module. */
function addThoseOnlyCalledBy(moved) {
  const graph = run(join(binaryen, "wasm-opt"), [...features, "--print-call-graph", "--output=/dev/null", program]);
  // Exports, and functions that are called by their place in the table.
  const held = new Set(graph.match(/(?<=^ *")[^"]+(?=" \[style="filled(, rounded"|", fillcolor="gray"))/gm));
  const callers = new Map();
  const called = new Map();
  for (const [, from, to] of graph.matchAll(/"([^"]+)" -> "([^"]+)"; \/\/ call$/gm)) {
    callers.set(to, (callers.get(to) ?? new Set()).add(from));
    called.set(from, (called.get(from) ?? new Set()).add(to));
  }
  // Grows while it is walked.
  for (const name of moved)
    for (const other of called.get(name) ?? [])
      if (!held.has(other) && [...callers.get(other)].every((caller) => caller === other || moved.has(caller))) moved.add(other);
}

const ofLater = functionsOfLater();
const moves = ({ name, size }) => size >= leastSize && ofLater.get(name) && !ofVectors.test(name);
const moved = new Set([...functionsOf(readFileSync(program))].filter(moves).map(({ name }) => name));
if (moved.size === 0) throw new Error(`${program}: no function matches ${later}`);
addThoseOnlyCalledBy(moved);
const list = `${secondary}.functions.txt`;
writeFileSync(list, [...moved].join("\n"));
run(join(binaryen, "wasm-split"), [...features, `--split-funcs=@${list}`, "--export-prefix=%", `-o1=${primary}`, `-o2=${secondary}`, program]);
