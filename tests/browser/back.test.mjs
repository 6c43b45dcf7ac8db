// Back and Forward, with the page's modules for them and a program that only knows its stack of screens.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "./harness.mjs";

const esbuild = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");

/** The title and the screens opened over it. Back closes the top one. The address shows a moment. */
const program = `
import { Back } from "./back";
import { forgetLink, showLink, watchLinks } from "./sharing/links";
const layers = [];
let left;  // a game
const arrived = [];
const tell = () => {
  if (layers.at(-1)?.startsWith("r1")) showLink(layers.at(-1)); else forgetLink();
  back.settle(layers.length > 0);
};
const back = new Back(
  () => setTimeout(() => { const top = layers.pop(); if (layers.length === 0) left = top; tell(); }, 20),
  () => { if (left) layers.push(left); tell(); },
);
watchLinks((link) => { arrived.push(link); forgetLink(); });
window.program = {
  layers, arrived,
  open(layer) { layers.push(layer); tell(); },
  close() { layers.pop(); tell(); },
  toTitle() { left = layers[0]; layers.length = 0; tell(); },
};
`;

let browser;
let server;
let address;
let page;

before(async () => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL("../../web/src", import.meta.url)), loader: "ts" },
    bundle: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(request.url === "/" ? "elsewhere" : `<!doctype html><title>inn</title><script>${outputFiles[0].text}</script>`);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  await page.goto(address);
  await page.goto(`${address}inn`);
});

const open = (layer) => page.evaluate((name) => window.program.open(name), layer);
const layers = () => page.evaluate(() => window.program.layers.join(" "));
const length = () => page.evaluate(() => history.length);
const settled = () => new Promise((done) => setTimeout(done, 150));
const back = async () => {
  await page.evaluate(() => history.back());
  await settled();
};
const forward = async () => {
  await page.evaluate(() => history.forward());
  await settled();
};

test("going back closes the top layer, then the game, then leaves; forward comes back to the game", async () => {
  const before = await length();
  for (const layer of ["game", "menu", "rules"]) await open(layer);
  for (const left of ["game menu", "game", ""]) {
    await back();
    assert.equal(await layers(), left);
    assert.equal(page.url(), `${address}inn`);
  }
  await forward();
  assert.equal(await layers(), "game");
  await back();
  assert.equal(await layers(), "");
  assert.equal(await length(), before + 1, "one entry more, however much was opened and closed");
  await page.goBack();
  assert.equal(page.url(), address);
});

test("after leaving the game by a button one goes forward into it, and back out of the page at once", async () => {
  await open("game");
  await page.evaluate(() => window.program.toTitle());
  await settled();
  await forward();
  assert.equal(await layers(), "game");
  await page.evaluate(() => window.program.toTitle());
  await settled();
  await page.goBack();
  assert.equal(page.url(), address);
});

test("a screen opened after coming back from another site stays on this one", async (context) => {
  // The driver would forbid the browser to keep the page whole.
  const players = await launchBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  context.after(() => players.close());
  await page.close();
  page = await players.newPage();
  await page.goto(`${address}inn`);
  await open("sheet");
  await page.evaluate(() => window.program.close());
  await settled();
  await page.evaluate(() => (window.whole = true));
  await page.goto(address);
  await page.goBack({ waitUntil: "commit" });
  await settled();
  assert.ok(await page.evaluate(() => window.whole), "the page was not loaded anew");
  await open("game");
  await settled();
  assert.equal(page.url(), `${address}inn`);
  assert.equal(await layers(), "game");
});

test("a thousand sheets make one entry", async () => {
  const before = await length();
  await page.evaluate(async () => {
    for (let number = 0; number < 1000; ++number) {
      window.program.open("sheet");
      window.program.close();
      await new Promise((next) => setTimeout(next, number % 100 === 0 ? 50 : 0));
    }
  });
  await settled();
  assert.equal(await length(), before + 1);
  await open("game");
  await back();
  assert.equal(await layers(), "");
});

test("a moment's address goes with the moment, and never comes back as a link", async () => {
  await open("game");
  await open("r1abc&at=5");
  assert.equal(new URL(page.url()).hash, "#r1abc&at=5");
  await back();
  assert.equal(await layers(), "game");
  assert.equal(new URL(page.url()).hash, "");
  await open("r1abc&at=7");
  await page.evaluate(() => window.program.close());
  await back();
  await forward();
  assert.equal(await layers(), "game");
  assert.equal(new URL(page.url()).hash, "");
  assert.deepEqual(await page.evaluate(() => window.program.arrived), []);
});

test("the same refused link is answered again, and a reload does not repeat it", async () => {
  for (let times = 1; times <= 2; ++times) {
    await page.evaluate(() => (location.hash = "#r1bad"));
    await page.waitForFunction((count) => window.program.arrived.length === count, times);
    assert.equal(new URL(page.url()).hash, "");
  }
  await page.reload();
  assert.deepEqual(await page.evaluate(() => window.program.arrived), []);
});

test("a link put into the address of a game is gone back from as from the game", async () => {
  await open("game");
  await page.evaluate(() => (location.hash = "#r1other"));
  await page.waitForFunction(() => window.program.arrived.length === 1);
  await open("other");
  await back();
  assert.equal(await layers(), "game");
  await back();
  assert.equal(await layers(), "");
  assert.equal(page.url(), `${address}inn`);
});
