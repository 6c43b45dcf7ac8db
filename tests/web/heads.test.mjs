// Heads of saved games, as the device gives them back: of every version, and damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

fakePage();
const { readHead, readPoints, readResult } = await moduleOf("keeping/reading");

const head = {
  slot: "game-1", name: "", players: "Anna 43, Bram 38", module: 3, round: 4, over: false, colors: "02", framed: false,
  saved_at: 1_700_000_000_000, order: 5, generation: 7,
};

test("a head reads as it was written", () => {
  assert.deepEqual(readHead(head), { head, whole: true });
});

test("the oldest heads say neither colours nor frame nor order, and are whole", () => {
  const { colors: _1, framed: _2, order: _3, ...oldest } = head;
  assert.deepEqual(readHead(oldest), { head: { ...head, colors: "", framed: false, order: 0 }, whole: true });
});

test("what is damaged of a head costs no more than its field", () => {
  const usual = { name: "", players: "", module: 1, round: 0, over: false, colors: "", framed: false, saved_at: 0, order: 0, generation: 0 };
  const wrong = { name: 5, players: ["Anna"], module: 10, round: -1, over: "yes", colors: 5, framed: 1, saved_at: NaN, order: 1.5, generation: -3 };
  for (const [field, value] of Object.entries(wrong))
    assert.deepEqual(readHead({ ...head, [field]: value }), { head: { ...head, [field]: usual[field] }, whole: false }, field);
  for (const field of ["name", "players", "module", "round", "over", "saved_at", "generation"]) {
    const { [field]: _, ...rest } = head;
    assert.deepEqual(readHead(rest), { head: { ...head, [field]: usual[field] }, whole: false }, field);
  }
});

const damages = [NaN, "half a character\ud83c", 1.5, "x".repeat(300_000), { of: { no: "use" } }, 1e300, undefined, null, -1, "x", [1, "x"]];
test("whatever becomes of a field, all others are as they were", () => {
  for (const field of Object.keys(head))
    for (const damage of damages) {
      const read = readHead({ ...head, [field]: damage });
      // Without its slot it is no game's.
      if (field === "slot") assert.equal(read?.head.slot, damage === "x" ? "x" : undefined);
      else assert.deepEqual({ ...read.head, [field]: head[field] }, head, `${field}: ${damage}`);
    }
});

test("what belongs to no game is no head", () => {
  for (const stored of [undefined, null, 5, "x", {}, { slot: "" }, { slot: "a b" }, { slot: "x".repeat(61) }, { slot: 5 }])
    assert.equal(readHead(stored), undefined);
});

test("points and results are read or not at all", () => {
  for (const points of [0, 43, 1e6]) assert.equal(readPoints(points), points);
  for (const points of [-1, 1.5, NaN, 2e6, "5", null, undefined, [5]]) assert.equal(readPoints(points), undefined);
  assert.deepEqual(readResult({ id: "game-1", result: "{}", more: 1 }), { id: "game-1", result: "{}" });
  for (const result of [undefined, null, {}, { id: "game-1" }, { id: "a b", result: "" }, { id: "game-1", result: "x".repeat(1001) }])
    assert.equal(readResult(result), undefined);
});
