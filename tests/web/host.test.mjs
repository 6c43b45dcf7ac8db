// The page around a frame: which pages' messages are accepted, and which pages get reports. Also the schema.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { beforeEach, test } from "node:test";
import { readFilled } from "../../ci/enums.mjs";
import { fakePage, moduleOf } from "./modules.mjs";

const Ajv = createRequire(new URL("../../web/package.json", import.meta.url))("ajv/dist/2020.js").default;
const ajv = new Ajv({ allowUnionTypes: true });
ajv.addSchema(readFilled(new URL("../../assets/host-messages.schema.json", import.meta.url)), "messages");
const fits = (direction, message) => ajv.validate(`messages#/$defs/${direction}`, message);

let posted;
let said;
let wrong;
let taken;
let host;
beforeEach(async () => {
  posted = [];
  taken = [];
  wrong = "";
  const around = { postMessage: (message, origin) => posted.push([message, origin]) };
  fakePage({
    parent: around,
    innerWidth: 640,
    addEventListener: (kind, listener) => {
      if (kind === "message") said = (data, origin, source = around) => listener({ data, origin, source });
    },
  });
  const { Host } = await moduleOf("host");
  const memory = new Uint8Array(1 << 16);
  const text = (pointer, size) => new TextDecoder().decode(memory.slice(pointer, pointer + size));
  host = new Host({
    HEAPU8: memory,
    _malloc: () => 8,
    _free() {},
    _take_report: (pointer, size) => taken.push(JSON.parse(text(pointer, size))),
    _take_host_message: (pointer, size) => void taken.push(text(pointer, size)),
    UTF8ToString: () => wrong,
  });
  host.start();
});

test("it says that it is ready, and how high it wants to be", () => {
  for (const [message] of posted) assert.ok(fits("outbound", message), ajv.errorsText());
  assert.deepEqual(posted, [
    [{ tavern: 1, type: "ready" }, "*"],
    [{ tavern: 1, type: "resize", width: 640, height: 480 }, "*"],
  ]);
});

test("nothing of the game is told before a message was understood, and then only to its origin", () => {
  posted.length = 0;
  host.tell({ type: "state" });
  assert.deepEqual(posted, []);
  said({ tavern: 1, type: "focus" }, "https://news.example");
  host.tell({ type: "state" });
  assert.deepEqual(posted, [[{ type: "state" }, "https://news.example"]]);
  assert.deepEqual(taken, [{ report: "framed", page: "https://news.example" }, '{"tavern":1,"type":"focus"}']);
});

test("a message that was not understood changes nobody who is told", () => {
  said({ tavern: 1, type: "focus" }, "https://news.example");
  wrong = "type: no message";
  console.info = () => {};
  said("nonsense", "https://other.example");
  posted.length = 0;
  host.tell({ type: "state" });
  assert.deepEqual(posted, [[{ type: "state" }, "https://news.example"]]);
});

test("a window that does not hold the frame is not heard", () => {
  said({ tavern: 1, type: "focus" }, "https://other.example", {});
  assert.deepEqual(taken, []);
});

test("a sandbox without an origin has no name, and is answered", () => {
  said({ tavern: 1, type: "focus" }, "null");
  posted.length = 0;
  host.tell({ type: "state" });
  assert.deepEqual(taken[0], { report: "framed", page: "" });
  assert.deepEqual(posted, [[{ type: "state" }, "*"]]);
});

test("a message that is no JSON arrives as nothing", () => {
  const circle = {};
  circle.self = circle;
  for (const data of [circle, undefined, 5n, () => {}]) said(data, "https://news.example");
  assert.deepEqual(taken.filter((one) => typeof one === "string"), ["", "", "", ""]);
});

test("the schema describes the messages that the game takes", () => {
  const good = [
    { tavern: 1, type: "load", link: "r1" },
    { tavern: 1, type: "load", game: {}, play: true },
    { tavern: 1, type: "new-game", setup: { players: 2, module: 1 } },
    { tavern: 1, type: "act", action: { kind: "place", die: 4, space: "seat-2" } },
    { tavern: 1, type: "undo" },
    { tavern: 1, type: "focus" },
    { tavern: 1, type: "configure", language: "nl", "text-size": 130 },
  ];
  for (const message of good) assert.ok(fits("inbound", message), ajv.errorsText());
  assert.ok(!fits("inbound", { tavern: 1, type: "load" }));
  assert.ok(!fits("inbound", { tavern: 1, type: "configure", language: "fr" }));
});
