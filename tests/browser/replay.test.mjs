// A game as moving pictures: made in the page, read by a reader that shares nothing with it; and stopped half-way.
// TAVERNS_WHOLE=1 takes a longer game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { readGif } from "../web/gif_reader.mjs";
import { engine, tavern } from "./console_program.mjs";
import { isLeftOut } from "./engines.mjs";
import { openFirefox } from "./firefox.mjs";
import { eventually, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { openWebKit } from "./webkit.mjs";

const viewport = { width: 1000, height: 700 };
const mostBytes = 1_500_000;

const [players, module] = process.env.TAVERNS_WHOLE ? [4, 5] : [2, 1];

/** A link to a whole game of computer players. */
function linkOfEvening() {
  const [first, ...steps] = tavern("trace", "--players", players, "--module", module, "--policy", "steady", "--seed", "5")
    .split("\n")
    .map((line) => JSON.parse(line));
  const deeds = steps.filter(({ actor }) => actor?.kind === "player").map(({ action }) => ({ command: "apply", action }));
  return engine({ command: "new", setup: first.setup, seed: first.seed }, ...deeds, { command: "link" }).at(-1).replay;
}

let link;
let chromium;
before(async () => {
  link = linkOfEvening();
  chromium = await openBrowser();
});
after(() => chromium?.close());

/** In the page: keeps the file on offer, and how far the progress has come. */
function keepFiles() {
  window.made = { files: [], parts: [], said: [] };
  HTMLAnchorElement.prototype.click = () => {};
  URL.createObjectURL = ((create) => (blob) => {
    if (blob.type === "image/gif") window.made.files.push(blob);
    return create.call(URL, blob);
  })(URL.createObjectURL);
  new MutationObserver(() => {
    const [bar, status] = ["progress", "[role=status]"].map((part) => document.querySelector(`dialog ${part}`));
    if (!bar) return;
    if (bar.value !== window.made.parts.at(-1)) window.made.parts.push(bar.value);
    if (status.textContent !== window.made.said.at(-1)) window.made.said.push(status.textContent);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** In the page: presses an element beside the canvas, if it is there. */
function press(id) {
  const button = window.tavern?.atRest && document.querySelector(`[data-id="${id}"]`);
  if (button) button.click();
  return Boolean(button);
}

/** In the sheet with the pictures, makes the one that moves. */
async function begins(visit) {
  await visit.complete();
  for (const id of ["share", "article", "picture-kind-3", "share-picture"]) await eventually(visit.page, press, id);
}

/** In the page: the file as base64. */
async function fileMade() {
  const bytes = new Uint8Array(await window.made.files[0].arrayBuffer());
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192) text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}

/** The share of pixels that differ. */
function difference(one, other) {
  let differ = 0;
  for (let at = 0; at < one.length; at += 4) if (one[at] !== other[at] || one[at + 1] !== other[at + 1]) ++differ;
  return (4 * differ) / one.length;
}

async function makes(visit, context) {
  const began = performance.now();
  await begins(visit);
  await eventually(visit.page, () => window.made.files.length > 0);
  const seconds = (performance.now() - began) / 1000;
  const bytes = new Uint8Array(Buffer.from(await visit.page.evaluate(fileMade), "base64"));
  const { width, height, repeats, frames } = readGif(bytes);
  context.diagnostic(`${frames.length} pictures of ${width} x ${height}, ${bytes.length} bytes, ${seconds.toFixed(1)} s`);
  assert.ok(bytes.length <= mostBytes, `${bytes.length} bytes`);
  assert.deepEqual([width, height, repeats], [960, 540, true]);
  // At least each turn of each player in each of eight rounds, if not the other moments.
  assert.ok(frames.length >= 8 * players, `${frames.length} pictures`);
  assert.ok(frames.at(-1).time > frames[0].time);
  for (let index = 1; index < frames.length; ++index)
    assert.ok(difference(frames[index].pixels, frames[index - 1].pixels) > 0.001, `picture ${index} is that before it`);
  const { parts, said } = await visit.page.evaluate(() => window.made);
  assert.deepEqual(parts, parts.toSorted((one, other) => one - other));
  assert.equal(parts.at(-1), 1);
  assert.match(said.at(-1), / 100 %$/);
  // The dialog is gone, and the game is as it was.
  await eventually(visit.page, () => !document.querySelector("dialog") && window.tavern.atRest);
  await visit.complete();
  assert.ok((await visit.targets()).has("share"));
  assert.equal(await visit.fact("link"), link);
}

const screen = { viewport, painted: true, before: (page) => page.addInitScript(keepFiles) };

/** Visits by engine, which end with the test. */
const visitIn = {
  async Chromium(context) {
    const visit = await chromium.visit({ ...screen, path: `#${link}` });
    context.after(() => visit.close());
    return visit;
  },
  async Firefox(context) {
    const firefox = await openFirefox();
    context.after(() => firefox.close());
    return firefox.visit(screen);
  },
  async WebKit(context) {
    const webkit = await openWebKit(screen);
    context.after(() => webkit.close());
    return webkit.visit();
  },
};

for (const [engineName, open] of Object.entries(visitIn))
  test(`a game of ${players} players becomes a file of moving pictures: ${engineName}`, { skip: isLeftOut(engineName), timeout: 300_000 }, async (context) => {
    const visit = await open(context);
    if (engineName !== "Chromium") await visit.goTo(`#${link}`);
    await visit.gameOpens();
    await makes(visit, context);
    assert.deepEqual(visit.complaints, []);
  });

test("without the script that makes them it is told at once, and nothing begins later", { timeout: 120_000 }, async () => {
  const before = async (page) => {
    await withoutServiceWorker(page);
    await page.route("**/replay-*.js", (route) => route.abort());
  };
  const visit = await chromium.visit({ viewport, path: `#${link}`, before });
  await visit.gameOpens();
  await begins(visit);
  await visit.until(() => window.tavern.targets.some(({ id }) => id === "answer-no"));
  await visit.page.unroute("**/replay-*.js");
  await visit.page.waitForTimeout(2000);
  assert.equal(await visit.page.locator("dialog, [role=alert]:not([hidden])").count(), 0);
  await visit.close();
});

for (const [way, stop] of [
  ["its button", (page) => page.locator("dialog button").click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
])
  test(`the making is stopped by ${way}, leaves nothing behind and can begin again`, { timeout: 120_000 }, async (context) => {
    const visit = await visitIn.Chromium(context);
    await visit.gameOpens();
    await begins(visit);
    await visit.until(() => document.querySelector("dialog progress")?.value > 0.1);
    // The dialog has the focus, and everything else is out of reach.
    assert.equal(await visit.page.evaluate(() => document.activeElement.textContent), "Stop");
    await stop(visit.page);
    await visit.until(() => !document.querySelector("dialog") && window.tavern.atRest);
    const frames = await visit.fact("drawnFrames");
    await visit.complete();
    assert.deepEqual(await visit.page.evaluate(() => [window.made.files.length, document.querySelector("canvas").width]), [0, viewport.width]);
    assert.ok(!(await visit.targets()).has("toast"));
    assert.ok((await visit.fact("drawnFrames")) - frames < 60);
    assert.equal(await visit.fact("link"), link);
    await begins(visit);
    await visit.until(() => document.querySelector("dialog progress")?.value > 0.1);
    await stop(visit.page);
    await visit.until(() => !document.querySelector("dialog"));
    assert.deepEqual(visit.complaints, []);
  });
