// Measures the figures of the READMEs on this machine: node ci/figures.mjs after a build.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../tests/browser/harness.mjs";

const bench = (command, ...words) => JSON.parse(execFileSync(command, [...words, "bench", "--json"], { maxBuffer: 1 << 24 }));

/** The problems to solve, which a visit fetches only when asked for. */
const isPack = (entry) => /^fixed\/problems-\w+\.txt\.br$/.test(entry);

/** Bytes of the site's files, compressed as for a browser: of a visit in the largest language, and of everything that
 * the device stores; and of the pack of problems. */
function download(folder) {
  const entries = readdirSync(folder, { recursive: true }).filter((entry) => /^(fixed\/.*|index\.html)\.br$/.test(entry));
  const sizes = entries
    .filter((entry) => !isPack(entry))
    .map((entry) => ({ text: entry.endsWith(".txt.br"), size: statSync(join(folder, entry)).size }));
  const sum = (some) => some.reduce((bytes, { size }) => bytes + size, 0);
  const texts = sizes.filter(({ text }) => text);
  const stored = sum(sizes);
  const pack = statSync(join(folder, entries.find(isPack))).size;
  return { stored, pack, visit: stored - sum(texts) + Math.max(...texts.map(({ size }) => size)) };
}

/** Bytes of all files, compressed, that come before the program's first frame. */
async function downloadBeforeFirstFrame(browser, context) {
  let letIn;
  const come = new Promise((resolve) => (letIn = resolve));
  const visit = await browser.visit({
    context,
    waits: false,
    before: (page) =>
      // On this fast network they would come too early.
      page.route(/(secondary|pictures)-\w+\.\w+$/, async (route) => {
        await come;
        await route.continue();
      }),
  });
  await visit.page.mouse.move(1, 1);
  await visit.until(() => performance.getEntriesByName("first frame").length > 0);
  const bytes = await visit.page.evaluate(() =>
    ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
  letIn();
  await visit.close();
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
      firstFrames.push(await opened.firstFrameAt());
      if (visit === 4) {
        await opened.complete();
        const before = await opened.fact("drawnFrames");
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        row("frames drawn in 10 idle seconds", (await opened.fact("drawnFrames")) - before);
      }
      await opened.close();
    }
    for (const locale of ["en", "de"])
      row(`download with brotli until the first frame, ${locale}`, kilobytes(await downloadBeforeFirstFrame(browser, { locale })));
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
const { visit, stored, pack } = download("dist");
row("download with brotli: a visit, in the largest language", kilobytes(visit));
row("download with brotli: all that the device stores, every language included", kilobytes(stored));
row("download with brotli: the pack of problems, when asked for", kilobytes(pack));
await browserFigures();
