// A screen reader inside the page (@guidepup/virtual-screen-reader) speaks lesson 1 and a round, word for word as in
// golden/heard-*.txt; TAVERNS_TRANSCRIPTS=1 writes these anew. The player presses Enter wherever the focus is.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";

const packages = createRequire(new URL("../../web/package.json", import.meta.url));
let browser;
let screenReader;
before(async () => {
  const bundle = await packages("esbuild").build({
    entryPoints: [packages.resolve("@guidepup/virtual-screen-reader/browser.js")],
    bundle: true,
    format: "iife",
    globalName: "screenReader",
    write: false,
    logLevel: "error",
  });
  screenReader = bundle.outputFiles[0].text;
  browser = await openBrowser();
});
after(() => browser?.close());

/** Opens a game by its button, and presses Enter at the focus until the game has come to its end. */
async function hear(button, ended) {
  // The page's own policy blocks foreign scripts.
  const visit = await browser.visit({ context: { bypassCSP: true } });
  await visit.page.addScriptTag({ content: screenReader });
  await visit.page.evaluate(async (id) => {
    await window.screenReader.virtual.start({ container: document.querySelector("main") });
    document.querySelector(`button[data-id="${id}"]`).focus();
  }, button);
  for (let presses = 0; !(await visit.page.evaluate(ended)); ++presses) {
    assert.ok(presses < 60, "it never ends");
    await visit.page.keyboard.press("Enter");
    // The tree follows when all has come to rest; the screen reader waits for that as well.
    await visit.page.waitForTimeout(100);
    await visit.atRest();
    await visit.page.waitForTimeout(50);
  }
  const phrases = await visit.page.evaluate(() => window.screenReader.virtual.spokenPhraseLog());
  assert.deepEqual(visit.complaints, []);
  await visit.close();
  return phrases;
}

async function checkTranscript(name, phrases) {
  const path = new URL(`golden/heard-${name}.txt`, import.meta.url);
  const transcript = phrases.join("\n") + "\n";
  if (process.env.TAVERNS_TRANSCRIPTS) await writeFile(path, transcript);
  assert.equal(transcript, await readFile(path, "utf8"));
}

test("the first lesson is spoken word for word, from Enter to Enter", async () => {
  await checkTranscript("lesson-1", await hear("learn", () => document.activeElement?.dataset.id === "lesson-next"));
});

test("a round is spoken word for word", async () => {
  await checkTranscript("round-1", await hear("open-inn", () => window.tavern.state?.round === 2));
});
