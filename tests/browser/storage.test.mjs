// The page's storage alone, in a real browser: every fault at every write, other versions of the database, two tabs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { installFaults, told } from "./faults.mjs";
import { openBrowser } from "./harness.mjs";
import { readDatabase, writeDatabase } from "./kept_database.mjs";

const esbuild = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");
const golden = async (version) =>
  JSON.parse(await readFile(new URL(`golden/database-${version}.json`, import.meta.url), "utf8"));

let browser;
let bundle;
let page;
before(async () => {
  browser = await openBrowser();
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: 'import { Storage } from "./storage/storage"; window.Storage = Storage;',
      resolveDir: fileURLToPath(new URL("../../web/src", import.meta.url)),
    },
    bundle: true,
    format: "iife",
    write: false,
  });
  bundle = outputFiles[0].text;
});
after(() => browser?.close());

/** A page of the site without the game, with window.Storage and helpers of the tests. */
beforeEach(async (context) => {
  const visit = await browser.visit({ path: "licences.txt", waits: false, before: (fresh) => fresh.addInitScript(installFaults) });
  ({ page } = visit);
  await page.evaluate(bundle);
  await page.evaluate(() => {
    document.documentElement.lang = "en";
    window.head = (slot, more = {}) => ({ slot, name: "", innkeepers: [{ name: "Ada", points: 5, color: "red" }], module: 1, round: 1, over: false, framed: false, ...more });
    /** A storage that records its reports. */
    window.open = () => {
      const storage = new window.Storage();
      const news = [];
      storage.tellTrouble = (trouble) => news.push(trouble ?? "well");
      storage.tellOvertaken = (slot, copy) => news.push({ slot, copy });
      storage.tellVanished = () => news.push("vanished");
      storage.tellSettings = (settings) => news.push({ settings });
      storage.tellFreed = () => news.push("freed");
      return { storage, news };
    };
    /** The newest record of a game, as stored. */
    window.newest = (slot) =>
      window.faults.look(async (all) => {
        const head = (await all("heads")).find(([key]) => key === slot)?.[1];
        const records = await all("records");
        for (let age = 0; age < 3; ++age) {
          const record = records.find(([key]) => key[0] === slot && key[1] === head?.generation - age)?.[1];
          if (/^(action|one|two|other) \w+$/.test(record)) return record;
        }
        return undefined;
      });
  });
  context.after?.(() => visit.close());
});

const kinds = Object.keys(told);
// A head and a record for each action; the last ones are bests, results and settings.
const writings = 15;

for (const lasts of [true, false])
  test(`every fault at every writing of a game, ${lasts ? "lasting" : "once"}`, { timeout: 240_000 }, async () => {
    const wrong = await page.evaluate(
      async ({ kinds, told, writings, lasts }) => {
        const wrong = [];
        for (const kind of kinds)
          for (let at = 0; at < writings; ++at) {
            const check = (fine, what) => fine || wrong.push(`${kind} at ${at}: ${what}`);
            await new Promise((resolve) => (indexedDB.deleteDatabase("taverns").onsuccess = resolve));
            const { storage, news } = window.open();
            await storage.saveGame(window.head("other"), "other game");
            window.faults.set(kind, at, lasts);
            let struck = 0;
            for (let action = 1; action <= 6; ++action) {
              await storage.saveGame(window.head("game"), `action ${action}`);
              const newest = await window.newest("game");
              if (window.faults.strikes > 0) struck ||= action;
              const oldest = lasts && struck > 0 ? struck - 1 : action;
              check(newest === undefined ? oldest === 0 : Number(newest.slice(7)) >= oldest, `${newest} after action ${action}`);
              // The game continues with the unsaved actions.
              check((await storage.fetch("game", 0, true)) === `action ${action}`, "another game goes on");
            }
            await storage.saveBests([{ of: "module-1", points: 40 }]);
            await storage.saveResults([{ id: "game", result: "won" }]);
            await storage.saveSettings("quiet");
            // Flipped and swallowed writes affect records only.
            const strikes = window.faults.strikes > 0;
            check(strikes || (["flipped", "swallowed"].includes(kind) && at >= 11), "the fault never struck");
            const said = strikes && lasts ? [told[kind]] : [];
            check(JSON.stringify(news) === JSON.stringify(said), `told ${JSON.stringify(news)}`);
            check((await storage.allSaved()) === (said.length === 0), "the unwritten games are known");
            // If nothing can be read, only unsaved games are known.
            if (kind !== "blocked" || !lasts) {
              check((await storage.bests()).length === 1 && (await storage.results()).length === 1, "bests and results are listed");
              check((await storage.list()).length === 2, "both games are listed");
            }

            window.faults.end();
            news.length = 0;
            await storage.saveGame(window.head("game"), "action 7");
            check(JSON.stringify(news) === JSON.stringify(said.length > 0 ? ["well"] : []), `told ${JSON.stringify(news)} at last`);
            check((await window.newest("game")) === "action 7", "the last action is there");
            check((await window.newest("other")) === "other game", "the other game is there");
            const later = window.open();
            check((await later.storage.settings()) === "quiet", "settings");
            check((await later.storage.bests())[0]?.points === 40 && (await later.storage.results())[0]?.result === "won", "results");
            check(later.news.length === 0, "all is well later");
          }
        return wrong;
      },
      { kinds, told, writings, lasts },
    );
    assert.deepEqual(wrong, []);
  });

test("a database deleted at any writing is made anew with the game that is played", async () => {
  const wrong = await page.evaluate(async () => {
    const wrong = [];
    for (let at = 0; at < 8; ++at) {
      await new Promise((resolve) => (indexedDB.deleteDatabase("taverns").onsuccess = resolve));
      const { storage, news } = window.open();
      window.faults.set("deleted", at, false);
      for (let action = 1; action <= 6; ++action) await storage.saveGame(window.head("game"), `action ${action}`);
      if ((await window.newest("game")) !== "action 6") wrong.push(`at ${at}: not kept`);
      if (JSON.stringify(news) !== '["vanished"]') wrong.push(`at ${at}: told ${JSON.stringify(news)}`);
      window.faults.end();
    }
    return wrong;
  });
  assert.deepEqual(wrong, []);
});

test("three generations of a game are kept, and go with it", async () => {
  const [kept, fetched, dropped] = await page.evaluate(async () => {
    const { storage } = window.open();
    for (let action = 1; action <= 5; ++action) await storage.saveGame(window.head("game"), `action ${action}`);
    await storage.saveGame(window.head("game-2"), "another");
    const records = () => window.faults.look(async (all) => (await all("records")).map(([, record]) => record));
    const kept = await records();
    const later = window.open().storage;
    const fetched = [];
    for (let age = 0; age < 4; ++age) fetched.push(await later.fetch("game", age, true));
    await later.deleteGames(["game"]);
    return [kept, fetched, await records()];
  });
  assert.deepEqual(kept, ["action 3", "action 4", "action 5", "another"]);
  assert.deepEqual(fetched, ["action 5", "action 4", "action 3", ""]);
  assert.deepEqual(dropped, ["another"]);
});

test("the browser is asked not to clear the games away once for a device, when somebody has played for a while", async () => {
  const asked = await page.evaluate(async () => {
    let times = 0;
    const asked = [];
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      ++times;
      return persist.call(this);
    };
    const { storage } = window.open();
    const play = async (round) => {
      await storage.saveGame(window.head("game", { round }), `action ${round}`);
      // The page does not wait for it.
      await new Promise((resolve) => setTimeout(resolve, 200));
      asked.push(times);
    };
    for (const round of [1, 1, 2, 2, 3]) await play(round);
    return asked;
  });
  assert.deepEqual(asked, [0, 0, 1, 1, 1]);
});

test("of two tabs on one game the later writer is refused, told, and keeps a copy", async () => {
  const result = await page.evaluate(async () => {
    const [one, two] = [window.open(), window.open()];
    await one.storage.saveGame(window.head("game"), "one 1");
    // Reading alone overtakes nothing.
    await two.storage.fetch("game", 0, false);
    await one.storage.saveGame(window.head("game"), "one 2");
    await two.storage.fetch("game", 0, true);
    await two.storage.saveGame(window.head("game"), "two 3");
    await one.storage.saveGame(window.head("game"), "one 3");
    const [{ slot, copy }] = one.news;
    await one.storage.saveGame(window.head(copy), "one 4");
    await two.storage.saveGame(window.head("game"), "two 4");
    return { slot, told: [one.news.length, two.news.length], game: await window.newest("game"), copy: await window.newest(copy) };
  });
  assert.deepEqual(result, { slot: "game", told: [1, 0], game: "two 4", copy: "one 4" });
});

const lists = () =>
  page.evaluate(async () => {
    const { storage, news } = window.open();
    const games = await storage.list();
    const records = {};
    for (const { head: { slot } } of games) records[slot] = await storage.fetch(slot, 0, true);
    const [bests, results, settings] = [await storage.bests(), await storage.results(), await storage.settings()];
    return { games, records, bests, results, settings, news };
  });

for (const version of [4, 5, 6])
  test(`a database of version ${version} keeps all that it had`, async () => {
    const dump = await golden(version);
    assert.equal(dump.version, version);
    await writeDatabase(page, dump);
    const { games, records, bests, results, settings, news } = await lists();
    assert.deepEqual(news, []);
    const stored = (name) => dump.stores[name].entries;
    const heads = stored("heads").map(([, head]) => head);
    assert.ok(heads.length >= 5);
    // Fields missing in older versions are added, and the last saved game comes first.
    const { compare } = new Intl.Collator("en", { numeric: true });
    const bySlot = (all) => all.toSorted((one, other) => compare(one.slot, other.slot));
    const withoutPlayers = (all) => all.map(({ generation: _1, players: _2, colors: _3, innkeepers: _4, ...head }) => head);
    assert.deepEqual(
      withoutPlayers(bySlot(games.map(({ head, saved_at }) => ({ ...head, saved_at })))),
      withoutPlayers(bySlot(heads).map((head) => ({ framed: false, hinted: false, order: 0, ...head }))),
    );
    // Before version 6 names and points were a sentence.
    const sentence = ({ innkeepers }) => innkeepers.map(({ name, points }) => [name, points ?? []].flat().join(" ")).join(", ");
    assert.deepEqual(
      bySlot(games.map(({ head }) => head)).map(sentence),
      bySlot(heads).map((head) => head.players ?? sentence(head)),
    );
    assert.deepEqual(games.map(({ saved_at }) => saved_at), heads.map(({ saved_at }) => saved_at).sort((one, other) => other - one));
    for (const { slot, generation } of heads) {
      const key = JSON.stringify(version === 4 ? slot : [slot, generation]);
      assert.equal(records[slot], stored("records").find(([one]) => JSON.stringify(one) === key)[1]);
    }
    assert.deepEqual(bests, stored("bests").map(([of, points]) => ({ of, points })));
    assert.deepEqual(results, stored("results").map(([, result]) => result));
    assert.equal(settings, Object.fromEntries(stored("settings")).chosen ?? "");
    const now = await readDatabase(page);
    assert.equal(now.version, 6);
    assert.equal(now.stores.heads.entries.length, heads.length);
  });

test("an upgrade that breaks off leaves the old database as it was", async () => {
  const dump = await golden(4);
  await writeDatabase(page, dump);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.call(this, ...values);
      if (++puts % 5 === 0) this.transaction.abort();
      return request;
    };
    window.mend = () => (IDBObjectStore.prototype.put = put);
  });
  assert.deepEqual((await lists()).news, ["blocked"]);
  await page.evaluate(() => window.mend());
  assert.deepEqual(await readDatabase(page), dump);
  assert.equal((await lists()).games.length, dump.stores.heads.entries.length);
});

test("a database of a later version is told and left alone", async () => {
  await writeDatabase(page, { version: 7, stores: { novelties: { keyPath: null, entries: [["a", 1]] } } });
  const news = await page.evaluate(async () => {
    const { storage, news } = window.open();
    await storage.saveGame(window.head("game"), "action 1");
    if ((await storage.fetch("game", 0, true)) !== "action 1") news.push("the game is gone");
    return news;
  });
  assert.deepEqual(news, ["newer"]);
  assert.equal((await readDatabase(page)).version, 7);
});

test("a later version in another tab takes over: told, and nothing is written any more", async () => {
  const news = await page.evaluate(async () => {
    const { storage, news } = window.open();
    await storage.saveGame(window.head("game"), "action 1");
    await new Promise((resolve, reject) => {
      const request = indexedDB.open("taverns", 7);
      request.onsuccess = () => resolve(request.result.close());
      request.onerror = () => reject(request.error);
    });
    await storage.saveGame(window.head("game"), "action 2");
    if ((await storage.fetch("game", 0, true)) !== "action 2") news.push("the game is gone");
    return news;
  });
  assert.deepEqual(news, ["newer"]);
});

test("an older tab that holds the database is told; when it lets go, all is written and listed", async () => {
  await writeDatabase(page, await golden(4));
  const result = await page.evaluate(async () => {
    const older = await new Promise((resolve) => {
      const request = indexedDB.open("taverns", 4);
      request.onsuccess = () => resolve(request.result);
    });
    const { storage, news } = window.open();
    const before = (await storage.list()).length;
    await storage.saveGame(window.head("game"), "action 1");
    await storage.saveGame(window.head("game"), "action 2");
    const meanwhile = await storage.fetch("game", 0, true);
    const freed = new Promise((resolve) => {
      const { tellFreed } = storage;
      storage.tellFreed = () => resolve(tellFreed());
    });
    older.close();
    await freed;
    return { before, meanwhile, news, games: (await storage.list()).length, newest: await window.newest("game") };
  });
  assert.deepEqual(result, { before: 0, meanwhile: "action 2", news: ["held", "well", "freed"], games: 6, newest: "action 2" });
});

test("a real quota is told as a full device, and the game goes on when there is room again", async () => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(browser.address);
  const keep = (record) => page.evaluate((text) => window.kept.storage.saveGame(window.head("game"), text), record);
  await page.evaluate(() => (window.kept = window.open()));
  // Before any write: Chromium caches the free space for a while.
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await keep("action 1");
  assert.deepEqual(await page.evaluate(() => window.kept.news), ["full"]);
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await keep("action 2");
  assert.deepEqual(await page.evaluate(() => window.kept.news), ["full", "well"]);
  assert.equal(await page.evaluate(() => window.newest("game")), "action 2");
});

test("a browser that does not answer is told after some seconds; when it does, all is written and listed", { timeout: 60_000 }, async () => {
  const result = await page.evaluate(async () => {
    const before = window.open().storage;
    await before.saveGame(window.head("earlier"), "one 1");
    await before.saveSettings("quiet");
    const { open } = IDBFactory.prototype;
    let answer;
    IDBFactory.prototype.open = function (...named) {
      const request = open.call(this, ...named);
      // Its events are held back.
      const listeners = [];
      request.addEventListener = (...listener) => listeners.push(listener);
      answer = () => {
        delete request.addEventListener;
        if (request.readyState === "done") for (const [kind, listener] of listeners) kind === "success" && listener.call(request, new Event(kind));
      };
      return request;
    };
    const begun = Date.now();
    const { storage, news } = window.open();
    const settings = await storage.settings();
    const waited = Date.now() - begun;
    await storage.saveGame(window.head("game"), "action 1");
    await storage.saveSettings("loud");
    const meanwhile = [settings, await storage.fetch("game", 0, true), (await storage.list()).length];
    IDBFactory.prototype.open = open;
    const freed = new Promise((resolve) => (storage.tellFreed = () => resolve(news.push("freed"))));
    answer();
    await freed;
    const games = (await storage.list()).map(({ head }) => head.slot);
    return { waited, meanwhile, news, games, settings: await storage.settings(), newest: await window.newest("game") };
  });
  assert.ok(result.waited < 6000, `${result.waited} ms`);
  delete result.waited;
  assert.deepEqual(result, {
    meanwhile: [undefined, "action 1", 1],
    news: ["silent", { settings: "quiet" }, "well", "freed"],
    games: ["game", "earlier"],
    settings: "quiet",
    newest: "action 1",
  });
});

test("games are listed as they were played, whatever the clock said", async () => {
  const listed = await page.evaluate(async () => {
    const { now } = Date;
    const slots = async () => (await window.open().storage.list()).map(({ head }) => head.slot);
    const play = async (slot, year) => {
      Date.now = () => Date.UTC(year, 0, 1);
      await window.open().storage.saveGame(window.head(slot), `action 1`);
      Date.now = now;
    };
    await play("of-2036", 2036);
    const storage = window.open().storage;
    await storage.list();
    await storage.saveGame(window.head("of-today"), "action 1");
    const all = [await slots()];
    // Continued in another tab, which had listed the games before.
    await storage.fetch("of-2036", 0, true);
    await storage.saveGame(window.head("of-2036"), "action 2");
    all.push(await slots());
    return all;
  });
  assert.deepEqual(listed, [["of-today", "of-2036"], ["of-2036", "of-today"]]);
});

test("of games of an older version one from the future comes last, until it is played", async () => {
  const head = (slot, saved_at) => [slot, { slot, name: "", players: "Ada", module: 1, round: 1, over: false, saved_at, generation: 1 }];
  const heads = [head("of-2036", Date.UTC(2036, 0, 1)), head("of-2025", Date.UTC(2025, 0, 1)), head("of-2024", Date.UTC(2024, 0, 1))];
  const dump = await golden(5);
  dump.stores.heads.entries = heads;
  dump.stores.records.entries = heads.map(([slot]) => [[slot, 1], "action 1"]);
  await writeDatabase(page, dump);
  const listed = await page.evaluate(async () => {
    const { storage } = window.open();
    const slots = async () => (await storage.list()).map(({ head }) => head.slot);
    const all = [await slots()];
    await storage.fetch("of-2036", 0, true);
    await storage.saveGame(window.head("of-2036"), "action 2");
    all.push(await slots());
    return all;
  });
  assert.deepEqual(listed, [["of-2025", "of-2024", "of-2036"], ["of-2036", "of-2025", "of-2024"]]);
});

test("a game whose head tells another count goes on from its newest record", async () => {
  const wrong = await page.evaluate(async () => {
    const wrong = [];
    for (const generation of [-1, 0, 1, 99, 1.5, NaN, 1e300, "x", null, undefined, {}, [5]]) {
      const { storage } = window.open();
      await storage.deleteGames(["game"]);
      for (let action = 1; action <= 5; ++action) await storage.saveGame(window.head("game"), `action ${action}`);
      await window.faults.look(() => undefined);
      await new Promise((resolve) => {
        const request = indexedDB.open("taverns");
        request.onsuccess = () => {
          const change = request.result.transaction("heads", "readwrite");
          change.objectStore("heads").put({ ...window.head("game"), saved_at: 1, generation });
          change.oncomplete = () => resolve(request.result.close());
        };
      });
      const later = window.open();
      const fetched = [];
      for (let age = 0; age < 3; ++age) fetched.push(await later.storage.fetch("game", age, true));
      if (fetched.join() !== "action 5,action 4,action 3") wrong.push([String(generation), ...fetched]);
      await later.storage.saveGame(window.head("game"), "action 6");
      await later.storage.saveGame(window.head("game"), "action 7");
      const again = window.open().storage;
      const news = [await again.fetch("game", 0, true), await again.fetch("game", 1, true), ...later.news];
      if (news.join() !== "action 7,action 6") wrong.push([String(generation), ...news]);
    }
    return wrong;
  });
  assert.deepEqual(wrong, []);
});

test("a result is replaced only on purpose, also one that waits to be written", async () => {
  const result = await page.evaluate(async () => {
    const { storage } = window.open();
    await storage.saveResults([{ id: "game", result: "won" }]);
    await storage.saveResults([{ id: "game", result: "lost" }]);
    const kept = await storage.results();
    await storage.replaceResult({ id: "game", result: "won, reviewed" });
    const replaced = await window.open().storage.results();
    window.faults.set("full");
    await storage.saveResults([{ id: "other", result: "won" }]);
    await storage.replaceResult({ id: "other", result: "won, reviewed" });
    window.faults.end();
    await storage.saveSettings("quiet");
    const later = await window.open().storage.results();
    return [kept, replaced, later].map((results) => results.map(({ id, result }) => `${id} ${result}`));
  });
  assert.deepEqual(result, [["game won"], ["game won, reviewed"], ["game won, reviewed", "other won, reviewed"]]);
});

test("a game that cannot be written lies in the other storage while the page is hidden, in its present state", async () => {
  const result = await page.evaluate(async () => {
    const { storage } = window.open();
    const left = () =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith("taverns unwritten") ? JSON.parse(text).games[0].record : []));
    const be = (hidden) => {
      Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      return left();
    };
    window.faults.set("full");
    await storage.saveGame(window.head("game"), "action 1");
    const steps = [left(), be(true)];
    // The computer plays on.
    await storage.saveGame(window.head("game"), "action 2");
    steps.push(left(), be(false), be(true));
    window.faults.end();
    await storage.saveGame(window.head("game"), "action 3");
    steps.push(left());
    return steps;
  });
  assert.deepEqual(result, [[], ["action 1"], ["action 2"], [], ["action 2"], []]);
});

test("while the database refuses, nothing that it has told is taken for gone", async () => {
  const result = await page.evaluate(async () => {
    const { storage, news } = window.open();
    await storage.saveGame(window.head("game"), "action 1");
    await storage.saveBests([{ of: "module-1", points: 40 }]);
    const all = async () => [await storage.fetch("game", 0, false), await storage.list(), await storage.results(), await storage.bests()];
    const before = await all();
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException("refused", "UnknownError");
    };
    const meanwhile = await all();
    IDBDatabase.prototype.transaction = transaction;
    return { meanwhile, same: JSON.stringify(before) === JSON.stringify(await all()), news };
  });
  assert.deepEqual(result, {
    meanwhile: [undefined, undefined, undefined, [{ of: "module-1", points: 40 }]],
    same: true,
    news: ["failed"],
  });
});

test("an entry that the browser itself cannot read hides nothing else", async () => {
  const result = await page.evaluate(async () => {
    const { storage } = window.open();
    for (const slot of ["one", "two", "three"]) await storage.saveGame(window.head(slot), "action 1");
    await storage.saveResults(["one", "two", "three"].map((id) => ({ id, result: "won" })));
    const unreadable = (request) => {
      request.addEventListener = (kind, listener) =>
        kind === "error" && setTimeout(() => listener.call(request, new Event(kind)));
      Object.defineProperty(request, "error", { get: () => new DOMException("Failed to read large IndexedDB value", "DataError") });
      return request;
    };
    const { getAll, get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...range) {
      return unreadable(getAll.call(this, ...range));
    };
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key);
      return key === "two" ? unreadable(request) : request;
    };
    const later = window.open();
    const games = (await later.storage.list()).map(({ head }) => head.slot);
    const results = (await later.storage.results()).map(({ id }) => id);
    const damaged = [later.storage.damage.count, JSON.parse(await (await later.storage.damageAsFile()).text()).length];
    Object.assign(IDBObjectStore.prototype, { getAll, get });
    return { games, results, damaged, news: later.news };
  });
  assert.deepEqual(result, { games: ["three", "one"], results: ["one", "three"], damaged: [2, 2], news: [] });
});
