// Things move, nothing waits for them, and a frame keeps its budget at the fullest table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

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

test("a frame keeps its budget while things move: 4 ms of our own, 30 calls, 50 ms from a touch", async (context) => {
  const visit = await browser.visit({ context: moving });
  for (const id of ["add-player", "add-player", "module-5"]) await visit.touch(id);
  await visit.enter("seed", "7");
  await visit.touch("open-inn");
  await visit.complete();
  await visit.page.evaluate(() => {
    window.measured = { own: [], calls: [], late: [] };
    let touched = 0;
    let drawn = window.tavern.drawnFrames;
    for (const type of ["mousedown", "mouseup"])
      addEventListener(type, (event) => (touched ||= event.timeStamp), { capture: true });
    const look = () => {
      // Asked for before the program asks for its next frame or after it: either way a frame drawn is seen once.
      if (window.tavern.drawnFrames > drawn) {
        drawn = window.tavern.drawnFrames;
        window.measured.own.push(window.tavern.frameTime);
        window.measured.calls.push(window.tavern.drawCalls);
        if (touched) window.measured.late.push(performance.now() - touched);
        touched = 0;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const player = new Player(7);
  await player.play(visit, () => player.touches >= 40);
  const { own, calls, late } = await visit.page.evaluate(() => window.measured);
  const share = (values, part) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * part)];
  context.diagnostic(`${own.length} frames; own time: median ${share(own, 0.5)} ms, 98 % ${share(own, 0.98)} ms`);
  context.diagnostic(`calls: at most ${share(calls, 1)}`);
  context.diagnostic(`from a touch to the drawn frame: median ${share(late, 0.5)} ms, 98 % ${share(late, 0.98)} ms`);
  assert.ok(share(calls, 1) <= 30);
  // A shared machine holds up some frames, and draws without a graphics card.
  assert.ok(share(own, 0.5) <= 4);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
