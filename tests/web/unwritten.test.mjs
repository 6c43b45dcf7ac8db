// Writes left over by a closed page, which the next page takes from the other storage.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

const items = new Map();
fakePage({
  localStorage: {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  },
  location: { pathname: "/taverns/" },
});
const { Unwritten } = await moduleOf("storage/unwritten");

const head = {
  slot: "game-1", name: "", innkeepers: [{ name: "Anna", points: 43, color: "blue" }], module: 3, round: 4, over: false,
  framed: false, saved_at: 1_700_000_000_000,
};

function full() {
  const unwritten = new Unwritten();
  unwritten.games.set("game-1", { head, record: "a record" });
  unwritten.begun.set("game-1", "the record before");
  unwritten.bests.set("alone, module 1", 97);
  unwritten.results.set("game-1", { id: "game-1", result: "a result" });
  unwritten.settings = "{}";
  unwritten.settingsRead = false;
  return unwritten;
}

function taken() {
  const unwritten = new Unwritten();
  const generations = new Map();
  unwritten.take(generations);
  return { unwritten, generations };
}

test("all of it comes again, once, with the generation of each game", () => {
  full().leave(new Map([["game-1", 6], ["game-2", 3]]));
  const { unwritten, generations } = taken();
  const game = unwritten.games.get("game-1");
  assert.equal(game.record, "a record");
  assert.deepEqual([...unwritten.begun], [["game-1", "the record before"]]);
  assert.deepEqual({ ...game.head, ...head }, game.head);
  assert.deepEqual([...unwritten.bests], [["alone, module 1", 97]]);
  assert.deepEqual([...unwritten.results.values()], [{ id: "game-1", result: "a result" }]);
  assert.equal(unwritten.settings, "{}");
  assert.equal(unwritten.settingsRead, false);
  assert.deepEqual([...generations], [["game-1", 6]]);
  // A page that ends before it has written them leaves them to the next one.
  assert.ok(!taken().unwritten.isEmpty);
  unwritten.forgetTaken();
  assert.ok(taken().unwritten.isEmpty);
});

test("two pages that close together leave the saves of both, and those that a third adds come last", () => {
  full().leave(new Map());
  const [[own, left]] = items;
  items.delete(own);
  items.set("taverns unwritten /taverns/ first", left);
  items.set("taverns unwritten /taverns/ second", left.replaceAll("game-1", "game-2"));
  items.set("taverns unwritten /elsewhere/ another", "of another page");
  const { unwritten } = taken();
  assert.deepEqual([...unwritten.games.keys()].sort(), ["game-1", "game-2"]);
  unwritten.games.set("game-2", { head: { ...head, slot: "game-2" }, record: "a later record" });
  unwritten.leave(new Map());
  assert.equal(taken().unwritten.games.get("game-2").record, "a later record");
  assert.deepEqual([...items.keys()].sort(), ["taverns unwritten /elsewhere/ another", own].sort());
  items.clear();
});

test("of one game that two pages have left the later save is taken, whatever the order of their keys", () => {
  const game = (saved_at, record, more) => ({ head: { ...head, saved_at }, record, ...more });
  const older = game(1_700_000_000_000, "older", { generation: 4, begun: "before" });
  const later = game(1_700_000_000_001, "later", { generation: 5 });
  for (const games of [[older, later], [later, older]]) {
    for (const [key, one] of games.entries()) items.set(`taverns unwritten /taverns/ ${key}`, JSON.stringify({ games: [one] }));
    const { unwritten, generations } = taken();
    assert.equal(unwritten.games.get("game-1").record, "later");
    assert.deepEqual([[...unwritten.begun], [...generations]], [[], [["game-1", 5]]]);
    items.clear();
  }
});

test("a page that goes on takes its own saves back", () => {
  const unwritten = full();
  unwritten.leave(new Map());
  unwritten.takeBack();
  assert.equal(items.size, 0);
});

test("where all is written nothing is left", () => {
  new Unwritten().leave(new Map());
  assert.equal(items.size, 0);
});

test("a save that came back damaged is left out, and the rest taken", () => {
  full().leave(new Map());
  const whole = JSON.parse([...items.values()][0]);
  items.clear();
  const damaged = ["", "{", "null", "[]", "7", '{"games":7,"bests":{},"results":"x","settings":[]}', '{"games":[null,{"head":{}}],"bests":[1,[]]}'];
  for (const text of damaged) {
    items.set("unwritten", text);
    assert.ok(taken().unwritten.isEmpty, text);
  }
  for (const game of [{ ...whole.games[0], record: 5 }, { ...whole.games[0], generation: 1.5 }, { ...whole.games[0], head: { slot: "../x" } }]) {
    items.set("unwritten", JSON.stringify({ ...whole, games: [game] }));
    const { unwritten } = taken();
    assert.equal(unwritten.games.size, 0);
    assert.equal(unwritten.bests.size, 1);
  }
});
