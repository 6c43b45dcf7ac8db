// Kills the browser at random moments of a game: afterwards the game is there, with at most the last action lost.
// TAVERNS_KILLS sets how often (default 4), TAVERNS_SEED when. Part of ci/nightly: node --test tests/browser/killed.mjs
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../ci/serve.mjs";
import { browserFlags, browserPath, paintNothing, Visit } from "./harness.mjs";
import { Player, randomNumbers } from "./player.mjs";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("playwright-core");

const kills = Number(process.env.TAVERNS_KILLS ?? 4);
const seed = Number(process.env.TAVERNS_SEED ?? 1);

/** A browser with its profile in a folder, and all its processes in a group. */
async function launch(folder) {
  const program = spawn(
    browserPath,
    [
      "--headless=new",
      ...browserFlags,
      "--enable-unsafe-swiftshader",
      "--force-prefers-reduced-motion",
      "--window-size=1280,720",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise((resolve, reject) => {
    let said = "";
    program.stderr.on("data", (data) => {
      said += data;
      const listening = /DevTools listening on (ws:\S+)/.exec(said);
      if (listening) resolve(listening[1]);
    });
    program.once("exit", () => reject(new Error(`no browser: ${said}`)));
  });
  const ended = new Promise((resolve) => program.once("exit", resolve));
  const browser = await chromium.connectOverCDP(address);
  return {
    page: browser.contexts()[0].pages()[0],
    async kill() {
      process.kill(-program.pid, "SIGKILL");
      await ended;
      await browser.close().catch(() => {});
    },
  };
}

test(`the browser is killed ${kills} times in the middle of games, seed ${seed}`, { timeout: 60_000 + kills * 60_000 }, async (context) => {
  const random = randomNumbers(seed);
  const server = await serve();
  const address = `http://localhost:${server.address().port}/`;
  const folder = await mkdtemp(join(tmpdir(), "taverns-"));
  let open;
  try {
    let seen = [];
    let [actions, lost] = [0, 0];
    for (let kill = 0; kill <= kills; ++kill) {
      open = await launch(folder);
      const visit = new Visit(open.page, address);
      await open.page.setViewportSize({ width: 1280, height: 720 });
      await open.page.addInitScript(paintNothing);
      await visit.goTo("");
      if (seen.length > 0) {
        await visit.touch("continue");
        await visit.gameOpens();
        const found = JSON.stringify(await visit.fact("state"));
        // The last answered action but one must be there; the last one and one in progress may be.
        const age = seen.lastIndexOf(found) < 0 ? 0 : seen.length - 1 - seen.lastIndexOf(found);
        assert.ok(age <= 1, `kill ${kill}: ${age} actions are lost`);
        lost += age;
        assert.deepEqual(visit.complaints, []);
      }
      if (kill === kills) break;
      if (seen.length === 0) await visit.touch("daily");
      await visit.gameOpens();
      const player = new Player(Math.floor(random() * 1e9), 0.6);
      seen = [JSON.stringify(await visit.fact("state"))];
      let alive = true;
      let failure;
      const playing = (async () => {
        while (alive) {
          const ids = [...(await visit.targets()).keys()];
          if (ids.includes("again")) break;
          // Advice plays nothing.
          await visit.touch(player.choose(ids.filter((id) => id !== "hint")));
          const now = JSON.stringify(await visit.fact("state"));
          if (now !== seen.at(-1)) seen.push(now);
        }
      })().catch((error) => {
        if (alive) failure = error;
      });
      // After one to three actions, at any time: between two of them or in the middle of one.
      const enough = 2 + Math.floor(random() * 3);
      while (!failure && seen.length < enough && JSON.parse(seen.at(-1)).phase !== "over") await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise((resolve) => setTimeout(resolve, random() * 1000));
      alive = false;
      await open.kill();
      await playing;
      if (failure) throw failure;
      actions += seen.length - 1;
      if (kill % 10 === 9) console.log(`${kill + 1} kills, ${actions} actions played`);
      // After its end, the next game starts.
      if (JSON.parse(seen.at(-1)).phase === "over") seen = [];
    }
    context.diagnostic(`${kills} kills, ${actions} actions played, ${lost} times the last one was lost`);
  } finally {
    await open?.kill().catch(() => {});
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    server.close();
    server.closeAllConnections();
  }
});
