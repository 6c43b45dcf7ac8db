// Games against computer players, which think in a worker.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { replay, tavern } from "./console_program.mjs";
import { checkTime, finish, measuredClockSpeed, minutes, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { openInn } from "./inn.mjs";
import { readDatabase } from "./kept_database.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

const mebibyte = 2 ** 20;

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** Measures, in the page, the time that computer players take from the drawing thread: sending a task, receiving a
 * result, waking up to play a step. */
function measureThinking() {
  window.taken = [];
  window.results = 0;
  const timed = (work) => {
    const begin = performance.now();
    work();
    window.taken.push(performance.now() - begin);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message) {
    timed(() => postMessage.apply(this, message));
  };
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(listener) {
      set.call(this, (event) => {
        timed(() => listener(event));
        // The first message says that the worker is ready.
        if (event.data instanceof Uint8Array) ++window.results;
      });
    },
  });
  const { setTimeout } = window;
  window.setTimeout = (work, ...rest) => setTimeout(() => timed(work), ...rest);
}

/** Notes, in the page, how long the computer thinks about each answer, and counts how often meanwhile the page could have
 * done something. */
function watchThinking() {
  window.thinking = { answers: [], moments: 0 };
  let since;
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      // Before the page's own listener, which may set the next task at once.
      this.addEventListener("message", () => {
        if (since) window.thinking.answers.push(performance.now() - since);
        since = undefined;
      });
    }
    postMessage(...message) {
      if (message[0] instanceof Uint8Array) since = performance.now();
      super.postMessage(...message);
    }
  };
  setInterval(() => {
    if (since) ++window.thinking.moments;
  }, 10);
}

/** Checks the program's memory in the worker. */
async function checkMemory(visit) {
  const bytes = await visit.page.workers()[0].evaluate(() => self.game.HEAPU8.length);
  console.log(`memory of the worker: ${bytes / mebibyte} MiB`);
  assert.ok(bytes <= 64 * mebibyte);
}

/** Checks the results of measureThinking. The machine is shared, so other processes sometimes delay a task. */
async function checkTasks(visit) {
  const { taken, results } = await visit.page.evaluate(() => ({ taken: window.taken, results: window.results }));
  taken.sort((one, other) => one - other);
  const most = taken[Math.floor(taken.length * 0.98)];
  console.log(`${taken.length} tasks on the thread that draws: 98 % within ${most} ms, longest ${taken.at(-1)} ms`);
  assert.ok(taken.length > 50);
  assert.ok(results > 0, "the page has received results");
  checkTime("98 % of tasks, ms", most, 16);
}

// Legends think longest in module 5, and advice as long: whole games of that are in `ci/nightly times`.
const whole = Boolean(process.env.TAVERNS_TIMES);
const module = whole ? 5 : 1;
const legend = 5;

/** Plays a whole game, whose answers come from the worker, and measures how long they took. */
async function answersOf(players) {
  const visit = await browser.visit({ clockSpeed: measuredClockSpeed, before: (page) => page.addInitScript(watchThinking) });
  await openInn(visit, { levels: Array(players).fill(legend), module, seed: "11" });
  await visit.page.waitForFunction(() => window.tavern.atRest && window.tavern.state?.phase === "over", undefined, {
    polling: 20,
    timeout: minutes(10),
  });
  const answers = (await visit.page.evaluate(() => window.thinking.answers)).sort((one, other) => one - other);
  const most = answers[Math.floor(answers.length * 0.95)];
  console.log(`${answers.length} answers: 95 % within ${Math.round(most)} ms, longest ${Math.round(answers.at(-1))} ms`);
  checkTime("95 % of answers, ms", most, 1000);
  checkTime("the longest answer, ms", answers.at(-1), 2500);
  return visit;
}

/** Follows the hints until the end, or until `until` returns true. */
async function followHints(visit, until = () => false) {
  while (!(await visit.targets()).has("again") && !(await until())) {
    await visit.touch("hint");
    await visit.touch("follow-hint");
  }
}

/** The result of the only finished game in the ledger. */
async function keptResult({ page }) {
  for (;;) {
    const { entries } = (await readDatabase(page)).stores.results;
    if (entries.length > 0) return JSON.parse(entries[0][1].result);
    await page.waitForTimeout(50);
  }
}

/** At the end of a game, has it reviewed and plays on from a decision. */
async function looksBack(visit) {
  await visit.touch("review");
  await visit.atRest();
  // The second player's costliest decision, chosen by default.
  await visit.touch("review-2");
  await checkTasks(visit);
  await checkMemory(visit);
  await visit.touch("play-on");
  assert.notEqual((await visit.fact("state")).phase, "over");
}

test("a person plays by hints against a novice to the end", { timeout: minutes(6) }, async () => {
  const visit = await browser.visit({ clockSpeed: measuredClockSpeed, before: (page) => page.addInitScript(measureThinking) });
  assert.equal(visit.page.workers().length, 0, "no worker before anybody has to think");
  await openInn(visit, { levels: [0, 1], seed: "7" });
  const late = async () => (await visit.fact("state")).round === 7;
  await (whole ? followHints(visit, late) : new Player(7, 0.9).play(visit, late));
  await checkTasks(visit);

  // The page is closed in mid-game.
  const left = await visit.fact("state");
  await visit.reload();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), left);

  await followHints(visit);
  const end = await visit.fact("state");
  assert.equal(end.phase, "over");
  assert.deepEqual(replay(await visit.fact("link")), end);

  assert.deepEqual((await keptResult(visit)).keepers, ["person", "novice"]);
  if (whole) {
    // The review of a whole game takes a minute or two.
    visit.page.setDefaultTimeout(minutes(5));
    await looksBack(visit);
    const { review } = await keptResult(visit);
    assert.ok(review.decisions > 30, `${review.decisions} decisions reviewed`);
  }
  await finish(visit);
});

test("the last evening is reviewed in the background, and played on", { timeout: minutes(4) }, async () => {
  const before = (page) => page.addInitScript(measureThinking);
  const visit = await browser.visit({ clockSpeed: measuredClockSpeed, before, path: `#${recordedGame(0).lastEvening()}` });
  await visit.gameOpens();
  await new Player(3, 0.95).play(visit);
  await looksBack(visit);
  await finish(visit);
});

test("the same seed and level play the same game in the browser and natively", { timeout: minutes(11) }, async () => {
  const visit = await answersOf(2);
  const trace = tavern("trace", "--players", "2", "--module", String(module), "--seed", "11", "--policy", "legend").split("\n");
  assert.deepEqual(await visit.fact("state"), JSON.parse(trace.at(-2)).state);
  await checkMemory(visit);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("four legends answer soon", { timeout: minutes(11), skip: !whole }, async () => {
  const visit = await answersOf(4);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the page is there while a legend thinks, and draws nothing when it has moved", { timeout: minutes(4) }, async () => {
  const visit = await browser.visit({ clockSpeed: measuredClockSpeed, before: (page) => page.addInitScript(watchThinking) });
  await openInn(visit, { levels: [0, 5], module: 5, seed: "3" });
  const player = new Player(3);
  await player.play(visit, async () => (await visit.fact("state")).round === 2);
  const { answers, moments } = await visit.page.evaluate(() => window.thinking);
  const ms = answers.reduce((sum, answer) => sum + answer, 0);
  console.log(`${moments} moments in ${ms} ms of thinking`);
  // A page that thinks itself would have no such moments.
  assert.ok(moments > 0);
  checkTime("thinking from one moment of the page to the next, ms", ms / moments, 250);

  await visit.complete();
  const frames = await visit.fact("drawnFrames");
  await visit.page.waitForTimeout(3000);
  assert.equal(await visit.fact("drawnFrames"), frames);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("where no worker can be had, the page says so and thinks itself", { timeout: minutes(4) }, async () => {
  const before = async (page) => {
    await withoutServiceWorker(page);
    // News is dropped during the game.
    await page.addInitScript(() => {
      window.news = "";
      const listen = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => (window.news += node.textContent)));
      addEventListener("DOMContentLoaded", () => new MutationObserver(listen).observe(document.body, { childList: true, subtree: true }));
    });
  };
  const visit = await browser.visit({ before });
  await visit.page.route("**/thinker-*.js", (route) => route.fulfill({ body: "throw new Error('no worker here');", contentType: "text/javascript" }));
  await openInn(visit, { levels: [1, 1], seed: "5" });
  await visit.page.waitForFunction(() => window.tavern.state?.phase === "over", undefined, { polling: 20, timeout: minutes(3) });
  assert.equal(visit.page.workers().length, 0);
  assert.match(await visit.page.evaluate(() => window.news), /cannot think in the background/);
  await visit.close();
});
