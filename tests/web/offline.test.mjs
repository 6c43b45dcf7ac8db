// Offline: the service worker's answers and versions, and the moments when the page accepts a new version.
// tests/browser/offline.test.mjs shows it in a browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

const scope = "https://example.org/inn/";
const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const site = { "index.html": "<!doctype html>", "fixed/main-1.js": "play()", "icon.svg": "<svg/>" };
const files = Object.fromEntries(Object.entries(site).map(([path, text]) => [path, sha256(text)]));

let stores;
let server;
let asked;
let windows;
let skipped;
let full;
let handlers;
beforeEach(() => {
  stores = new Map();
  server = { ...site };
  asked = [];
  windows = [];
  skipped = 0;
  full = false;
  handlers = {};
});

const textOf = async (response) => [response.ok, await response.text(), response.headers.get("Content-Type")];

/** The worker of a version, with the present caches and server. */
async function worker(version = "1", of = files) {
  const cacheOf = (name) => {
    if (!stores.has(name)) stores.set(name, new Map());
    const entries = stores.get(name);
    return {
      match: async (address) => entries.get(address)?.clone(),
      put: async (address, response) => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        entries.set(address, response);
      },
    };
  };
  fakePage({
    self: {
      registration: { scope },
      addEventListener: (kind, handler) => (handlers[kind] = handler),
      skipWaiting: async () => void ++skipped,
      clients: { claim: async () => {}, matchAll: async () => windows.map((url) => ({ url })) },
    },
    caches: {
      open: async (name) => cacheOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
      match: async (address) => {
        for (const entries of stores.values()) if (entries.has(address)) return entries.get(address).clone();
        return undefined;
      },
    },
    crypto: globalThis.crypto,
  });
  globalThis.fetch = async (request) => {
    const address = request.url ?? request;
    asked.push(address);
    const path = address.slice(scope.length) || "index.html";
    if (server === undefined) throw new TypeError("failed to fetch");
    return path in server ? new Response(server[path], { headers: { "Content-Type": "text/wrong" } }) : new Response("", { status: 404 });
  };
  await moduleOf("../offline/service_worker", { FILES: JSON.stringify(of), VERSION: JSON.stringify(version) });
  const done = (kind) => {
    let work;
    handlers[kind]({ waitUntil: (promise) => (work = promise) });
    return work;
  };
  return {
    install: () => done("install"),
    activate: () => done("activate"),
    takeOver: () => done("message"),
    /** Undefined when the worker leaves the request to the browser. */
    get(path, method = "GET") {
      let answer;
      const request = { method, url: path.startsWith("https:") ? path : scope + path };
      handlers.fetch({ request, respondWith: (promise) => (answer = promise), waitUntil() {} });
      return answer;
    },
  };
}

test("once installed it answers everything without a server, by its right kind", async () => {
  const one = await worker();
  await one.install();
  server = undefined;
  assert.deepEqual(await textOf(await one.get("")), [true, site["index.html"], "text/html; charset=utf-8"]);
  assert.deepEqual(await textOf(await one.get("index.html?a#b")), [true, site["index.html"], "text/html; charset=utf-8"]);
  assert.deepEqual(await textOf(await one.get("fixed/main-1.js")), [true, site["fixed/main-1.js"], "text/javascript"]);
  assert.deepEqual(await textOf(await one.get("icon.svg")), [true, site["icon.svg"], "image/svg+xml"]);
});

test("it leaves alone other sites' requests, and those that do not read", async () => {
  const one = await worker();
  await one.install();
  assert.equal(one.get("https://example.org/other/"), undefined);
  assert.equal(one.get("index.html", "POST"), undefined);
  asked = [];
  assert.equal((await one.get("licences.txt")).status, 404);
  assert.deepEqual(asked, [`${scope}licences.txt`]);
});

test("a version that is not whole on the server is not taken", async () => {
  const one = await worker();
  server["fixed/main-1.js"] = "of another version";
  await assert.rejects(one.install(), /fixed\/main-1\.js is not of version 1/);
  delete server["fixed/main-1.js"];
  await assert.rejects(one.install(), /is not of version 1/);
});

test("a file that the device has damaged or lost is fetched anew and stored again", async () => {
  const one = await worker();
  await one.install();
  const entries = stores.get(`taverns ${scope} 1`);
  entries.set(`${scope}index.html`, new Response("<!doctype damaged>"));
  entries.delete(`${scope}fixed/main-1.js`);
  for (const path of ["index.html", "fixed/main-1.js"]) assert.equal(await (await one.get(path)).text(), site[path]);
  server = undefined;
  for (const path of ["index.html", "fixed/main-1.js"]) assert.equal(await (await one.get(path)).text(), site[path]);
});

test("a file fetched anew is the answer even where the device has no room for it", async () => {
  const one = await worker();
  await one.install();
  stores.get(`taverns ${scope} 1`).delete(`${scope}icon.svg`);
  full = true;
  asked = [];
  assert.equal(await (await one.get("icon.svg")).text(), site["icon.svg"]);
  assert.deepEqual(asked, [`${scope}icon.svg`]);
});

test("a damaged file that the server has in another version is answered by the server", async () => {
  const one = await worker();
  await one.install();
  stores.get(`taverns ${scope} 1`).set(`${scope}icon.svg`, new Response("damaged"));
  server["icon.svg"] = "newer";
  assert.equal(await (await one.get("icon.svg")).text(), "newer");
});

test("a new version takes unchanged files from the old one, and takes its place alone", async () => {
  await (await worker()).install();
  stores.set("another game's", new Map());
  server["fixed/main-1.js"] = "play(2)";
  asked = [];
  const two = await worker("2", { ...files, "fixed/main-1.js": sha256("play(2)") });
  await two.install();
  assert.ok(!asked.includes(scope) && !asked.includes(`${scope}icon.svg`), String(asked));
  await two.activate();
  assert.deepEqual([...stores.keys()], ["another game's", `taverns ${scope} 2`]);
});

test("it takes over for one window only: another may be in the middle of a game", async () => {
  const one = await worker();
  windows = [scope, `${scope}#r1abc`];
  await one.takeOver();
  assert.equal(skipped, 0);
  windows = [scope, "https://example.org/other/"];
  await one.takeOver();
  assert.equal(skipped, 1);
});

/** A page with a worker; a newer worker may be waiting. */
async function page(saved) {
  const state = { posted: [], updates: 0, reloads: 0, saved };
  const registration = {
    waiting: undefined,
    update: async () => void ++state.updates,
  };
  fakePage({
    location: { hash: "", reload: () => ++state.reloads },
    navigator: { serviceWorker: { addEventListener: (_, changed) => (state.changed = changed), register: async () => registration } },
  });
  const { OfflineUpdates } = await moduleOf("loading/offline_updates", { FILES: '{"thinker.js":["fixed/thinker.js",1]}' });
  const updates = new OfflineUpdates(async () => state.saved);
  return { state, updates, wait: () => (registration.waiting = { postMessage: (message) => state.posted.push(message) }) };
}
const passed = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a new version is asked for between games, and waits while one is played", async () => {
  const { state, updates, wait } = await page(true);
  await updates.open();
  updates.betweenGames(true);
  await passed();
  assert.deepEqual([state.updates, state.posted], [1, []]);
  updates.betweenGames(false);
  wait();
  await passed();
  assert.deepEqual(state.posted, []);
  updates.betweenGames(true);
  await passed();
  assert.deepEqual(state.posted, ["take over"]);
  state.changed();
  assert.equal(state.reloads, 1);
});

test("a new version waits until all is written", async () => {
  const { state, updates, wait } = await page(false);
  await updates.open();
  wait();
  updates.betweenGames(true);
  await passed();
  assert.deepEqual(state.posted, []);
  updates.betweenGames(false);
  state.saved = true;
  updates.betweenGames(true);
  await passed();
  assert.deepEqual(state.posted, ["take over"]);
});

test("a game that begins while it is being found out whether all is written goes on", async () => {
  const { state, updates, wait } = await page(true);
  await updates.open();
  wait();
  updates.betweenGames(true);
  updates.betweenGames(false);
  await passed();
  assert.deepEqual(state.posted, []);
});

test("a page whose worker another tab has changed does not load itself anew", async () => {
  const { state, updates } = await page(true);
  await updates.open();
  state.changed();
  assert.equal(state.reloads, 0);
});
