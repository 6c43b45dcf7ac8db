// Animations delay nothing, and frames stay within their budget at the fullest table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { checkTime, measuredClockSpeed, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const moving = { reducedMotion: "no-preference" };

test("snow falls on the title for some seconds, then nothing is drawn", async () => {
  const visit = await browser.visit({ context: moving, waits: false, clockSpeed: 1 });
  await visit.page.mouse.move(1, 1);
  await visit.until(() => window.tavern);
  assert.equal(await visit.fact("atRest"), false);
  await visit.complete();
  const frames = await visit.fact("drawnFrames");
  await visit.page.waitForTimeout(10_000);
  assert.equal((await visit.fact("drawnFrames")) - frames, 0);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("a screen painted in parts is the one painted whole, and stays when the window only says that it changed", async () => {
  const visit = await browser.visit({ clockSpeed: 1, painted: true, context: moving, path: `#${recordedGame(113).linkTo(300)}` });
  await visit.complete();
  const player = new Player(3);
  for (let touches = 6; touches <= 24; touches += 6) {
    await player.play(visit, () => player.touches >= touches);
    await visit.complete();
    await visit.page.mouse.move(1, 1);
    await visit.atRest();
    const inParts = await visit.page.screenshot();
    const frames = await visit.fact("drawnFrames");
    await visit.page.evaluate(() => dispatchEvent(new Event("resize")));
    await visit.until((before) => window.tavern.drawnFrames > before && window.tavern.atRest, frames);
    assert.ok(inParts.equals(await visit.page.screenshot()), `the window after ${touches} touches`);
  }
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

/** In the page, before it starts: measures the cost of each frame, and the time from an input to its frame. */
function measureFrames() {
  window.measured = { own: [], calls: [], late: [] };
  let touched = 0;
  let drawn = 0;
  for (const type of ["mousedown", "mouseup"])
    addEventListener(type, (event) => (touched ||= event.timeStamp), { capture: true });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      draw(time);
      if (!window.tavern || window.tavern.drawnFrames === drawn) return;
      drawn = window.tavern.drawnFrames;
      window.measured.own.push(window.tavern.frameTime);
      window.measured.calls.push(window.tavern.drawCalls);
      if (touched) window.measured.late.push(performance.now() - touched);
      touched = 0;
    });
}

// Late in a game of four with all modules, the taverns are full. Only times are measured where it is painted.
for (const [name, painted] of Object.entries({ "painted by software": true, "without the time of painting": false }))
  test(`a frame keeps its budget while things move, ${name}`, { timeout: 600_000, skip: painted && !process.env.TAVERNS_TIMES }, async (context) => {
    const game = recordedGame(113);
    const visit = await browser.visit({
      clockSpeed: measuredClockSpeed,
      painted,
      context: moving,
      path: `#${game.linkTo(game.deeds.length - 120)}`,
      before: (page) => page.addInitScript(measureFrames),
    });
    await visit.complete();
    await visit.page.evaluate(() => Object.values(window.measured).forEach((values) => (values.length = 0)));
    const player = new Player(7);
    await player.play(visit, () => player.touches >= (painted ? 15 : 40));
    const { own, calls, late } = await visit.page.evaluate(() => window.measured);
    const share = (values, part) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) * part)].toFixed(1);
    context.diagnostic(`${game.name}: ${own.length} frames, at most ${share(calls, 1)} calls`);
    context.diagnostic(`own time: median ${share(own, 0.5)} ms, 98 % ${share(own, 0.98)} ms`);
    context.diagnostic(`from an input to the frame handed over: median ${share(late, 0.5)} ms, 98 % ${share(late, 0.98)} ms`);
    assert.ok(share(calls, 1) <= 30);
    checkTime("own time of most frames, ms", share(own, 0.5), 4);
    if (!painted) checkTime("from most inputs to their frame, ms", share(late, 0.5), 50);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });
