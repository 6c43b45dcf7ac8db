// Sharing games: letters between two devices, QR codes, pictures, paste and drop.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { eventually, finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

const jsQR = createRequire(new URL("../../web/package.json", import.meta.url))("jsqr");
const screen = { context: { permissions: ["clipboard-read", "clipboard-write"] } };

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const clipboard = (visit) => visit.page.evaluate(() => navigator.clipboard.readText());

async function copied(visit, id) {
  await visit.page.evaluate(() => navigator.clipboard.writeText(""));
  await visit.touch(id);
  await eventually(visit.page, async () => (await navigator.clipboard.readText()) !== "");
  return clipboard(visit);
}

/** Like a human: the text is in the clipboard, and the keys are pressed. */
async function paste(visit, text) {
  await visit.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await visit.page.locator("canvas").focus();
  await visit.page.keyboard.press("Control+V");
}

async function drop(visit, { text, file }) {
  const dropped = await visit.page.evaluateHandle(
    ([words, content]) => {
      const transfer = new DataTransfer();
      if (words !== undefined) transfer.setData("text/plain", words);
      if (content !== undefined) transfer.items.add(new File([content], "game.json", { type: "application/json" }));
      return transfer;
    },
    [text, file],
  );
  const over = await visit.page.evaluate((transfer) =>
    document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer: transfer, bubbles: true, cancelable: true })), dropped);
  assert.equal(over, false, "the page takes a dropped file");
  await visit.page.dispatchEvent("body", "drop", { dataTransfer: dropped });
}

async function started(touches, options = screen) {
  const visit = await browser.visit(options);
  // On a small screen the seats are behind the title.
  if (!(await visit.targets()).has("open-inn")) await visit.touch("new-game");
  await visit.touch("open-inn");
  const player = new Player(5);
  await player.play(visit, (ids) => player.touches >= touches && ids.includes("menu"));
  return visit;
}

async function toShare(visit) {
  await visit.touch("menu");
  await visit.touch("share");
}

test("two people far apart play by letters", { timeout: 400_000 }, async () => {
  let here = await browser.visit(screen);
  let there = await browser.visit(screen);
  await here.enter("player-1-name", "Zoë");
  await here.touch("open-inn");
  await toShare(here);
  let letter = await copied(here, "turn-link");
  for (let turn = 0; turn < 5; ++turn) {
    const state = await here.fact("state");
    // A question appears if an earlier moment of a game is open, since it is replaced.
    const asked = (await there.fact("state")) !== null;
    await paste(there, letter);
    if (asked) {
      await there.shows("answer-yes");
      await there.touch("answer-yes");
    }
    await there.shows("lift-curtain");
    assert.deepEqual(await there.fact("state"), state);
    const behind = [...(await there.targets()).keys()].sort();
    assert.deepEqual(behind, ["lift-curtain", "menu", "turn-link"], "nothing of the game is seen before it is lifted");
    await there.touch("lift-curtain");
    const player = new Player(turn, 0.9);
    await player.play(there, (ids) => ids.includes("turn-link"));
    letter = await copied(there, "turn-link");
    assert.match(letter, /#p1[\w-]+&turn$/);
    [here, there] = [there, here];
  }
  const names = await here.page.evaluate(() => document.querySelector("main").textContent);
  assert.match(names, /Zoë/, "names travel with the letters");
  await finish(here, there);
});

test("the code on the screen is the link", async () => {
  const path = `#${recordedGame(0).linkTo(12)}`;
  for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }]) {
    const visit = await browser.visit({ ...screen, viewport, painted: true, path });
    if ((await visit.targets()).has("lift-curtain")) await visit.touch("lift-curtain");
    await toShare(visit);
    const link = await copied(visit, "copy-link");
    await visit.page.waitForTimeout(500);
    await visit.atRest();
    const png = (await visit.page.screenshot()).toString("base64");
    const pixels = await visit.page.evaluate(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      // One letter for each pixel: a list of numbers would take minutes to transfer.
      let reds = "";
      for (let at = 0; at < data.length; at += 4) reds += String.fromCharCode(data[at]);
      return { reds, width, height };
    }, png);
    const greys = Uint8ClampedArray.from({ length: 4 * pixels.reds.length }, (_, at) => (at % 4 === 3 ? 255 : pixels.reds.charCodeAt(at >> 2)));
    const code = jsQR(greys, pixels.width, pixels.height);
    assert.equal(code?.data, link, `${viewport.width}x${viewport.height}`);
    await finish(visit);
  }
});

test("links, texts and files are opened, pasted or dropped; a text without a game says so and changes nothing", async () => {
  const sender = await started(10);
  const state = await sender.fact("state");
  await toShare(sender);
  const link = await copied(sender, "copy-link");
  const words = await copied(sender, "copy-text");
  assert.ok(words.split("\n").length >= 4, words);
  const download = sender.page.waitForEvent("download");
  await sender.touch("export");
  const file = await (await (await download).createReadStream()).toArray().then((parts) => Buffer.concat(parts).toString());
  await finish(sender);

  const visit = await started(4);
  const running = await visit.fact("state");
  const ways = {
    "a link pasted": () => paste(visit, link),
    "a text pasted": () => paste(visit, words),
    "a file's text pasted": () => paste(visit, file),
    "a link dropped": () => drop(visit, { text: link }),
    "a text dropped": () => drop(visit, { text: words }),
    "a file dropped": () => drop(visit, { file }),
    "a file with a text dropped": () => drop(visit, { file: words }),
  };
  for (const [way, arrive] of Object.entries(ways)) {
    await arrive();
    await visit.shows("answer-yes");
    assert.deepEqual(await visit.fact("state"), running, way);
    await visit.touch("answer-no");
  }
  for (const bad of ["see you at eight", link.slice(0, -1), file.slice(0, -9), file.replace('"played":', '"player":')])
    for (const arrive of [() => paste(visit, bad), () => drop(visit, { text: bad }), () => drop(visit, { file: bad })]) {
      await arrive();
      await visit.shows("answer-no");
      assert.ok(!(await visit.targets()).has("answer-yes"), bad.slice(0, 40));
      const said = await visit.page.getByRole("dialog").textContent();
      assert.ok(said.length > 30, said);
      await visit.touch("answer-no");
      assert.deepEqual(await visit.fact("state"), running);
    }
  await drop(visit, { file });
  await visit.shows("answer-yes");
  await visit.touch("answer-yes");
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("the report of a finished game is copied as its place wants it, and leads back to the game", async () => {
  const visit = await browser.visit({ ...screen, path: `#${recordedGame(0).linkTo()}` });
  await visit.shows("report");
  await visit.touch("report");
  const text = await copied(visit, "copy-report");
  assert.match(text, /\nRound 8\n-------\n/);
  await visit.touch("report-format-1");
  const markdown = await copied(visit, "copy-report");
  assert.match(markdown, /^# .+ has the best tavern in the valley\n/);
  // Where it cannot be copied it is shown with its lines, to be copied by hand.
  await visit.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("forbidden", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await visit.touch("copy-report");
  assert.equal(await visit.page.locator(".entry").inputValue(), markdown);
  assert.equal(await visit.page.evaluate(() => getSelection().toString()), markdown);
  await visit.page.keyboard.press("Escape");
  const state = await visit.fact("state");
  const reader = await browser.visit(screen);
  await paste(reader, markdown);
  await reader.shows("report");
  assert.deepEqual(await reader.fact("state"), state);
  await finish(visit, reader);
});

test("where the device hands links on, they are sent, and a change of mind bothers nobody", async () => {
  const visit = await started(4, {
    ...screen,
    before: (page) =>
      page.addInitScript(() => {
        window.sent = [];
        navigator.share = async (what) => {
          window.sent.push(what);
          if (window.sent.length > 1) throw new DOMException("no", "AbortError");
        };
        navigator.canShare = () => true;
      }),
  });
  await toShare(visit);
  await visit.touch("share-kind-1");
  await visit.touch("send-link");
  await visit.touch("turn-link");
  const sent = await visit.page.evaluate(() => window.sent);
  assert.match(sent[0].url, /^http:\/\/localhost:\d+\/#p1[\w-]+$/);
  assert.match(sent[1].url, /&turn$/);
  assert.ok(sent[1].text.length > 10);
  assert.ok(!(await visit.targets()).has("toast"));
  assert.ok(!(await visit.targets()).has("answer-no"));
  await finish(visit);
});

/** In the page, before it starts: records the current event at each call that browsers allow only during human
 * input. */
function followCalls() {
  window.calledAt = [];
  const follow = (owner, name) => {
    const call = owner[name];
    owner[name] = function (...words) {
      window.calledAt.push(`${name} at ${window.event?.type}`);
      return call?.apply(this, words);
    };
  };
  navigator.share = async () => {};
  navigator.canShare = () => true;
  follow(navigator, "share");
  follow(navigator.clipboard, "writeText");
  follow(HTMLInputElement.prototype, "focus");
}

for (const hasTouch of [false, true])
  test(`functions that ask for a person are called while ${hasTouch ? "a finger" : "the mouse"} is heard`, async () => {
    const visit = await browser.visit({ context: { ...screen.context, hasTouch }, before: (page) => page.addInitScript(followCalls) });
    const called = () => visit.page.evaluate(() => window.calledAt.splice(0));
    // Frames are pending at the time of the press.
    const shaken = async (id) => {
      await visit.page.mouse.move(400, 300);
      await visit.touch(id);
    };
    await called();
    await shaken("seed");
    const field = await called();
    await visit.page.keyboard.press("Escape");
    await visit.touch("open-inn");
    await visit.gameOpens();
    await toShare(visit);
    await called();
    await shaken("send-link");
    const sent = await called();
    await shaken("copy-link");
    const given = await called();
    const gesture = "(mouseup|pointerup|touchend|keydown|click)";
    assert.match(field.join(", "), new RegExp(`^focus at ${gesture}$`));
    assert.match(sent.join(", "), new RegExp(`^share at ${gesture}$`));
    assert.match(given.join(", "), new RegExp(`^writeText at ${gesture}$`));
    await finish(visit);
  });
