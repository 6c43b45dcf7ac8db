// The screen kept on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { fakePage, moduleOf } from "./modules.mjs";

test("a screen that is to stay on again before its lock is released stays on", async () => {
  const held = [];
  class Lock extends EventTarget {
    released = false;
    async release() {
      await turn();
      this.released = true;
      this.dispatchEvent(new Event("release"));
    }
  }
  const wakeLock = { request: async () => held[held.push(new Lock()) - 1] };
  fakePage({ document: { addEventListener() {}, visibilityState: "visible" }, navigator: { languages: ["en"], wakeLock } });
  const { stayAwake } = await moduleOf("device", { PAGE_TEXTS: '{"en":{}}', FILES: "{}" });
  stayAwake(true);
  await turn();
  stayAwake(false);
  stayAwake(true);
  for (let turns = 0; turns < 5; ++turns) await turn();
  assert.equal(held.at(-1).released, false);
  stayAwake(false);
  for (let turns = 0; turns < 5; ++turns) await turn();
  assert.deepEqual(held.map(({ released }) => released), [true, true]);
});
