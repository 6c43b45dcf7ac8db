// The lock on the game that a tab plays, and the mark by which a reload finds it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

const items = new Map();
const held = new Set();
fakePage({
  performance: { getEntriesByType: () => [] },
  sessionStorage: {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  },
  navigator: {
    locks: {
      async request(name, _, use) {
        if (held.has(name)) return use(null);
        held.add(name);
        await use({ name });
        held.delete(name);
      },
    },
  },
});
const { TabLock } = await moduleOf("storage/tab_lock");
/** Locks are released a moment later. */
const passed = () => new Promise((resolve) => setTimeout(resolve));

test("a game is locked for other tabs and marked for a reload, until the tab plays another or none", async () => {
  const [lock, other] = [new TabLock(), new TabLock()];
  assert.ok(await lock.hold("game-1"));
  assert.ok(!(await other.hold("game-1")));
  assert.deepEqual([...items], [["plays", "game-1"]]);
  assert.ok(await lock.hold("game-2"));
  await passed();
  assert.deepEqual([...held], ["taverns game-2"]);
  lock.leave();
  await passed();
  assert.deepEqual([...items], []);
  assert.ok(await other.hold("game-2"));
});
