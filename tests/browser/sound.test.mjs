// Sounds: none until they are switched on; then what happens on the table starts them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** In the page, before it starts: counts the tones and noises that begin. */
function listen() {
  window.started = 0;
  for (const source of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
    const { start } = source;
    source.start = function (...when) {
      ++window.started;
      return start.apply(this, when);
    };
  }
}

test("nothing sounds until sound is switched on, and then deeds do", async () => {
  const visit = await browser.visit({ before: (page) => page.addInitScript(listen) });
  const started = () => visit.page.evaluate(() => window.started);
  await visit.enter("seed", "7");
  await visit.touch("open-inn");
  const liftCurtain = async () => {
    if ((await visit.targets()).has("lift-curtain")) await visit.touch("lift-curtain");
  };
  for (let seat = 0; seat < 2; ++seat) {
    await liftCurtain();
    await visit.touch("keep-guests");
  }
  // When all have taken one, the coasters change hands.
  const everybodyTakes = async () => {
    for (let seat = 0; seat < 2; ++seat) {
      await liftCurtain();
      await visit.touch("take-0");
    }
  };
  await everybodyTakes();
  assert.equal(await started(), 0);
  const settings = await visit.fact("drawnFrames");
  await visit.page.keyboard.press("m");
  await visit.page.waitForFunction((before) => window.tavern.drawnFrames > before && window.tavern.atRest, settings);
  await everybodyTakes();
  await visit.until(() => window.started > 0);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
