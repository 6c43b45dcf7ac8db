// The lock on the game that a tab plays, and the mark by which a reload finds it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

/** A page loaded in this way, with these marks, locks of other tabs, and this fragment of its address. */
async function tab(type, marks, held = [], hash = "") {
  const stored = new Map(Object.entries(marks));
  fakePage({
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    navigator: {
      locks: {
        request: async (name, _options, use) => {
          if (held.includes(name)) return use(null);
          held.push(name);
          await use({});
          held.splice(held.indexOf(name), 1);
        },
      },
    },
  });
  return { ...(await moduleOf("storage/tab_lock")), stored, held };
}

/** Locks are released a moment later. */
const passed = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a reload goes on with the tab's game or link, a new visit and a link do not", async () => {
  assert.deepEqual((await tab("reload", { plays: "game-1" })).interrupted, { slot: "game-1" });
  assert.deepEqual((await tab("back_forward", { reads: "r1abc" })).interrupted, { link: "r1abc" });
  assert.equal((await tab("navigate", { plays: "game-1" })).interrupted, undefined);
  assert.equal((await tab("reload", {})).interrupted, undefined);
  assert.equal((await tab("reload", { plays: "game-1" }, [], "#r1abc")).interrupted, undefined);
});

test("a tab holds one game, which no other tab gets until it plays another or none", async () => {
  const { TabLock, stored, held } = await tab("navigate", {}, ["taverns game-2"]);
  const [lock, other] = [new TabLock(), new TabLock()];
  assert.equal(await lock.hold("game-1"), true);
  assert.equal(await lock.hold("game-1"), true);
  assert.equal(await other.hold("game-1"), false);
  assert.deepEqual([held, stored.get("plays")], [["taverns game-2", "taverns game-1"], "game-1"]);
  assert.equal(await lock.hold("game-2"), false);
  assert.equal(stored.get("plays"), "game-1");
  assert.equal(await lock.hold("game-3"), true);
  await passed();
  assert.deepEqual([held, stored.get("plays")], [["taverns game-2", "taverns game-3"], "game-3"]);
  lock.remember("r1abc");
  assert.deepEqual([...stored], [["reads", "r1abc"]]);
  lock.leave();
  assert.equal(stored.size, 0);
  await passed();
  assert.equal(await other.hold("game-3"), true);
});

test("a page without locks or a session's storage plays all the same", async () => {
  const { TabLock } = await tab("navigate", {});
  delete navigator.locks;
  Object.defineProperty(globalThis, "sessionStorage", { get: () => { throw new Error("SecurityError"); }, configurable: true });
  const lock = new TabLock();
  assert.equal(await lock.hold("game-1"), true);
  lock.leave();
});
