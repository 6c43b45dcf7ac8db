// Measures the figures of the READMEs on this machine: node ci/figures.mjs after a build.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../tests/browser/harness.mjs";

const bench = (command, ...words) => JSON.parse(execFileSync(command, [...words, "bench", "--json"], { maxBuffer: 1 << 24 }));

/** Bytes of the site's files in a visit, compressed as for a browser, by extension; only the largest language
 * counts. */
function download(folder) {
  const bytes = {};
  for (const entry of readdirSync(folder, { recursive: true })) {
    if (!/^(fixed\/.*|index\.html)\.br$/.test(entry)) continue;
    const ending = entry.slice(0, -3).split(".").pop();
    const { size } = statSync(join(folder, entry));
    bytes[ending] = ending === "txt" ? Math.max(size, bytes[ending] ?? 0) : size + (bytes[ending] ?? 0);
  }
  return bytes;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (what, value) => console.log(`| ${what} | ${value} |`);

async function browserFigures() {
  const browser = await openBrowser();
  try {
    const firstFrames = [];
    for (let visit = 0; visit < 5; ++visit) {
      const opened = await browser.visit({ clockSpeed: 1, painted: true });
      firstFrames.push(await opened.fact("firstFrameAt"));
      if (visit === 4) {
        await opened.complete();
        const before = await opened.fact("drawnFrames");
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        row("frames drawn in 10 idle seconds", (await opened.fact("drawnFrames")) - before);
      }
      await opened.close();
    }
    firstFrames.sort((a, b) => a - b);
    row("time to the first drawn frame, median of 5 (Chromium, software WebGL)", `${Math.round(firstFrames[2])} ms`);
  } finally {
    await browser.close();
  }
}

console.log("| figure | measured |\n| --- | --- |");
const native = bench("build/release/tavern");
const wasm = bench("node", "--no-experimental-fetch", "build/web/tavern.js");
const [two, four] = ["games-a-second-2-players-module-1", "games-a-second-4-players-module-5"];
row("random games a second, one core, 2 players, module 1", native[two]);
row("random games a second, one core, 4 players, module 5", native[four]);
row("wasm to native speed (Node), 2 players, module 1", (wasm[two] / native[two]).toFixed(2));
row("wasm to native speed (Node), 4 players, module 5", (wasm[four] / native[four]).toFixed(2));
row("heap allocations in a playout", native.allocations);
row("size of a four-player State", `${native["state-bytes"]} bytes`);
for (const [kind, lengths] of Object.entries(native["link-lengths"]))
  row(`replay link, ${kind.replaceAll("-", " ")} games: median / 99 % / longest`,
    `${lengths.median} / ${lengths["percentile-99"]} / ${lengths.longest} characters`);
row("behaviour signature, native and wasm", native.signature === wasm.signature ? native.signature : "DIFFER");
const bytes = download("dist");
const code = (bytes.wasm ?? 0) + (bytes.js ?? 0) + (bytes.html ?? 0);
const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
row("download with brotli: wasm + JavaScript + page", kilobytes(code));
row("download with brotli: everything", kilobytes(all));
await browserFigures();
