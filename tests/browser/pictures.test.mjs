// Pictures of a moment: those of the page equal those of the console program, and their alternative text is the same.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { tavern } from "./console_program.mjs";
import { finish, openBrowser } from "./harness.mjs";
import { recordedGame } from "./recorded_games.mjs";

const link = recordedGame(0).linkTo(40);
const folder = mkdtempSync(join(tmpdir(), "tavern-pictures-"));

let browser;
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  rmSync(folder, { recursive: true });
  await browser?.close();
});

/** In the page: keeps the picture and the text that it copies. */
function keepCopies() {
  window.copies = {};
  navigator.clipboard.write = async ([item]) => (window.copies.picture = await item.getType("image/png"));
  navigator.clipboard.writeText = async (text) => (window.copies.text = text);
}

async function toArticle(visit) {
  if ((await visit.targets()).has("lift-curtain")) await visit.touch("lift-curtain");
  await visit.complete();
  await visit.touch("menu");
  await visit.touch("share");
  await visit.touch("article");
}

/** In the page: the share of pixels that differ by more than 16 of 255 in a channel, and the size of the copied one. */
async function comparison(other) {
  while (!window.copies.picture) await new Promise((passed) => setTimeout(passed, 50));
  const pixels = async (blob) => {
    const image = await createImageBitmap(blob);
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const png = new Blob([Uint8Array.from(atob(other), (letter) => letter.charCodeAt(0))], { type: "image/png" });
  const [here, there] = [await pixels(window.copies.picture), await pixels(png)];
  let differ = 0;
  for (let at = 0; at < here.data.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(here.data[at + channel] - there.data[at + channel]) > 16)) ++differ;
  return { size: [here.width, here.height, there.width, there.height], share: (4 * differ) / here.data.length };
}

const kinds = [
  { options: ["--size", "1280x720"], size: [1280, 720] },
  { options: ["--size", "1200x630"], size: [1200, 630] },
  { options: ["--diagram"], size: [1000, 1000] },
];

// The page is smaller than the pictures.
for (const [index, { options, size }] of kinds.entries())
  test(`a picture of ${size.join(" x ")} from the page is that of the console program`, { timeout: 240_000 }, async () => {
    const viewport = { width: 900, height: 700 };
    const visit = await browser.visit({ viewport, painted: true, before: (page) => page.addInitScript(keepCopies), path: `#${link}` });
    await toArticle(visit);
    await visit.touch("copy-position");
    if (index > 0) await visit.touch(`picture-kind-${index}`);
    await visit.touch("share-picture");
    const file = join(folder, `${index}.png`);
    // The page has answered questions with a single answer.
    const text = tavern("picture", ...options, await visit.fact("link"), file);
    const found = await visit.page.evaluate(comparison, readFileSync(file).toString("base64"));
    assert.deepEqual(found.size, [...size, ...size]);
    assert.ok(found.share <= 0.01, `${(100 * found.share).toFixed(2)} % of the pixels differ`);
    assert.equal(await visit.page.evaluate(() => window.copies.text.trim()), text);
    // The screen is as it was.
    await visit.complete();
    const canvas = await visit.page.evaluate(() => [document.querySelector("canvas").width, document.querySelector("canvas").height]);
    assert.deepEqual(canvas, [viewport.width, viewport.height]);
    assert.ok((await visit.targets()).has("menu"));
    await finish(visit);
  });
