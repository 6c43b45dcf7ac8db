// The first frame, which waits for no pictures; the pixels of the canvas, and a lost context.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openBrowser, withoutServiceWorker } from "./harness.mjs";

const pictures = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
mkdirSync(pictures, { recursive: true });

let browser;
let visit;
let letPicturesIn;
before(async () => {
  browser = await openBrowser();
  const come = new Promise((resolve) => (letPicturesIn = resolve));
  const holdPictures = async (page) => {
    await withoutServiceWorker(page);
    await page.route("**/pictures-*.json", async (route) => {
      await come;
      await route.continue();
    });
  };
  const screen = { viewport: { width: 800, height: 600 }, pixelRatio: 2, painted: true };
  visit = await browser.visit({ ...screen, waits: false, before: holdPictures });
});
after(() => browser?.close());

const canvasSize = () => visit.page.evaluate(() => {
  const canvas = document.querySelector("canvas");
  return [canvas.width, canvas.height];
});

test("the first frame is drawn before the pictures are there, which follow", async (context) => {
  await visit.stirUntil(() => performance.getEntriesByName("first frame").length > 0);
  context.diagnostic(`first frame after ${Math.round(await visit.firstFrameAt())} ms`);
  letPicturesIn();
  await visit.complete();
  await visit.page.screenshot({ path: `${pictures}smoke.png` });
  assert.deepEqual(visit.complaints, []);
});

test("the canvas has the pixels of the device", async () => {
  assert.deepEqual(await canvasSize(), [1600, 1200]);
});

test("input draws a frame", async () => {
  const frames = await visit.fact("drawnFrames");
  await visit.page.mouse.move(300, 200);
  await visit.until((drawn) => window.tavern.drawnFrames > drawn, frames);
});

test("another size is followed", async () => {
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await visit.until(() => document.querySelector("canvas").height === 1688);
  await visit.complete();
  assert.deepEqual(await canvasSize(), [780, 1688]);
  await visit.page.screenshot({ path: `${pictures}smoke-narrow.png` });
});

test("a lost graphics context comes back with all that was drawn", async () => {
  await visit.page.setViewportSize({ width: 800, height: 600 });
  await visit.until(() => document.querySelector("canvas").height === 1200);
  await visit.complete();
  await visit.page.mouse.move(1, 1);
  await visit.atRest();
  const before = await visit.page.screenshot();
  await visit.page.evaluate(() => {
    window.loss = document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    window.loss.loseContext();
  });
  await visit.page.mouse.move(2, 2);
  await visit.page.waitForTimeout(200);
  const frames = await visit.fact("drawnFrames");
  await visit.page.evaluate(() => window.loss.restoreContext());
  await visit.until((drawn) => window.tavern.drawnFrames > drawn, frames);
  await visit.page.mouse.move(1, 1);
  await visit.complete();
  assert.ok(before.equals(await visit.page.screenshot()), "the page looks as before");
  // The browser itself warns about the lost context.
  visit.complaints = visit.complaints.filter((complaint) => !complaint.includes("WebGL: CONTEXT_LOST_WEBGL"));
  assert.deepEqual(visit.complaints, []);
});
