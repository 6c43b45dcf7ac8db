// Games against the computer, which thinks in a worker of the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { replay, tavern } from "./console_program.mjs";
import { openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

const screen = { viewport: { width: 1280, height: 720 }, pixelRatio: 0.5 };
const minutes = (number) => number * 60_000;
const mebibyte = 2 ** 20;

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/**
 * Measures, in the page, what the computer's thinking and moving takes of the thread that draws: sending a task,
 * receiving a thought, waking up to play a step.
 */
function measureThinking() {
  window.longest = {};
  const timed = (name, work) => {
    const begin = performance.now();
    work();
    window.longest[name] = Math.max(window.longest[name] ?? 0, performance.now() - begin);
  };
  const { postMessage, addEventListener } = Worker.prototype;
  Worker.prototype.postMessage = function (...message) {
    timed("task", () => postMessage.apply(this, message));
  };
  Worker.prototype.addEventListener = function (type, listener) {
    addEventListener.call(this, type, (event) => timed(type, () => listener(event)));
  };
  const { setTimeout } = window;
  window.setTimeout = (work, ...rest) => setTimeout(() => timed("timeout", work), ...rest);
}

/** Sits down with these levels, 0 for a person. */
async function openInn(visit, { levels, module = 1, seed, pace = "pace-2" }) {
  await visit.touch("player-2-keeper");
  while (!(await visit.targets()).has(`seat-${levels.length}-keeper`)) await visit.touch("add-inn");
  for (const [seat, level] of levels.entries()) {
    if (level === 0) continue;
    const targets = await visit.targets();
    if (targets.has(`seat-${seat + 1}`)) await visit.touch(`seat-${seat + 1}`);
    await visit.touch(`level-${level}`);
  }
  if ((await visit.targets()).has(pace)) await visit.touch(pace);
  await visit.touch("seats-done");
  if (module > 1) await visit.touch(`module-${module}`);
  await visit.enter("seed", seed);
  await visit.touch("open-inn");
}

/** Bytes of the program's memory in the worker. */
const workerMemory = (visit) => visit.page.workers()[0].evaluate(() => self.game.HEAPU8.length);

test("a person plays against a novice to the end, and the page keeps moving", { timeout: minutes(6) }, async () => {
  const visit = await browser.visit({ ...screen, before: (page) => page.addInitScript(measureThinking) });
  assert.equal(visit.page.workers().length, 0, "no worker before anybody has to think");
  await openInn(visit, { levels: [0, 1], seed: "7" });
  const player = new Player(7);
  await player.play(visit, () => player.touches >= 40);

  // The page is closed in the middle.
  const left = await visit.fact("state");
  await visit.reload();
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), left);

  await player.play(visit);
  const end = await visit.fact("state");
  assert.equal(end.phase, "over");
  assert.deepEqual(replay(await visit.fact("link")), end);
  const longest = await visit.page.evaluate(() => window.longest);
  console.log("longest on the thread that draws, ms:", longest);
  for (const [name, time] of Object.entries(longest)) assert.ok(time <= 16, `${name} took ${time} ms`);
  assert.ok((await workerMemory(visit)) <= 64 * mebibyte);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the same seed and level play the same game in the browser and natively", { timeout: minutes(6) }, async () => {
  const visit = await browser.visit(screen);
  await openInn(visit, { levels: [5, 5], module: 5, seed: "11" });
  await visit.page.waitForFunction(() => window.tavern.atRest && window.tavern.state?.phase === "over", undefined, {
    timeout: minutes(5),
  });
  const trace = tavern("trace", "--players", "2", "--module", "5", "--seed", "11", "--policy", "legend").split("\n");
  assert.deepEqual(await visit.fact("state"), JSON.parse(trace.at(-2)).state);
  const memory = await workerMemory(visit);
  console.log("memory of the worker, MiB:", memory / mebibyte);
  assert.ok(memory <= 64 * mebibyte);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("frames keep coming while a legend thinks, and none are drawn when it has moved", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit(screen);
  await openInn(visit, { levels: [0, 5], module: 5, seed: "3" });
  const player = new Player(3);
  await player.play(visit, async () => (await visit.fact("state")).round === 2);
  // Gaps between the moments at which the page could have drawn.
  await visit.page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const tick = (now) => {
      window.gaps.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const touches = player.touches;
  await player.play(visit, () => player.touches >= touches + 20);
  const gaps = (await visit.page.evaluate(() => window.gaps)).sort((one, other) => one - other);
  console.log(`${gaps.length} frames, median gap ${gaps[gaps.length >> 1]} ms, longest ${gaps.at(-1)} ms`);
  // Drawing without a graphics card takes most of it.
  assert.ok(gaps.at(-1) < 250, `no frame for ${gaps.at(-1)} ms`);

  const frames = await visit.fact("drawnFrames");
  await visit.page.waitForTimeout(3000);
  assert.equal(await visit.fact("drawnFrames"), frames);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("where no worker can be had, the page says so and thinks itself", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit(screen);
  await visit.page.route("**/thinker.js", (route) => route.fulfill({ body: "throw new Error('no worker here');", contentType: "text/javascript" }));
  await openInn(visit, { levels: [1, 1], seed: "5" });
  await visit.page.waitForFunction(() => window.tavern.state?.phase === "over", undefined, { timeout: minutes(3) });
  assert.equal(visit.page.workers().length, 0);
  await visit.close();
});
