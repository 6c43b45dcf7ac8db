// Sounds while the browser does not allow any yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

test("when the browser allows sound, those wanted long before stay silent", async () => {
  let now = 0;
  let started = 0;
  const waiting = [];
  const node = () => ({ frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => node(), start: () => ++started, stop() {} });
  class AudioContext {
    state = "suspended";
    resume = () => new Promise((allowed) => waiting.push(allowed));
    createOscillator = node;
    createGain = node;
  }
  fakePage({ AudioContext, performance: { now: () => now } });
  const { play } = await moduleOf("sound");
  play("bell");
  now = 1000;
  play("coin");
  now = 1100;
  for (const allow of waiting) allow();
  await new Promise(setImmediate);
  assert.equal(started, 2, "the two tones of the coin");
});
