// The page around the game: saves, links, files, texts, accessibility tree.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { replay } from "./console_program.mjs";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A visit with a game in progress. */
async function playing(touches = 12, options = {}) {
  const visit = await browser.visit({ ...options });
  await visit.touch("open-inn");
  const player = new Player(5);
  // Not in the middle of a dialog or of advice.
  await player.play(visit, (ids) => player.touches >= touches && ids.includes("menu"));
  return visit;
}

const news = (visit) => visit.page.getByRole("log").textContent();

test("where storage is blocked the game says so and goes on", async () => {
  const blocked = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
  const visit = await browser.visit({ before: blocked });
  assert.match(await news(visit), /saves nothing/);
  await visit.touch("open-inn");
  const player = new Player(5);
  await player.play(visit, () => player.touches >= 6);
  assert.notEqual(await visit.fact("state"), null);
  assert.deepEqual(replay(await visit.fact("link")), await visit.fact("state"));
  await finish(visit);
});

test("a browser that cannot draw is told so in words", async () => {
  const { page } = await browser.visit({
    waits: false,
    before: (blind) =>
      blind.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
          return kind === "2d" ? getContext.call(this, kind, ...options) : null;
        };
      }),
  });
  await page.mouse.move(1, 1);
  assert.match(await page.getByRole("alert").textContent(), /WebGL 2/);
  await page.context().close();
});

test("page keys, Home and End move things higher than the window", async () => {
  const visit = await browser.visit({ context: { viewport: { width: 640, height: 360 } } });
  await visit.touch("settings");
  const height = async () => (await visit.targets()).get("language-1").y;
  const movesBy = async (key) => {
    const before = await height();
    await visit.page.keyboard.press(key);
    await visit.page.waitForTimeout(200);
    await visit.atRest();
    assert.notEqual(await height(), before, key);
  };
  for (const key of ["PageDown", "PageUp", "End", "Home"]) await movesBy(key);
  await finish(visit);
});

test("a bad link gives the reason and changes nothing", async () => {
  const visit = await playing(4);
  const state = await visit.fact("state");
  const link = await visit.fact("link");
  for (const [bad, words] of [
    ["hello", "neither a link to a game nor a saved game"],
    [link.slice(0, -3), "The link is cut off"],
    [link.replace(/.$/, (last) => (last === "A" ? "B" : "A")), "The link or file is damaged"],
    ["x".repeat(90_000), "neither a link to a game nor a saved game"],
  ]) {
    await visit.page.evaluate((hash) => (location.hash = hash), bad);
    await visit.shows("answer-no");
    const said = await visit.page.getByRole("dialog").textContent();
    assert.ok(said.includes(words), said);
    assert.ok(!(await visit.targets()).has("answer-yes"), "there is nothing to decide");
    assert.deepEqual(await visit.fact("state"), state);
    await visit.touch("answer-no");
  }
  await finish(visit);

  const other = await browser.visit({ path: "#r1damaged" });
  assert.equal(await other.fact("state"), null);
  await other.touch("answer-no");
  assert.ok((await other.targets()).has("open-inn"));
  await finish(other);
});

test("a link asks before it replaces a running game, which stays kept", async () => {
  const sender = await playing(10);
  const link = await sender.fact("link");
  const sent = await sender.fact("state");
  await finish(sender);

  const visit = await playing(5);
  const running = await visit.fact("state");
  const open = async () => {
    await visit.page.evaluate((hash) => (location.hash = hash), link);
    await visit.shows("answer-yes");
  };
  await open();
  await visit.touch("answer-no");
  assert.deepEqual(await visit.fact("state"), running);
  await open();
  await visit.touch("answer-yes");
  assert.deepEqual(await visit.fact("state"), sent);
  assert.equal(await visit.page.evaluate(() => location.hash), "");

  await visit.startAnew();
  await visit.touch("games");
  const kept = [...(await visit.targets()).keys()].filter((id) => id.startsWith("play-"));
  // The link's game is not saved, as its reader has not acted in it.
  assert.equal(kept.length, 1);
  await visit.touch(kept[0]);
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), running);
  await finish(visit);
});

test("a game goes out as a file and comes in again", async () => {
  const visit = await playing(10);
  const state = await visit.fact("state");
  await visit.touch("menu");
  const download = visit.page.waitForEvent("download");
  await visit.touch("export");
  const path = await (await download).path();
  assert.deepEqual(JSON.parse(await readFile(path, "utf8")).state, state);

  const other = await browser.visit();
  await other.touch("games");
  const chooser = other.page.waitForEvent("filechooser");
  await other.touch("open-file");
  await (await chooser).setFiles(path);
  await other.gameOpens();
  assert.deepEqual(await other.fact("state"), state);
  await finish(other);
  await finish(visit);
});

test("two tabs do not write over one another's game", async () => {
  const visit = await playing(6);
  const state = await visit.fact("state");
  const tab = await visit.anotherTab();
  await tab.touch("continue");
  await tab.gameOpens();
  assert.deepEqual(await tab.fact("state"), state);
  const player = new Player(9);
  await player.play(tab, () => player.touches >= 6);
  await visit.startAnew();
  await visit.touch("games");
  assert.equal([...(await visit.targets()).keys()].filter((id) => id.startsWith("play-")).length, 2);
  assert.deepEqual(tab.complaints, []);
  await finish(visit);
});

test("names and bookmarks are typed into fields of the page", async () => {
  const visit = await browser.visit();
  await visit.enter("player-1-name", "Zoë");
  await visit.touch("open-inn");
  await visit.touch("menu");
  const played = () => visit.page.evaluate(() => sessionStorage.getItem("plays"));
  const slot = await played();
  await visit.enter("bookmark", "Before the feast");
  assert.equal(await played(), slot, "the game goes on, not its copy");
  await visit.startAnew();
  const label = (await visit.targets()).get("continue").label;
  assert.match(label, /Zoë/);
  await visit.touch("games");
  const names = [...(await visit.targets()).values()].map((target) => target.label).join("\n");
  assert.match(names, /Before the feast/);
  await finish(visit);
});

test("the game is played by its buttons alone, and tells its events", async () => {
  const visit = await browser.visit();
  const press = async (name) => {
    await visit.page.getByRole("button", { name }).first().focus();
    await visit.page.keyboard.press("Enter");
  };
  const label = (await visit.targets()).get("open-inn").label;
  await press(label);
  await visit.gameOpens();
  await press(/keep/i);
  await visit.until(() => document.querySelector('[role="log"]').textContent.length > 20);
  await finish(visit);
});
