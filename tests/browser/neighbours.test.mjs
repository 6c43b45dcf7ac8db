// Hostile pages: one that frames the game and shares its storage, a frame beside it, and a page that opened the game's
// window. None may read or change a byte of the reader's game without a press on a question that names the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { eventually, finish, openBrowser, paintNothing, until, Visit } from "./harness.mjs";
import { serveHost } from "./host_page.mjs";
import { readDatabase } from "./kept_database.mjs";
import { recordedGame } from "./recorded_games.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const name = "Wilhelmina";
/** A game known to the pages, and an action in it. */
const foreign = recordedGame(1);
const floods = 200;

/** All messages that a page can send. */
const messages = [
  { type: "configure", language: "de", motion: "instant", pace: "instant" },
  { type: "load", link: foreign.linkTo(6) },
  { type: "new-game", setup: { players: 2, module: 2 }, seed: 7 },
  { type: "act", action: { kind: "ready" } },
  { type: "act", action: foreign.deeds[6].action },
  { type: "undo" },
  { type: "focus" },
];

/** Whether the newest saved game of the reader has this position. */
async function isKept(visit, state) {
  const { entries } = (await readDatabase(visit.page)).stores.records;
  return entries.length > 0 && isDeepStrictEqual(JSON.parse(entries.at(-1)[1]).state, state);
}

/** A visit of a reader with a saved game that has the reader's name in it. */
async function reader() {
  const visit = await browser.visit();
  await visit.enter("player-1-name", name);
  await visit.touch("open-inn");
  await visit.touch("keep-guests");
  await eventually(visit.page, () => document.querySelector("main") !== null);
  const own = await visit.fact("state");
  // Any later write comes from a neighbour.
  while (!(await isKept(visit, own))) await visit.page.waitForTimeout(50);
  await visit.goTo("");
  assert.ok((await visit.targets()).has("continue"));
  return { visit, own };
}

/** The reader's games, byte for byte, read by an innocent page of the site. */
async function keptBy(visit) {
  const page = await visit.page.context().newPage();
  await page.goto(`${visit.address}icon.svg`);
  const { heads, records } = (await readDatabase(page)).stores;
  await page.close();
  return JSON.stringify([heads.entries, records.entries]);
}

/** Sends everything many times and resolves to all answers. */
const flood = (page, target, times = floods) =>
  page.evaluate(
    async ([what, sayings, count]) => {
      const frame = eval(what);
      for (let round = 0; round < count; ++round) {
        for (const saying of sayings) frame.postMessage({ tavern: 1, ...saying }, "*");
        if (round % 20 === 0) await new Promise((passed) => setTimeout(passed, 10));
      }
      await new Promise((passed) => setTimeout(passed, 1000));
      return window.heard ?? [];
    },
    [target, messages, times],
  );

test("a page that frames the game and shares its storage reads and writes nothing of the reader's", { timeout: 240_000 }, async () => {
  const { visit, own } = await reader();
  const host = await serveHost(visit.address);
  try {
    const page = await visit.page.context().newPage();
    await page.addInitScript(paintNothing);
    const { port } = host.address();
    await page.goto(`http://localhost:${port}/frame`);
    await page.mouse.move(200, 200);
    const framed = page.frames().find((frame) => frame.url().startsWith(visit.address));
    await until(framed, () => window.tavern?.atRest);
    await page.evaluate(() => {
      window.heard = [];
      addEventListener("message", ({ data }) => window.heard.push(data));
    });
    await page.evaluate(() => document.querySelector("iframe").contentWindow.postMessage({ tavern: 1, type: "configure" }, "*"));
    assert.ok(await framed.evaluate(() => navigator.storage !== undefined));

    // The reader opens the saved game inside the frame.
    const box = await page.locator("iframe").boundingBox();
    const targets = () => framed.evaluate(() => window.tavern.targets.filter(({ enabled }) => enabled));
    const touch = async (id) => {
      await until(framed, () => window.tavern.atRest);
      const target = (await targets()).find((one) => one.id === id || (id.endsWith("*") && one.id.startsWith(id.slice(0, -1))));
      assert.ok(target, `${id} among ${(await targets()).map((one) => one.id).join(" ")}`);
      await page.mouse.click(box.x + target.x + target.width / 2, box.y + target.y + target.height / 2);
      await page.waitForTimeout(100);
      await until(framed, () => window.tavern.atRest);
    };
    await touch("games");
    await touch("play-*");
    await until(framed, () => window.tavern.state !== null);
    const stateOf = () => framed.evaluate(() => window.tavern.state);
    assert.deepEqual(await stateOf(), own);
    // Opened games are saved anew.
    await page.waitForTimeout(1000);
    const kept = await keptBy(visit);

    const heard = await flood(page, 'document.querySelector("iframe").contentWindow');
    assert.ok(heard.length > 0, "the page is answered");
    assert.ok(!JSON.stringify(heard).includes(name), "the page hears of the reader's game");
    // Besides refusals, it may hear that its own game is gone.
    const telling = heard.filter(({ type, screen }) => !["error", "ready", "resize"].includes(type) && screen !== "title");
    assert.deepEqual(telling, []);
    assert.deepEqual(await stateOf(), own);
    assert.ok((await keptBy(visit)) === kept, "the reader's games are other ones");

    // A question names the page once; after a no, there is no further question.
    const words = await framed.evaluate(() => document.querySelector("main").textContent);
    assert.ok(words.includes(`localhost:${port}`), `the question names the page: ${words}`);
    await touch("answer-no");
    await flood(page, 'document.querySelector("iframe").contentWindow', 20);
    assert.ok(!(await targets()).some(({ id }) => id === "answer-yes"), "asked again after a no");
    assert.deepEqual(await stateOf(), own);

    // A link in the frame's address also comes from the page.
    await page.evaluate(
      (address) => {
        const frame = document.querySelector("iframe");
        frame.contentWindow.location = address;
      },
      `${visit.address}index.html#${foreign.linkTo(6)}`,
    );
    await page.waitForTimeout(1500);
    assert.deepEqual(await stateOf(), own);
    assert.ok((await keptBy(visit)) === kept, "the reader's games are other ones");
    await page.close();
  } finally {
    host.close();
    host.closeAllConnections();
  }
  await visit.goTo("");
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), own);
  await finish(visit);
});

test("a frame beside the game is not heard", async () => {
  const { visit } = await reader();
  const kept = await keptBy(visit);
  const host = await serveHost(visit.address);
  try {
    const page = await visit.page.context().newPage();
    await page.addInitScript(paintNothing);
    await page.goto(`http://localhost:${host.address().port}/siblings`);
    await page.mouse.move(200, 200);
    const [framed, sibling] = page.frames().filter((frame) => frame !== page.mainFrame());
    await until(framed, () => window.tavern?.atRest);
    const before = await framed.evaluate(() => window.tavern.state);
    await sibling.evaluate(() => {
      window.heard = [];
      addEventListener("message", ({ data }) => window.heard.push(data));
    });
    assert.deepEqual(await flood(sibling, "parent.frames[0]"), []);
    assert.deepEqual(await framed.evaluate(() => window.tavern.state), before);
    assert.ok((await keptBy(visit)) === kept, "the reader's games are other ones");
    await page.close();
  } finally {
    host.close();
    host.closeAllConnections();
  }
  await finish(visit);
});

test("a page that opened the game's window is not heard, and its links ask", { timeout: 240_000 }, async () => {
  const { visit, own } = await reader();
  const host = await serveHost(visit.address);
  try {
    const opener = await visit.page.context().newPage();
    await opener.goto(`http://localhost:${host.address().port}/frame`);
    const opens = opener.waitForEvent("popup");
    await opener.evaluate((address) => {
      window.heard = [];
      addEventListener("message", ({ data }) => window.heard.push(data));
      window.game = window.open(address);
    }, visit.address);
    const popup = await opens;
    const game = new Visit(popup, visit.address);
    // A new window first loads an empty page.
    await popup.waitForURL(visit.address);
    await game.come();
    await game.touch("continue");
    await game.gameOpens();
    await popup.waitForTimeout(1000);
    const kept = await keptBy(visit);
    const heard = await flood(opener, "window.game");
    assert.deepEqual(heard.filter(({ type }) => !["ready", "resize"].includes(type)), []);
    assert.deepEqual(await game.fact("state"), own);
    const links = Array.from({ length: 20 }, (_, place) => foreign.linkTo(2 + place));
    for (let round = 0; round < 50; ++round) {
      await opener.evaluate(
        (address) => {
          window.game.location = address;
        },
        `${visit.address}#${links[round % links.length]}`,
      );
      await popup.waitForTimeout(20);
    }
    await game.atRest();
    assert.deepEqual(await game.fact("state"), own);
    assert.ok((await keptBy(visit)) === kept, "the reader's games are other ones");
    await popup.close();
    await opener.close();
  } finally {
    host.close();
    host.closeAllConnections();
  }
  await visit.goTo("");
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), own);
  await finish(visit);
});
