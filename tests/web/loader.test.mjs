// The loader with simulated network faults. tests/browser/network.test.mjs shows the page's side.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, mock, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { fakePage, moduleOf } from "./modules.mjs";

const whole = new TextEncoder().encode("the program, as it was built");
const hash = createHash("sha256").update(whole).digest("hex").slice(0, 8);
const address = `fixed/primary-${hash}.wasm`;
const files = JSON.stringify({ "primary.wasm": [address, whole.length] });

let loader;
let answers;
let asked;
let told;
let listeners;
beforeEach(async () => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  listeners = {};
  const listen = (kind, listener) => (listeners[kind] = listener);
  fakePage({
    document: { addEventListener: listen, baseURI: "https://example.org/inn/", querySelector: () => null },
    addEventListener: listen,
    navigator: { onLine: true },
    performance: { now: () => Date.now() },
    // Node's own version uses threads, which a fake clock does not wait for.
    crypto: { subtle: { digest: async (_, bytes) => createHash("sha256").update(bytes).digest() } },
    begun: {},
  });
  asked = [];
  globalThis.fetch = (file, options) => {
    asked.push(options.cache);
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return answer(options);
  };
  told = [];
  loader = await moduleOf("loading/loader", { FILES: files });
  loader.watchLoading((name, hindrance) => told.push(name === undefined ? "well" : hindrance.status ?? hindrance.why));
});

const fine = async () => new Response(whole);
const never = ({ signal }) => new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));

/** Advances the clock by this many milliseconds, with all effects. */
async function pass(milliseconds) {
  for (let left = milliseconds; left >= 0; left -= 250) {
    await turn();
    // A response is read in steps.
    for (let step = 0; step < 12; ++step) await turn();
    mock.timers.tick(Math.min(left, 250));
    if (left === 0) break;
  }
  for (let step = 0; step < 12; ++step) await turn();
}

/** Whether it has arrived. */
function watch(coming) {
  const state = { come: undefined };
  coming.then((bytes) => (state.come = bytes));
  return state;
}

test("a file comes as it was built, and nothing is told", async () => {
  answers = [fine];
  assert.deepEqual(await loader.load("primary.wasm"), whole);
  assert.deepEqual([asked, told], [["default"], []]);
});

test("the kind that a server names does not matter, the bytes do", async () => {
  answers = [async () => new Response(whole, { headers: { "Content-Type": "text/plain" } })];
  assert.deepEqual(await loader.load("primary.wasm"), whole);
});

const changed = whole.with(3, 0);
const faults = {
  404: [async () => new Response("", { status: 404 }), 404],
  500: [async () => new Response("", { status: 500 }), 500],
  reset: [() => Promise.reject(new TypeError("failed to fetch")), "unreachable"],
  "cut off": [async () => new Response(whole.subarray(0, 9)), "damaged"],
  "too long": [async () => new Response(Buffer.concat([whole, whole])), "damaged"],
  "a byte changed": [async () => new Response(changed), "damaged"],
  "HTML instead": [async () => new Response("<!doctype html><title>Not here</title>"), "damaged"],
  "an empty answer": [async () => new Response(null), "damaged"],
};
for (const [fault, [answer, said]] of Object.entries(faults))
  test(`${fault}: tried again at once, then told, and it goes on when the fault ends`, async () => {
    answers = [answer, answer, fine];
    const file = watch(loader.load("primary.wasm"));
    await pass(400);
    assert.deepEqual([asked.length, told], [1, []]);
    await pass(500);
    assert.deepEqual([asked, told], [["default", "reload"], [said]]);
    await pass(1500);
    assert.deepEqual(file.come, whole);
    assert.deepEqual(told, [said, "well"]);
  });

test("a request without a byte is given up after ten seconds, told, and waits longer the next time", async () => {
  answers = [never];
  loader.load("primary.wasm");
  await pass(9_500);
  assert.deepEqual([asked.length, told], [1, []]);
  await pass(1_500);
  assert.deepEqual([asked.length, told], [2, ["silent"]]);
  await pass(19_000);
  assert.equal(asked.length, 2);
  await pass(3_000);
  assert.equal(asked.length, 3);
});

test("pauses grow to half a minute and end when the network returns", async () => {
  answers = [faults.reset[0]];
  loader.load("primary.wasm");
  const times = [];
  for (let second = 0; second < 70; ++second) {
    const before = asked.length;
    await pass(1000);
    for (let more = before; more < asked.length; ++more) times.push(second);
  }
  assert.deepEqual(times, [0, 1, 3, 7, 15, 30, 60]);
  const before = asked.length;
  listeners.online();
  await pass(250);
  assert.equal(asked.length, before + 1);
});

test("a device without a network and a policy that forbids a file say so", async () => {
  answers = [faults.reset[0]];
  navigator.onLine = false;
  loader.load("primary.wasm");
  await pass(1000);
  assert.deepEqual(told, ["offline"]);
  listeners.securitypolicyviolation({ blockedURI: `https://example.org/inn/${address}` });
  await pass(3000);
  assert.equal(told.at(-1), "forbidden");
});

test("a file that the page has begun to fetch is not fetched again, but a second try is", async () => {
  answers = [fine];
  window.begun[address] = Promise.resolve(new Response(changed));
  const file = watch(loader.load("primary.wasm"));
  await pass(400);
  assert.deepEqual(asked, []);
  await pass(1000);
  assert.deepEqual(asked, ["reload"]);
  assert.deepEqual(file.come, whole);
});

test("a file that the game can do without is tried once", async () => {
  answers = [faults[404][0], fine];
  assert.equal(await loader.arrives("primary.wasm"), false);
  assert.equal(await loader.arrives("primary.wasm"), true);
  assert.deepEqual(told, []);
});

test("a missing file that is played without is told again when it is asked for again, and fetched once", async () => {
  answers = [faults[404][0]];
  loader.load("primary.wasm");
  await pass(1000);
  assert.deepEqual(told, [404]);
  loader.playWithout("primary.wasm");
  await pass(10_000);
  assert.deepEqual(told, [404, "well"]);
  const before = asked.length;
  const file = watch(loader.load("primary.wasm"));
  assert.deepEqual(told, [404, "well", 404]);
  answers = [fine];
  await pass(20_000);
  assert.deepEqual(file.come, whole);
  assert.deepEqual([asked.length, told.at(-1)], [before + 1, "well"]);
});

test("a missing file that is played without hides no other", async () => {
  const { "primary.wasm": one } = JSON.parse(files);
  loader = await moduleOf("loading/loader", { FILES: JSON.stringify({ "primary.wasm": one, "secondary.wasm": one }) });
  loader.watchLoading((name) => told.push(name ?? "well"));
  answers = [faults[404][0]];
  loader.load("primary.wasm");
  loader.load("secondary.wasm");
  await pass(1000);
  told.length = 0;
  loader.playWithout("primary.wasm");
  assert.deepEqual(told, ["secondary.wasm"]);
});

test("a page without encryption compares the length alone", async () => {
  delete crypto.subtle;
  answers = [async () => new Response(changed)];
  assert.deepEqual(await loader.load("primary.wasm"), changed);
});
