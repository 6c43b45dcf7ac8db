// Messages between page and program: their transfer, and the parts of long lists.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

fakePage();
const calls = await moduleOf("calls");
const { tellInParts } = await moduleOf("storage/parts");
const { heightFor } = await moduleOf("frame_size");
const { codeOf } = await moduleOf("code");

/** A program that records its calls, and whether all its memory is freed. */
function fakeGame(answer = "") {
  const memory = new Uint8Array(1 << 16);
  const game = { HEAPU8: memory, called: [], lent: 0, next: 8 };
  const text = (pointer, size) => new TextDecoder().decode(memory.slice(pointer, pointer + size));
  game._malloc = (size) => {
    game.lent++;
    const pointer = game.next;
    game.next += size;
    return pointer;
  };
  game._free = () => void game.lent--;
  game._take_report = (pointer, size) => game.called.push(JSON.parse(text(pointer, size)));
  game._press_target = game._focus_target = (pointer, size) => game.called.push(text(pointer, size));
  game._take_host_message = (pointer, size) => {
    game.called.push(text(pointer, size));
    return 0;
  };
  game._take_texts = (language, pointer, size) => game.called.push([language, text(pointer, size)]);
  game._take_file = game._take_result = (pointer, size) => game.called.push([...memory.slice(pointer, pointer + size)]);
  game.UTF8ToString = () => answer;
  return game;
}

test("a report arrives as JSON in UTF-8, and its memory is given back", () => {
  const game = fakeGame();
  calls.report(game, { report: "copied", done: true, text: "Zoë 🍺" });
  assert.deepEqual(game.called, [{ report: "copied", done: true, text: "Zoë 🍺" }]);
  assert.equal(game.lent, 0);
});

test("half a character is replaced, wherever it stands", () => {
  const game = fakeGame();
  calls.report(game, { report: "text_entered", field: "seed", text: "a\ud83cb", seat: 0 });
  calls.report(game, { report: "results_listed", results: [{ id: "\udf7a", result: "x" }], part: { begins: true, ends: true } });
  assert.equal(game.called[0].text, "a\ufffdb");
  assert.equal(game.called[1].results[0].id, "\ufffd");
});

test("bytes and texts arrive as they are", () => {
  const game = fakeGame("wrong");
  calls.takeFile(game, new Uint8Array([0, 255, 7]));
  calls.takeResult(game, new Uint8Array([1, 2]));
  calls.takeTexts(game, 2, new TextEncoder().encode("Würfel"));
  calls.pressTarget(game, "die-4");
  calls.focusTarget(game, "ready");
  assert.equal(calls.takeHostMessage(game, '{"tavern":1}'), "wrong");
  assert.deepEqual(game.called, [[0, 255, 7], [1, 2], [2, "Würfel"], "die-4", "ready", '{"tavern":1}']);
  assert.equal(game.lent, 0);
});

async function partsOf(entries) {
  const parts = [];
  await tellInParts(entries, (some, part) => parts.push({ ...part, some }));
  return parts;
}

test("a list travels in parts of at most 250 entries, in their order", async () => {
  const entries = Array.from({ length: 600 }, (_, index) => index);
  const parts = await partsOf(entries);
  assert.deepEqual(parts.map(({ some, begins, ends }) => [some.length, begins, ends]), [[250, true, false], [250, false, false], [100, false, true]]);
  assert.deepEqual(parts.flatMap(({ some }) => some), entries);
});

test("an empty list is one part, and long entries make parts shorter", async () => {
  assert.deepEqual(await partsOf([]), [{ begins: true, ends: true, some: [] }]);
  const long = Array.from({ length: 5 }, () => "x".repeat(250_000));
  assert.deepEqual((await partsOf(long)).map(({ some }) => some.length), [3, 2]);
});

test("the table of messages names each type that it uses, and no message twice", () => {
  const { enums, records, requests, reports } = JSON.parse(readFileSync(new URL("../../assets/messages.json", import.meta.url), "utf8"));
  const known = new Set(["text", "int", "int64", "flag", "json", ...Object.keys(enums), ...Object.keys(records)]);
  for (const [name, message] of Object.entries({ ...records, ...requests, ...reports }))
    for (const [field, said] of Object.entries(message)) {
      if (field === "") continue;
      const type = /^[\w:]+/.exec([said].flat()[0])[0];
      assert.ok(known.has(type), `${name}.${field}: ${type}`);
    }
  assert.deepEqual(Object.keys(requests).filter((name) => name in reports), []);
});

test("a frame is upright on a phone, 4:3 in a column, 16:9 on a wide page", () => {
  assert.deepEqual([300, 390, 640, 800, 1000, 1280].map(heightFor), [480, 585, 480, 600, 600, 720]);
});

test("a code has a row of modules for each of its size, and none where the text is too long", () => {
  const { size, modules } = codeOf("https://example.org/#p1abc");
  assert.match(modules, /^[01]+$/);
  assert.equal(modules.length, size * size);
  // The corner of every code.
  assert.equal(modules.slice(0, 7), "1111111");
  assert.deepEqual(codeOf("x".repeat(5000)), { size: 0, modules: "" });
});
