// Heads of saved games as read from the device: of every version, and damaged.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

fakePage();
const { readHead, readPoints, readResult } = await moduleOf("storage/reading");
const { innkeepersOf } = await moduleOf("storage/old_heads");

const anna = { name: "Anna", points: 43, color: "blue" };
const head = {
  slot: "game-1", name: "", innkeepers: [anna], module: 3, round: 4, over: false, framed: false, hinted: true,
  saved_at: 1_700_000_000_000, order: 5, generation: 7,
};

test("a head reads as it was written", () => {
  assert.deepEqual(readHead(head), { head, whole: true });
});

test("a head of version 5 has its names, points and colours in a sentence and in digits", () => {
  const { innkeepers: _, ...rest } = head;
  const read = readHead({ ...rest, players: "Anna 43, Bram 38", colors: "02" });
  assert.deepEqual(read, {
    head: { ...head, innkeepers: [anna, { name: "Bram", points: 38, color: "green" }] },
    whole: true,
  });
});

test("the oldest heads say neither colours nor frame nor order, and are whole", () => {
  const { innkeepers: _1, framed: _2, order: _3, hinted: _4, ...rest } = head;
  const read = readHead({ ...rest, players: "Anna 43" });
  assert.deepEqual(read, { head: { ...head, order: 0, hinted: false, innkeepers: [{ name: "Anna", points: 43 }] }, whole: true });
});

test("a sentence may hold names with commas, digits and no points", () => {
  assert.deepEqual(innkeepersOf("", ""), []);
  assert.deepEqual(innkeepersOf("Anna, Bram", ""), [{ name: "Anna, Bram" }]);
  assert.deepEqual(innkeepersOf("Anna, the 1st 12, Bram 7", "9"), [
    { name: "Anna, the 1st", points: 12 },
    { name: "Bram", points: 7 },
  ]);
  assert.deepEqual(innkeepersOf("R2 D2 5", "3"), [{ name: "R2 D2", points: 5, color: "yellow" }]);
});

test("a damaged part of a head costs no more than its field", () => {
  const usual = { name: "", innkeepers: [], module: 1, round: 0, over: false, framed: false, hinted: false, saved_at: 0, order: 0, generation: 0 };
  const wrong = { name: 5, innkeepers: [{ ...anna, points: "many" }], module: 10, round: -1, over: "yes", framed: 1, hinted: 2, saved_at: NaN, order: 1.5, generation: -3 };
  for (const [field, value] of Object.entries(wrong))
    assert.deepEqual(readHead({ ...head, [field]: value }), { head: { ...head, [field]: usual[field] }, whole: false }, field);
  for (const field of ["name", "module", "round", "over", "saved_at", "generation"]) {
    const { [field]: _, ...rest } = head;
    assert.deepEqual(readHead(rest), { head: { ...head, [field]: usual[field] }, whole: false }, field);
  }
});

const damages = [NaN, "half a character\ud83c", 1.5, "x".repeat(300_000), { of: { no: "use" } }, 1e300, undefined, null, -1, "x", [1, "x"]];
const { innkeepers: _, ...headOf5 } = { ...head, players: "Anna 43", colors: "0" };
for (const [version, whole] of Object.entries({ 5: headOf5, 6: head }))
  test(`all other fields are as they were when one of version ${version} is spoilt`, () => {
    const before = readHead(whole).head;
    for (const field of Object.keys(whole))
      for (const damage of damages) {
        const read = readHead({ ...whole, [field]: damage });
        // A head without a slot belongs to no game.
        if (field === "slot") {
          assert.equal(read?.head.slot, damage === "x" ? "x" : undefined);
          continue;
        }
        const touched = field === "players" || field === "colors" ? "innkeepers" : field;
        assert.deepEqual({ ...read.head, [touched]: before[touched] }, before, `${field}: ${damage}`);
      }
  });

test("innkeepers are a list of at most four, each with a name and known colours", () => {
  for (const innkeepers of [null, {}, "Anna 4", [null], [{ points: 4 }], [{ ...anna, color: "violet" }], [anna, anna, anna, anna, anna], [{ name: "\ud800" }], [{ name: "x".repeat(1001) }]])
    assert.equal(readHead({ ...head, innkeepers }).whole, false, JSON.stringify(innkeepers));
  assert.equal(readHead({ ...head, innkeepers: [{ name: "Anna" }] }).whole, true);
});

test("a record without a game is no head", () => {
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
