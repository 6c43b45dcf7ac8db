// Typical use of a phone, in the engine of every browser on an iPhone: visit after visit in one profile.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { replay } from "./console_program.mjs";
import { isLeftOut } from "./engines.mjs";
import { askedTwice } from "./harness.mjs";
import { serveHost } from "./host_page.mjs";
import { openInn } from "./inn.mjs";
import { Player } from "./player.mjs";
import { openWebKit } from "./webkit.mjs";

const there = { skip: isLeftOut("WebKit"), timeout: 240_000 };

/** In the page, before the program starts: records the sounds for later checks. */
function follow() {
  window.audio = [];
  const { AudioContext } = window;
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.audio.push(this);
    }
  };
}

let webkit;
let visit;
before(async () => {
  if (there.skip) return;
  webkit = await openWebKit({ before: (page) => page.addInitScript(follow) });
  visit = await webkit.visit();
});
after(() => webkit?.close());

const ids = async () => [...(await visit.targets()).keys()];
const labels = async () => (await visit.fact("targets")).map(({ label }) => label);
const news = () => visit.page.evaluate(() => document.querySelector('[role="log"]').textContent);
const field = () => visit.page.evaluate(() => document.querySelector(".entry")?.value ?? null);

async function toTitle() {
  await visit.touch("menu");
  await visit.touch("to-title");
}

const write = (text) => visit.page.locator("input.entry").fill(text);

async function heardNothing() {
  await visit.page.hear();
  assert.deepEqual(visit.complaints, []);
}

test("the page asks for no file twice", there, async () => {
  assert.deepEqual(askedTwice(webkit.requests), []);
});

test("the first touch, on the loading screen, opens the first lesson, which is played to its end", there, async () => {
  await visit.page.goto(webkit.address);
  const { x, y } = await visit.page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("label:has(#choose-learn)").getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await visit.page.mouse.click(x, y, [1, 1]);
  await visit.atRest();
  await visit.gameOpens();
  for (let touches = 0, last = ""; last !== "lesson-next"; ++touches) {
    assert.ok(touches < 30, `the lesson has no end: ${await ids()}`);
    last = (await ids()).find((id) => !/^lesson-(back|leave)$/.test(id));
    await visit.touch(last);
  }
  assert.ok((await ids()).some((id) => id.startsWith("lesson-")));
  await visit.touch("lesson-leave");
  await heardNothing();
});

test("names are typed, and a press elsewhere takes them", there, async () => {
  if ((await ids()).includes("menu")) await toTitle();
  await visit.touch("player-1-name");
  await write("Zoë");
  await visit.touch("player-2-name");
  await write("Yan");
  await visit.touch("seed");
  await write("4711");
  assert.ok((await labels()).some((label) => label.includes("Zoë")));
  await visit.touch("open-inn");
  await visit.gameOpens();
  assert.equal(await field(), null);
  assert.ok((await labels()).some((label) => label.includes("Yan")));
  await heardNothing();
});

test("a reload in the middle goes on where the game stood", there, async () => {
  const player = new Player(5);
  await player.play(visit, (now) => player.touches >= 8 && now.includes("menu"));
  const state = await visit.fact("state");
  await visit.reload();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await heardNothing();
});

test("going back closes the menu", there, async () => {
  const state = await visit.fact("state");
  await visit.touch("menu");
  assert.ok((await ids()).includes("to-title"));
  await visit.page.evaluate(() => history.back());
  await visit.until(() => window.tavern.atRest && !window.tavern.targets.some(({ id }) => id === "to-title"));
  assert.ok((await ids()).includes("menu"));
  assert.deepEqual(await visit.fact("state"), state);
  await heardNothing();
});

test("where games are kept it is said that this browser may clear them", there, async () => {
  await visit.touch("menu");
  await visit.touch("games");
  const said = await visit.page.evaluate(() => document.querySelector("main").textContent);
  assert.match(said, /seven days/);
  await visit.page.evaluate(() => history.back());
  await visit.shows("menu");
  await heardNothing();
});

test("a link is copied at every press, also while the mouse still moves", there, async () => {
  await visit.touch("menu");
  await visit.touch("share");
  const { x, y, width, height } = (await visit.targets()).get("copy-link");
  const refused = [];
  for (let press = 0; press < 6; ++press) {
    // A frame is pending at the release.
    await visit.page.mouse.move(x + 3, y + 3);
    await visit.page.mouse.click(x + width / 2, y + height / 2);
    await visit.until(() => document.querySelector(".entry") || window.tavern.targets.some(({ id }) => id === "toast"));
    if ((await field()) !== null) {
      refused.push(press);
      await visit.page.keyboard.press("Escape");
    }
  }
  assert.deepEqual(refused, []);
  assert.match(await news(), /copied/i);
  await heardNothing();
});

test("a picture of the position is handed on", there, async () => {
  await visit.touch("article");
  await visit.touch("share-picture");
  await visit.until(() => /picture/i.test(document.querySelector('[role="log"]').textContent));
  await heardNothing();
});

test("a link that is followed opens the game", there, async () => {
  const [state, link] = [await visit.fact("state"), await visit.fact("link")];
  assert.deepEqual(replay(link), state);
  await visit.page.goto("about:blank");
  await visit.goTo(`#${link}`);
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await heardNothing();
});

test("a lost context comes back", there, async () => {
  const state = await visit.fact("state");
  const frames = await visit.page.evaluate(async () => {
    const loss = document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
    loss.loseContext();
    await new Promise((passed) => setTimeout(passed, 200));
    const drawn = window.tavern.drawnFrames;
    loss.restoreContext();
    return drawn;
  });
  await visit.until((drawn) => window.tavern.drawnFrames > drawn, frames);
  await visit.complete();
  assert.deepEqual(await visit.fact("state"), state);
  await visit.touch("menu");
  await visit.touch("close");
});

test("a press of the mouse unlocks the sound, and settings and a language are followed", there, async () => {
  if ((await ids()).includes("menu")) await toTitle();
  await visit.touch("settings");
  await visit.touch("language-1");
  await visit.until(() => document.documentElement.lang === "de");
  await visit.atRest();
  await visit.touch("settings-done");
  assert.ok((await labels()).includes("Regeln"));
  await visit.touch("open-inn");
  if ((await ids()).includes("answer-yes")) await visit.touch("answer-yes");
  await visit.gameOpens();
  await visit.touch("sound");
  await visit.touch("keep-guests");
  const player = new Player(2, 0.9);
  await player.play(visit, () => player.touches >= 4);
  assert.deepEqual(await visit.page.evaluate(() => window.audio.map(({ state }) => state)), ["running"]);
  await visit.reload();
  assert.equal(await visit.page.evaluate(() => document.documentElement.lang), "de");
  await heardNothing();
});

test("a game against the computer is played to its end", there, async () => {
  if ((await ids()).includes("menu")) await toTitle();
  await openInn(visit, { levels: [0, 1], seed: "7", pace: "pace-2" });
  if ((await ids()).includes("answer-yes")) await visit.touch("answer-yes");
  await new Player(3, 0.9).play(visit);
  const state = await visit.fact("state");
  assert.equal(state.phase, "over");
  assert.deepEqual(replay(await visit.fact("link")), state);
  await heardNothing();
});

test("an article holds the game", there, async () => {
  const server = await serveHost(webkit.address);
  try {
    await visit.page.goto(`http://localhost:${server.address().port}/frame`);
    await visit.page.toFrame(0);
    await visit.until(() => window.tavern?.atRest);
    assert.ok((await ids()).length > 3);
    await visit.page.toFrame(null);
    const heard = await visit.page.evaluate(
      () =>
        new Promise((resolve) => {
          const frame = document.querySelector("iframe").contentWindow;
          addEventListener("message", ({ source, data }) => {
            if (source === frame && data.type === "state" && data.legal?.length > 0) resolve(data);
          });
          frame.postMessage({ tavern: 1, type: "new-game", setup: { players: 2, module: 1 }, seed: 7 }, "*");
        }),
    );
    assert.equal(heard.type, "state");
  } finally {
    await visit.page.goto("about:blank");
    server.close();
    server.closeAllConnections();
  }
});

test("the game is there offline", there, async () => {
  const served = () => navigator.serviceWorker.controller?.state === "activated";
  await visit.goTo("");
  // Sometimes this engine connects a page to its service worker only at the next load.
  await visit.page.waitForFunction(served, null, { timeout: 20_000 }).catch(() => visit.reload());
  await visit.until(served);
  await webkit.stopServer();
  await visit.reload();
  await visit.touch("daily");
  await visit.gameOpens();
  assert.notEqual(await visit.fact("state"), null);
});

test("the table is painted", there, async () => {
  const painted = await openWebKit({ painted: true });
  try {
    const seen = await painted.visit();
    await seen.touch("daily");
    await seen.gameOpens();
    await seen.complete();
    const { length } = await seen.page.screenshot();
    await seen.page.hear();
    // As PNG, a picture of the table takes 230 kB; a window without pictures takes a few.
    assert.ok(length > 100_000, `${length} bytes`);
    assert.deepEqual(seen.complaints, []);
  } finally {
    await painted.close();
  }
});
