// The player's messages when games cannot be saved or opened; at most the last action is lost. storage.test.mjs tries
// every fault at every write; here the faults strike during a game. TAVERNS_FAULTED_WRITINGS sets how many of its
// writes are tried (default 8; 120 are all of them), TAVERNS_WHOLE=1 follows more links.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { installFaults, told } from "./faults.mjs";
import { checkTime, eventually, finish, minutes, openBrowser, paintNothing, Visit } from "./harness.mjs";
import { readDatabase, writeDatabase } from "./kept_database.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

const links = process.env.TAVERNS_WHOLE ? 200 : 40;
const faultedWritings = Number(process.env.TAVERNS_FAULTED_WRITINGS ?? 8);

/** The message for each trouble. */
const words = {
  blocked: /saves nothing/,
  full: /no room/,
  held: /older version/,
  newer: /newer version/,
  failed: /could not save/,
  silent: /does not answer/,
};

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const visitWithFaults = () => browser.visit({ before: (page) => page.addInitScript(installFaults) });

const says = (visit, pattern) =>
  visit.until((source) => new RegExp(source).test(document.querySelector("main").textContent), pattern.source);

/** Answers the question whether to save to a file with yes; resolves to the position in the file. */
async function saveToFile(visit) {
  const download = visit.page.waitForEvent("download");
  await visit.touch("answer-yes");
  return JSON.parse(await readFile(await (await download).path(), "utf8")).state;
}

/** The position of the newest record of the newest game. */
const stored = ({ page }) =>
  page.evaluate(() =>
    window.faults.look(async (all) => {
      const newest = (await all("heads")).map(([, head]) => head).sort((one, other) => other.saved_at - one.saved_at)[0];
      const records = (await all("records")).filter(([[slot]]) => slot === newest?.slot).reverse();
      return records.length > 0 ? JSON.parse(records[0][1]).state : null;
    }),
  );

/** Plays one action with all presses that it needs; resolves to the positions before and after it. */
async function playOne(visit, player) {
  const start = await visit.fact("state");
  for (;;) {
    const ids = [...(await visit.targets()).keys()];
    if (ids.includes("again")) return undefined;
    // Advice plays nothing, and sound is saved without playing.
    await visit.touch(player.choose(ids.filter((id) => id !== "hint" && id !== "sound")));
    const now = await visit.fact("state");
    if (JSON.stringify(now) !== JSON.stringify(start)) return [start, now];
  }
}

/** The next save repeats all failed ones: M switches the sound. Resolves when it is on. */
async function keepSomething({ page }, sound) {
  await page.keyboard.press("m");
  await eventually(page, (on) =>
    window.faults.look(async (all) => (await all("settings")).some(([, text]) => text.includes(`"sound":${on}`))), sound);
}

test("a fault at every writing of a game is told, costs no more than an action, and the game can be saved to a file", {
  timeout: minutes(20),
}, async (context) => {
  const visit = await visitWithFaults();
  await visit.touch("daily");
  const player = new Player(3, 0.6);
  const kinds = Object.keys(told);
  const saved = new Set();
  let writings = 0;
  for (; writings < faultedWritings; ++writings) {
    const kind = kinds[writings % kinds.length];
    await visit.page.evaluate((chosen) => window.faults.set(chosen), kind);
    const played = await playOne(visit, player);
    if (!played) break;
    const [before, now] = played;
    await visit.shows("answer-yes");
    await says(visit, words[told[kind]]);
    if (!saved.has(kind)) assert.deepEqual(await saveToFile(visit), now, `${kind}: saved to a file`);
    else await visit.touch("answer-no");
    saved.add(kind);
    if (kind !== "flipped") {
      const kept = await stored(visit);
      assert.ok([before, now].some((state) => JSON.stringify(state) === JSON.stringify(kept)), `${kind}: at most one action lost`);
    }
    await visit.page.evaluate(() => window.faults.end());
    await keepSomething(visit, writings % 2 === 0);
    assert.deepEqual(await stored(visit), now, `${kind}: kept with the next records`);
  }
  const state = await visit.fact("state");
  await visit.startAnew();
  if (state.phase !== "over") {
    await visit.touch("continue");
    await visit.gameOpens();
    assert.deepEqual(await visit.fact("state"), state);
  }
  context.diagnostic(`${writings} writings`);
  await finish(visit);
});

/** Resolves when a record with this position is stored. */
async function written({ page }, state) {
  const holds = ([, record]) => JSON.stringify(JSON.parse(record).state) === JSON.stringify(state);
  while (!(await readDatabase(page)).stores.records.entries.some(holds)) await page.waitForTimeout(50);
}

/** A game of some actions, and its positions, the last one first. */
async function playedGame(visit, actions = 3) {
  await visit.touch("daily");
  const player = new Player(4, 0.6);
  await visit.gameOpens();
  const states = [await visit.fact("state")];
  while (states.length <= actions) states.unshift((await playOne(visit, player))[1]);
  return states;
}

/** The result of `work` in a page of the site without the game, while no page has the game. */
async function besides(visit, work) {
  await visit.page.goto("about:blank");
  const tab = await visit.page.context().newPage();
  await tab.goto(`${visit.address}icon.svg`);
  const result = await work(tab);
  await tab.close();
  return result;
}

/** Flips a bit in the newest records of the only game. */
async function spoil(visit, records) {
  const dump = await besides(visit, readDatabase);
  const { entries } = dump.stores.records;
  for (let age = 0; age < records; ++age) {
    const entry = entries[entries.length - 1 - age];
    entry[1] = entry[1].replace('"played":', '"qlayed":');
  }
  await besides(visit, (tab) => writeDatabase(tab, dump));
  await visit.goTo("");
}

/** In the page, before it starts: the answer to each write comes late, in milliseconds. */
function slowDisk(delay) {
  const { addEventListener } = IDBTransaction.prototype;
  IDBTransaction.prototype.addEventListener = function (type, heard, ...more) {
    const late = (event) => setTimeout(() => heard.call(this, event), delay);
    return addEventListener.call(this, type, type === "complete" && this.mode === "readwrite" ? late : heard, ...more);
  };
}

for (const delay of [1000, 30_000])
  test(`the last action before the page is left is there again when the disk takes ${delay} ms`, { timeout: minutes(4) }, async () => {
    const visit = await browser.visit({ before: (page) => page.addInitScript(slowDisk, delay) });
    await visit.touch("open-inn");
    await visit.touch("keep-guests");
    const own = await visit.fact("state");
    await visit.goTo("");
    await visit.touch("continue");
    await visit.gameOpens();
    assert.deepEqual(await visit.fact("state"), own);
    await visit.reload();
    await visit.gameOpens();
    assert.deepEqual(await visit.fact("state"), own);
    // No other tab was there, so there is no copy.
    await visit.startAnew();
    await visit.touch("games");
    assert.equal([...(await visit.targets()).keys()].filter((id) => id.startsWith("play-")).length, 1);
    await finish(visit);
  });

test("a flipped bit in the newest record costs one action, and is told", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit();
  const states = await playedGame(visit);
  await written(visit, states[0]);
  await spoil(visit, 1);
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), states[1]);
  await says(visit, /from an earlier save/);
  await visit.touch("answer-no");
  const [, now] = await playOne(visit, new Player(5));
  await written(visit, now);
  await visit.startAnew();
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), now);
  await finish(visit);
});

test("a game of which nothing is whole is shown as such and can be saved to a file or deleted", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit();
  const states = await playedGame(visit);
  await written(visit, states[0]);
  await spoil(visit, 3);
  await visit.touch("continue");
  await visit.shows("answer-yes");
  await says(visit, /cannot be opened/);
  assert.deepEqual(await saveToFile(visit), states[0]);
  assert.ok(!(await visit.targets()).has("continue"));
  await visit.touch("games");
  const ids = [...(await visit.targets()).keys()].map((id) => id.replace(/-.*/, ""));
  assert.ok(!ids.includes("play") && ids.includes("export") && ids.includes("delete"), ids.join(" "));
  await finish(visit);
});

test("the games of a database of version 4 are played on", { timeout: minutes(5) }, async () => {
  const dump = JSON.parse(await readFile(new URL("golden/database-4.json", import.meta.url), "utf8"));
  const visit = await browser.visit();
  await besides(visit, (tab) => writeDatabase(tab, dump));
  for (const [slot, record] of dump.stores.records.entries) {
    await visit.goTo("");
    await visit.touch("games");
    await visit.touch(`play-${slot}`);
    await visit.gameOpens();
    assert.deepEqual(await visit.fact("state"), JSON.parse(record).state);
  }
  await finish(visit);
});

test("two tabs without locks do not write over one another's game", { timeout: minutes(4) }, async () => {
  const withoutLocks = (page) => page.context().addInitScript(() => delete Navigator.prototype.locks);
  const one = await browser.visit({ before: withoutLocks });
  const [last] = await playedGame(one, 2);
  await written(one, last);
  const two = await one.anotherTab();
  await two.touch("continue");
  await two.gameOpens();
  const player = new Player(6, 0.6);
  await playOne(two, player);
  const [, ofTwo] = await playOne(two, player);
  await written(two, ofTwo);
  const [, ofOne] = await playOne(one, new Player(7, 0.6));
  await says(one, /playing a copy here/);
  await written(one, ofOne);
  const { heads, records } = (await besides(one, readDatabase)).stores;
  const newest = heads.entries.map(([slot, { generation }]) => {
    const [, record] = records.entries.find(([key]) => key[0] === slot && key[1] === generation);
    return JSON.stringify(JSON.parse(record).state);
  });
  assert.deepEqual(newest.sort(), [ofOne, ofTwo].map((state) => JSON.stringify(state)).sort());
  await finish(one);
});

test("cleared site data is told, and the game is saved again", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit();
  const [last] = await playedGame(visit, 2);
  await written(visit, last);
  const session = await visit.page.context().newCDPSession(visit.page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(visit.address).origin, storageTypes: "indexeddb" });
  const [, now] = await playOne(visit, new Player(8, 0.6));
  await says(visit, /saved again/);
  await written(visit, now);
  await visit.startAnew();
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), now);
  await finish(visit);
});

test(`${links} links, half of them by a page that opened the window, leave Continue to the own game`, {
  timeout: minutes(10),
}, async () => {
  const visit = await browser.visit();
  const [own] = await playedGame(visit, 2);
  await written(visit, own);
  const games = [4, 8, 12].map((actions) => recordedGame(0).linkTo(actions));
  await visit.page.context().addInitScript(paintNothing);
  await visit.page.goto("about:blank");
  const opener = await visit.page.context().newPage();
  const opened = opener.waitForEvent("popup");
  await opener.evaluate((address) => (window.game = window.open(address)), visit.address);
  const popup = await opened;
  // A new window first loads an empty page.
  await popup.waitForURL(visit.address);
  await new Visit(popup, visit.address).come();
  for (let count = 0; count < links / 2; ++count) {
    await opener.evaluate((address) => (window.game.location = address), `${visit.address}#${games[count % games.length]}`);
    await popup.waitForTimeout(30);
  }
  await eventually(popup, () => window.tavern.state !== null);
  for (let count = 0; count < links / 2; ++count)
    await popup.evaluate((link) => (location.hash = link), games[count % games.length]);
  await popup.close();
  await opener.close();
  const { heads } = (await besides(visit, readDatabase)).stores;
  assert.equal(heads.entries.length, 1);
  await visit.goTo("");
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), own);
  await finish(visit);
});

test("beside a browser that never answers a game is played all the same, and the player is told", {
  timeout: minutes(2),
}, async (context) => {
  const never = () => {
    const { open } = IDBFactory.prototype;
    // The result is ignored.
    IDBFactory.prototype.open = function (...named) {
      return Object.assign(open.call(this, ...named), { addEventListener() {} });
    };
  };
  const begun = Date.now();
  const visit = await browser.visit({ clockSpeed: 1, before: (page) => page.addInitScript(never) });
  await says(visit, words.silent);
  await visit.touch("daily");
  await visit.gameOpens();
  const took = Date.now() - begun;
  context.diagnostic(`a game stands on the table after ${took} ms`);
  checkTime("a game beside a silent browser", took, 8000);
  assert.ok(await playOne(visit, new Player(4, 0.6)));
  await finish(visit);
});

/** Another tab on the same device, with a page of another version of the database. */
async function otherVersion(visit, version) {
  const tab = await visit.page.context().newPage();
  await tab.goto(`${visit.address}icon.svg`);
  await tab.evaluate(
    (number) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("taverns", number);
        // An older page's stores do not matter here.
        request.onupgradeneeded = () => number < 5 && request.result.createObjectStore("heads", { keyPath: "slot" }) && request.result.createObjectStore("records");
        request.onsuccess = () => resolve((window.database = request.result));
        request.onerror = () => reject(request.error);
      }),
    version,
  );
  return tab;
}

test("a newer version in another tab is told, and the game can be saved to a file", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit();
  const [kept] = await playedGame(visit, 2);
  // Pending writes fail too, and are reported before the action to be lost.
  await written(visit, kept);
  await otherVersion(visit, 7);
  const [, now] = await playOne(visit, new Player(9, 0.6));
  await visit.shows("answer-yes");
  await says(visit, words.newer);
  assert.deepEqual(await saveToFile(visit), now);
  // An older build loaded later shows the same message and plays.
  await visit.startAnew();
  await says(visit, words.newer);
  await visit.touch("daily");
  assert.notEqual(await visit.fact("state"), null);
  await finish(visit);
});

/** In the page: resolves when the database is deleted. */
const deleteDatabase = () =>
  new Promise((deleted) => {
    indexedDB.deleteDatabase("taverns").onsuccess = () => deleted();
  });

test("an older version in another tab is told; when it is closed the game is kept", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit();
  await besides(visit, (tab) => tab.evaluate(deleteDatabase));
  const older = await otherVersion(visit, 2);
  await visit.goTo("");
  await says(visit, words.held);
  const [now] = await playedGame(visit, 1);
  await older.close();
  await eventually(visit.page, async () => (await indexedDB.databases()).some(({ version }) => version === 6));
  await written(visit, now);
  await visit.startAnew();
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), now);
  await finish(visit);
});
