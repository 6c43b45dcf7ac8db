// Things move, nothing waits for them, and a frame keeps its budget at the fullest table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { tavern } from "./console_program.mjs";
import { openBrowser } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const moving = { reducedMotion: "no-preference" };

test("snow falls on the title for some seconds, then nothing is drawn", async () => {
  const visit = await browser.visit({ context: moving, waits: false });
  await visit.page.waitForFunction(() => window.tavern);
  assert.equal(await visit.fact("atRest"), false);
  await visit.complete();
  const frames = await visit.fact("drawnFrames");
  await visit.page.waitForTimeout(10_000);
  assert.equal((await visit.fact("drawnFrames")) - frames, 0);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
