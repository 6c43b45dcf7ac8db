// Checks that the oldest supported browsers (Chrome 97, Firefox 102, Safari 16.0) have everything that the site uses:
// node ci/check-floor.mjs after a build. esbuild keeps the syntax of scripts at their level; this script checks the
// functions they call and the features of the program's module.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const wrong = [];

/** Newer functions, missing in one of the three browsers, with unambiguous names; with `?.` their absence is
 * handled. */
const tooNew = {
  "findLast and its like (Firefox 104)": /[^?]\.findLast(Index)?\(/,
  "copying array methods (2023)": /\.(toSorted|toReversed|toSpliced)\(/,
  "groupBy, withResolvers, fromAsync (2024)": /\.(groupBy|withResolvers|fromAsync)\(|Promise\.try\(/,
  "structuredClone (Chrome 98)": /\bstructuredClone\(/,
  "AbortSignal.timeout and any (Chrome 103)": /AbortSignal\.(timeout|any)\(/,
  "ARIA as properties (Firefox 119)": /\.(aria[A-Z]\w+|role)=[^=]|[{,]aria[A-Z]\w+:/,
  "userActivation (Firefox 120, Safari 16.4)": /userActivation\.(?!\.)/,
  "well-formed strings (2023)": /\.(isWellFormed|toWellFormed)\(/,
  "methods of sets (2024)": /\.(isSubsetOf|isSupersetOf|symmetricDifference)\(/,
  "OffscreenCanvas (Firefox 105, Safari 16.4)": /new OffscreenCanvas\(/,
  "CompressionStream (Firefox 113)": /new (De)?[Cc]ompressionStream\(/,
  "popovers and checkVisibility (2023)": /\.(showPopover|checkVisibility)\(/,
  "static blocks (Safari 16.4)": /[{;}]static\{/,
  "look-behind (Safari 16.4)": /\(\?<[=!]/,
  "URL.canParse and parse (2023)": /URL\.(canParse|parse)\(/,
  "scheduler (2020, not Safari)": /\bscheduler\./,
  "requestIdleCallback (not Safari)": /[^?]\.?requestIdleCallback\(/,
};
const scripts = readdirSync(dist, { recursive: true }).filter((path) => /\.(js|html)$/.test(path));
for (const path of scripts) {
  const text = readFileSync(join(dist, path), "utf8");
  for (const [what, pattern] of Object.entries(tooNew)) {
    const found = pattern.exec(text);
    if (found) wrong.push(`${path}: ${what}: ${text.slice(Math.max(0, found.index - 30), found.index + 50)}`);
  }
}

// All three browsers have these since 2021 at the latest; Safari has fixed-width SIMD only since 16.4.
const features = ["mutable-globals", "sign-ext", "nontrapping-float-to-int", "bulk-memory"];
const modules = readdirSync(dist, { recursive: true }).filter((path) => path.endsWith(".wasm"));
for (const path of modules)
  try {
    const allowed = features.map((feature) => `--enable-${feature}`);
    execFileSync("wasm-opt", [join(dist, path), "--mvp-features", ...allowed, "-o", "/dev/null"], { stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    wrong.push(`${path}: ${String(error.stderr).split("\n", 1)}`);
  }

for (const line of wrong) console.error(line);
console.log(`${scripts.length} scripts and pages, ${modules.length} modules, ${wrong.length} too new`);
process.exit(wrong.length > 0 || modules.length === 0 ? 1 : 0);
