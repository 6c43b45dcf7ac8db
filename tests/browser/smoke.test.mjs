import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openGame } from "./harness.mjs";

const pictures = fileURLToPath(new URL("../../build/screenshots/", import.meta.url));
mkdirSync(pictures, { recursive: true });

const canvasSize = () => {
  const { width, height } = document.querySelector("canvas");
  return [width, height];
};

let game;
before(async () => {
  game = await openGame({ viewport: { width: 800, height: 600 }, pixelRatio: 2 });
});
after(() => game?.close());

test("the first frame is drawn, without a complaint", async () => {
  await game.settle();
  await game.page.screenshot({ path: `${pictures}smoke.png` });
  assert.deepEqual(game.complaints, []);
});

test("the canvas has the pixels of the device", async () => {
  const size = await game.page.evaluate(canvasSize);
  assert.deepEqual(size, [1600, 1200]);
});

test("input draws a frame", async () => {
  const frames = await game.drawnFrames();
  await game.page.mouse.move(300, 200);
  await game.settle();
  assert.ok((await game.drawnFrames()) > frames);
});

test("nothing is drawn in ten idle seconds", async () => {
  await game.settle();
  const frames = await game.drawnFrames();
  await game.page.waitForTimeout(10_000);
  assert.equal((await game.drawnFrames()) - frames, 0);
});

test("another size is followed", async () => {
  await game.page.setViewportSize({ width: 390, height: 844 });
  await game.settle();
  const size = await game.page.evaluate(canvasSize);
  assert.deepEqual(size, [780, 1688]);
  await game.page.screenshot({ path: `${pictures}smoke-narrow.png` });
});
