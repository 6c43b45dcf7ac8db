// The worker client: tasks sent to the worker, and the way without one.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { fakePage, moduleOf } from "./modules.mjs";

const define = { FILES: '{"thinker.js":["fixed/thinker.js",4]}' };
let worker;
let reports;
let called;
let client;
let comes;
beforeEach(async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  reports = [];
  called = [];
  comes = true;
  worker = undefined;
  fakePage({
    document: { addEventListener() {}, baseURI: "https://example.org/" },
    navigator: { onLine: true },
    begun: {},
    Worker: class {
      constructor(address) {
        this.address = address;
        this.posted = [];
        worker = this;
      }
      postMessage(message) {
        this.posted.push(message);
      }
      terminate() {
        this.ended = true;
      }
    },
  });
  globalThis.fetch = async () => (comes ? new Response("work") : new Response("", { status: 404 }));
  const memory = new Uint8Array(64);
  const game = {
    HEAPU8: memory,
    _malloc: () => 8,
    _free() {},
    _take_task: (pointer, size) => called.push(["task", ...memory.slice(pointer, pointer + size)]),
    _take_result: (pointer, size) => called.push(["result", ...memory.slice(pointer, pointer + size)]),
    _work: () => 0,
  };
  const { WorkerClient } = await moduleOf("thinking/worker_client", define);
  client = new WorkerClient(game, "the module", (report) => reports.push(report.report));
});

/** Checking a file's hash takes a thread, so a fixed number of turns is not enough. */
async function until(holds) {
  while (!holds()) await turn();
}
async function passed() {
  for (let step = 0; step < 20; ++step) await turn();
}

test("the worker comes with the first task, and gets the newest when it is ready", async () => {
  client.take(new Uint8Array([1]));
  await until(() => worker !== undefined);
  await passed();
  client.take(new Uint8Array([2]));
  assert.deepEqual([worker.address, worker.posted], ["fixed/thinker.js", ["the module"]]);
  worker.onmessage({ data: "ready" });
  await passed();
  assert.deepEqual(worker.posted.slice(1), [new Uint8Array([2])]);
  client.take(new Uint8Array([3]));
  worker.onmessage({ data: new Uint8Array([7]) });
  assert.deepEqual([worker.posted.at(-1), called], [new Uint8Array([3]), [["result", 7]]]);
});

test("where its script does not come the page says so and thinks itself", async () => {
  comes = false;
  client.take(new Uint8Array([1]));
  await until(() => reports.length > 0);
  assert.deepEqual([reports, called], [["thinking_failed"], [["task", 1]]]);
  client.take(new Uint8Array([2]));
  assert.deepEqual(called.at(-1), ["task", 2]);
});

test("a worker that is not ready after five seconds is given up", async () => {
  client.take(new Uint8Array([1]));
  await until(() => worker !== undefined);
  await passed();
  mock.timers.tick(4999);
  await passed();
  assert.deepEqual(reports, []);
  mock.timers.tick(1);
  await passed();
  assert.deepEqual([reports, called, worker.ended], [["thinking_failed"], [["task", 1]], true]);
});

test("a worker that breaks later is told once, and the page thinks about the newest task", async () => {
  client.take(new Uint8Array([1]));
  await until(() => worker !== undefined);
  await passed();
  worker.onmessage({ data: "ready" });
  await passed();
  client.take(new Uint8Array([5]));
  worker.onerror();
  worker.onerror();
  assert.deepEqual([reports, called, worker.ended], [["thinking_failed"], [["task", 5]], true]);
});
