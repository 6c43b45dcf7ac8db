// Sounds: none until they are switched on; then events on the table start them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** In the page, before it starts: counts the tones and noises started. */
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

/** In the page, before it starts: records the event during which sound was unlocked. */
function followResuming() {
  window.resumedAt = [];
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = function () {
    window.resumedAt.push(window.event?.type);
    return resume.call(this);
  };
}

test("a finger that is lifted lets the sound out", async () => {
  const phone = { viewport: { width: 390, height: 844 }, context: { hasTouch: true, isMobile: true } };
  const visit = await browser.visit({ ...phone, before: (page) => page.addInitScript(followResuming) });
  await visit.touch("learn");
  await visit.gameOpens();
  await visit.page.keyboard.press("m");
  await visit.atRest();
  const player = new Player(2, 0.9);
  await player.play(visit, () => player.touches >= 3);
  await visit.page.evaluate(() => window.resumedAt.splice(0));
  await player.play(visit, () => player.touches >= 4);
  assert.ok((await visit.page.evaluate(() => window.resumedAt)).includes("pointerup"));
  await finish(visit);
});

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
  // When all players have taken a die, the coasters are passed.
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
  await visit.until((before) => window.tavern.drawnFrames > before && window.tavern.atRest, settings);
  await everybodyTakes();
  await visit.until(() => window.started > 0);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
