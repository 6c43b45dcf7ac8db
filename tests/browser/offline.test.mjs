// Offline play after one visit, and new versions only between games.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { siteFolder } from "../../ci/serve.mjs";
import { installFaults } from "./faults.mjs";
import { eventually, finish, openBrowser, until, withoutServiceWorker } from "./harness.mjs";
import { Player } from "./player.mjs";

const folder = mkdtempSync(join(tmpdir(), "taverns-"));
cpSync(siteFolder, folder, { recursive: true });

let browser;
before(async () => {
  browser = await openBrowser({ folder });
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Puts another version on the server, with its number. */
function release(version) {
  const path = join(folder, "index.html");
  const page = readFileSync(path, "utf8");
  const next = page.replace(/(<meta name="release".*?>)?<\/head>/, `<meta name="release" content="${version}"></head>`);
  const worker = join(folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(hashOf(page), hashOf(next)).replace(/\/\/\d*$|$/, `//${version}`));
  // Two workers of the same version would share their storage.
  const names = readFileSync(worker, "utf8");
  writeFileSync(worker, names.replace(versionOf(names), hashOf(next).slice(0, 12)));
  writeFileSync(path, next);
  for (const name of ["index.html", "sw.js"]) for (const ending of [".br", ".gz"]) rmSync(join(folder, name + ending), { force: true });
}

/** The version is the only text of twelve digits in the worker's script. */
const versionOf = (script) => /"([0-9a-f]{12})"/.exec(script)[1];

const shownRelease = (visit) =>
  visit.page.evaluate(() => document.querySelector('meta[name="release"]')?.content ?? "first");
const kept = (visit) => visit.until(() => navigator.serviceWorker.controller?.state === "activated");
const shows = (visit, version) =>
  visit.until((wanted) => document.querySelector('meta[name="release"]')?.content === wanted, version);
const waits = (visit) =>
  eventually(visit.page, async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed");

/** Puts another version on the server, and resolves when the open page has stored it. */
async function releaseBehind(visit, version) {
  release(version);
  await visit.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await waits(visit);
}

async function playFrom(visit, seed, touches) {
  const player = new Player(seed);
  await player.play(visit, () => player.touches >= touches);
}

/** Leaves a game for the title, where a new version takes over. */
async function leaveFor(visit, version) {
  await visit.touch("menu");
  // The press loads another page, so frames cannot be counted.
  const { x, y, width, height } = (await visit.targets()).get("to-title");
  await visit.page.mouse.click(x + width / 2, y + height / 2);
  await shows(visit, version);
  await visit.atRest();
}

test("after one visit the whole game is on the device", async () => {
  const visit = await browser.visit();
  await kept(visit);
  const asked = [];
  visit.page.on("response", (response) => asked.push([response.url(), response.fromServiceWorker()]));
  // No network, and no server either for requests that the browser makes anyway.
  await visit.page.context().setOffline(true);
  await browser.stopServer();
  await visit.reload();
  await visit.complete();
  assert.ok(asked.length >= 6);
  for (const [url, fromWorker] of asked) assert.ok(fromWorker || url.startsWith("blob:"), url);
  await visit.touch("open-inn");
  await playFrom(visit, 5, 8);
  const state = await visit.fact("state");
  await visit.startAnew();
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);

  // All files: languages, the worker, fonts and pictures; problems to solve come only when asked for.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => /^(index\.html|fixed\/(?!problems-).*(?<!\.br|\.gz))$/.test(path));
  assert.ok(files.length > 12);
  const missing = await visit.page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map(async (path) => [path, await fetch(path).catch(() => ({ ok: false }))]));
    return answers.filter(([, answer]) => !answer.ok).map(([path]) => path);
  }, files);
  assert.deepEqual(missing, []);
  await browser.startServer();
  await finish(visit);
});

test("files of the game that the device has damaged or lost are fetched anew", async () => {
  const visit = await browser.visit();
  await kept(visit);
  const spoil = () =>
    visit.page.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const requests = await cache.keys();
      for (const request of requests) {
        const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
        bytes[bytes.length >> 1] ^= 1;
        // Every second one is removed.
        if (requests.indexOf(request) % 2) await cache.delete(request);
        else await cache.put(request, new Response(bytes, { headers: { "Content-Type": request.url.endsWith("/index.html") ? "text/html" : "text/javascript" } }));
      }
      return requests.length;
    });
  assert.ok((await spoil()) > 12);
  await visit.reload();
  await visit.complete();
  // It is restored.
  await browser.stopServer();
  await visit.reload();
  await visit.complete();
  await browser.startServer();
  await finish(visit);
});

test("a new version waits while a game is played, and is there at the next title", async () => {
  const visit = await browser.visit();
  await kept(visit);
  await visit.touch("open-inn");
  await playFrom(visit, 5, 6);
  await releaseBehind(visit, "second");

  let loads = 0;
  visit.page.on("load", () => ++loads);
  await playFrom(visit, 6, 12);
  assert.equal(loads, 0, "the game goes on");
  assert.equal(await shownRelease(visit), "first");
  const state = await visit.fact("state");
  await leaveFor(visit, "second");
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state, "and nothing of it is lost");
  assert.equal(loads, 1);
  const caches = await visit.page.evaluate(() => window.caches.keys());
  assert.equal(caches.length, 1, `one version is kept: ${caches}`);
  await finish(visit);
});

test("a new version waits until all is written", async () => {
  const visit = await browser.visit({ before: (page) => page.addInitScript(installFaults) });
  await kept(visit);
  const before = await shownRelease(visit);
  await visit.touch("open-inn");
  await playFrom(visit, 5, 6);
  await releaseBehind(visit, "unwritten");
  await visit.page.evaluate(() => window.faults.set("full"));
  // Until the game reports that it cannot be saved.
  await new Player(6).play(visit, (ids) => ids.includes("answer-no"));
  await visit.touch("answer-no");
  const state = await visit.fact("state");
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.page.waitForTimeout(1000);
  assert.equal(await shownRelease(visit), before, "the page that has the unwritten game stays");

  await visit.page.evaluate(() => window.faults.end());
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  // The next save repeats all failed ones: M switches the sound.
  await visit.page.keyboard.press("m");
  await leaveFor(visit, "unwritten");
  await visit.touch("continue");
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});

/** A game during which a new version came, and the release that it runs. */
async function gameDuringRelease(name) {
  const visit = await browser.visit();
  await kept(visit);
  const before = await shownRelease(visit);
  await visit.touch("open-inn");
  await releaseBehind(visit, name);
  return { visit, before };
}

test("a new version that came during a game is there after a start without one", async () => {
  const { visit, before } = await gameDuringRelease("third");
  assert.equal(await shownRelease(visit), before);
  await visit.complete();
  await visit.page.goto(visit.address);
  await visit.page.mouse.move(1, 1);
  await shows(visit, "third");
  await visit.come();
  let loads = 0;
  visit.page.on("load", () => ++loads);
  await visit.page.waitForTimeout(1000);
  assert.equal(loads, 0, "it loads itself no more");
  // The replaced title had not drawn all its pictures.
  visit.complaints = visit.complaints.filter((complaint) => !complaint.startsWith("failed: blob:"));
  await finish(visit);
});

test("a choice made before the program has come opens, and a new version waits for the next title", async () => {
  const { visit, before } = await gameDuringRelease("chosen");
  await visit.complete();
  await visit.page.goto(visit.address);
  await visit.page.locator("label:has(#choose-against)").click();
  await visit.atRest();
  await visit.gameOpens();
  await visit.page.waitForTimeout(1000);
  assert.equal(await shownRelease(visit), before);
  assert.notEqual(await visit.fact("state"), null);
  await leaveFor(visit, "chosen");
  await finish(visit);
});

test("a tab in the middle of a game keeps its version while another tab begins", async () => {
  const visit = await browser.visit();
  await kept(visit);
  const before = await shownRelease(visit);
  await visit.touch("open-inn");
  release("fourth");
  const tab = await visit.anotherTab();
  await waits(visit);
  assert.equal(await shownRelease(tab), before);
  await playFrom(visit, 7, 6);
  assert.equal(await shownRelease(visit), before);
  assert.deepEqual(tab.complaints, []);
  await finish(visit);
});

test("a version that is not whole on the server is not taken", async () => {
  const visit = await browser.visit();
  await kept(visit);
  const before = await shownRelease(visit);
  const page = readFileSync(join(folder, "index.html"));
  release("fifth");
  writeFileSync(join(folder, "index.html"), page);
  const worker = await visit.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (!installing) return registration.waiting?.state ?? "none";
    await new Promise((resolve) => installing.addEventListener("statechange", resolve));
    return installing.state;
  });
  assert.equal(worker, "redundant");
  await visit.reload();
  assert.equal(await shownRelease(visit), before);
  await finish(visit);
});

test("where workers are blocked, and in a frame, the game is played without", async () => {
  const visit = await browser.visit({ before: withoutServiceWorker });
  await visit.touch("open-inn");
  await finish(visit);

  const host = (page) =>
    page.route("**/host.html", (route) =>
      route.fulfill({ contentType: "text/html", body: `<link rel="icon" href="icon.svg"><iframe src="./" width="700" height="500"></iframe>` }));
  const framed = await browser.visit({ waits: false, before: host, path: "host.html" });
  const frame = await (await framed.page.waitForSelector("iframe")).contentFrame();
  await until(frame, () => window.tavern?.atRest);
  await framed.page.waitForTimeout(500);
  assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  await finish(framed);
});
