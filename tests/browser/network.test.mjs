// Network faults: whatever happens to one file, the page plays, or gives the reason and recovers when the network is
// back. TAVERNS_NETWORK=all tries every file with every fault, with and without a service worker.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { siteFolder } from "../../ci/serve.mjs";
import { BadNetwork, faults } from "./bad_network.mjs";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { openInn } from "./inn.mjs";

const network = new BadNetwork();
let browser;
before(async () => {
  browser = await openBrowser({ spoil: network.spoil });
});
after(() => browser?.close());

/** For files that the start does not need: an action that uses them once the game runs. */
const uses = {
  thinker: async (visit) => {
    await openInn(visit, { levels: [1, 1], seed: "5" });
    await visit.until(() => window.tavern.state?.phase !== "draft" || window.tavern.state.round > 1);
  },
  code: async (visit) => {
    await visit.touch("open-inn");
    await visit.touch("menu");
    await visit.touch("share");
  },
  replay: async (visit) => {
    for (const id of ["open-inn", "menu", "share", "article", "picture-kind-3", "share-picture"]) await visit.touch(id);
    // The file, the game's message or the page's.
    const told = () => window.tavern.targets.some(({ id }) => id === "answer-no") || !document.querySelector(".failure").hidden;
    await Promise.race([visit.page.waitForEvent("download"), visit.until(told)]);
  },
  problems: (visit) => visit.touch("problems"),
  "text/en-schmidt": async (visit) => {
    for (const id of ["settings", "vocabulary-1", "settings-done", "open-inn"]) await visit.touch(id);
  },
};
/** All files of the page, without their hashes and endings. */
const names = readdirSync(join(siteFolder, "fixed"), { recursive: true }).flatMap((path) => /^(.*)-\w{8}\.\w+$/.exec(path)?.[1] ?? []);
const patternOf = (name) => new RegExp(`(^|/)${name}(-[0-9a-f]{8})?\\.\\w+$`);
const all = Object.fromEntries([...names, "sw", "manifest", "index"].map((name) => [name, patternOf(name)]));

const wordsOf = (language) => JSON.parse(readFileSync(new URL(`../../assets/text/${language}.json`, import.meta.url), "utf8"));
const english = wordsOf("en");
/** Files of the device's language. */
const others = { "text/en": english, "text/de": wordsOf("de"), "text/nl": wordsOf("nl") };
/** A text of the page that has used the file. */
const tells = { code: english.share.code, "text/en-schmidt": "Waitress" };
const device = (file) => (file in others ? { context: { locale: file.slice("text/".length) } } : {});
/** The page's message for each fault. */
const hindrances = {
  "404": ["status", 404],
  "500": ["status", 500],
  reset: ["unreachable"],
  stalled: ["silent"],
  "cut off": ["unreachable"],
  "a byte changed": ["damaged"],
  "HTML instead": ["damaged"],
  "wrong type": ["refused"],
};
function reasonOf(file, fault) {
  const [name, status] = hindrances[fault];
  return (others[file] ?? english).page[name].replace("{status}", status);
}

/** Files that the game can do without. */
const spared = ["thinker", "replay", "favicon", "sw", "manifest"];
/** Files that a service worker does not keep, or that nobody misses. */
const unkept = ["problems", "favicon", "sw", "manifest"];
/** Not every browser requests these. */
const unasked = ["favicon", "manifest"];
/** A wrong type from the server blocks only scripts. */
const expected = (file, fault) =>
  (fault === "wrong type" ? !["main", "game", "code", "replay"].includes(file) : spared.includes(file)) ? "plays" : "told";

const sign = ({ page }) => page.getByRole("alert");
/** The game runs with all pictures, in the device's language, and has used the file. */
const plays = ({ page }, file, used) =>
  page.evaluate(([wanted, making, opened]) => {
    const { tavern } = window;
    if (!tavern?.atRest || tavern.picturesMissing > 0 || !document.querySelector(".failure").hidden) return false;
    if (opened && !tavern.state) return false;
    const texts = [...tavern.targets.map(({ label }) => label), document.querySelector("main").textContent].join();
    return !wanted || (texts.includes(wanted) && !texts.includes(making));
  }, [(used ? tells : {})[file] ?? others[file]?.title.rules, english.share.making, used && file === "problems"]);

/** Makes an interaction; repeated, since the page may not be listening yet. */
const stir = ({ page }, round) => page.mouse.move(2, 2 + (round % 7)).catch(() => {});

/** Resolves to "plays", or to "told" when the page gives this reason. */
async function outcome(visit, file, reason, used = false) {
  let said = "";
  const until = Date.now() + 45_000;
  for (let round = 0; Date.now() < until; ++round) {
    // A page that is reloading answers nothing for a moment.
    if (await plays(visit, file, used).catch(() => false)) return "plays";
    // The message may first name another file that is still to come.
    if (await sign(visit).isVisible()) said = await sign(visit).locator("p").textContent({ timeout: 1000 }).catch(() => said);
    if (said.includes(reason)) return "told";
    if (round % 10 === 9) await stir(visit, round);
    await visit.page.waitForTimeout(100);
  }
  throw new Error(`neither plays nor says "${reason}" but "${said}"`);
}

/** The missing file arrives: by itself, or with the button. */
async function recovers(visit, file, used, byItself = false) {
  if (byItself) network.endForNew();
  else network.end();
  const until = Date.now() + 60_000;
  for (let round = 0; Date.now() < until; ++round) {
    if (await plays(visit, file, used).catch(() => false)) return;
    if (round % 10 === 9) await stir(visit, round);
    if (!byItself && round % 30 === 29) await sign(visit).locator("button").first().click({ timeout: 1000 }).catch(() => {});
    await visit.page.waitForTimeout(100);
  }
  throw new Error(`does not recover: ${await sign(visit).textContent({ timeout: 1000 }).catch(() => "a silent page")}`);
}

/** Waits until the file was spoilt. */
async function strikes({ page }) {
  // Not all files are requested at once.
  for (let tries = 0; network.struck === 0 && tries < 100; ++tries) await page.waitForTimeout(100);
  assert.ok(network.struck > 0, "the fault strikes");
}

/** A first visit, up to the loaded page. */
async function firstVisit(file) {
  const visit = await browser.visit({
    ...device(file),
    waits: false,
    before: async (page) => {
      // The service worker's script is requested only in its own test.
      if (file !== "sw") await withoutServiceWorker(page);
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
  });
  await visit.page.locator(".loading-screen").waitFor({ state: "attached" });
  await visit.page.mouse.move(1, 1);
  return visit;
}

/** Uses a file that is needed only while playing; resolves to the outcome. */
async function outcomeOfUse(visit, file, fault) {
  const came = await outcome(visit, file, reasonOf(file, fault));
  if (came === "told" || !uses[file]) return came;
  await uses[file](visit);
  return outcome(visit, file, reasonOf(file, fault), true);
}

/** A first visit with one file spoilt. */
async function spoiltVisit(file, fault) {
  network.set(all[file], fault);
  const visit = await firstVisit(file);
  try {
    assert.equal(await outcomeOfUse(visit, file, fault), expected(file, fault));
    if (!unasked.includes(file)) await strikes(visit);
    // Without its script, the page's button reloads it, which shows nothing.
    await recovers(visit, file, file in uses, file === "main" && fault === "stalled");
  } finally {
    network.end();
    await visit.close();
  }
}

/** Later visits: stored files need no network; damaged ones are requested again. */
async function keptVisit(file, someFaults) {
  const visit = await browser.visit(device(file));
  const open = () => visit.page.goto(visit.address, { waitUntil: "commit", timeout: 10_000 });
  try {
    await visit.until(() => navigator.serviceWorker.controller?.state === "activated");
    const browserCache = await visit.page.context().newCDPSession(visit.page);
    for (const fault of someFaults) {
      network.set(all[file], fault);
      await open();
      assert.equal(await outcome(visit, file, reasonOf(file, fault)), "plays", `${fault}, kept`);
      assert.equal(network.struck, 0);
      const damaged = await visit.page.evaluate(async (source) => {
        const cache = await caches.open((await caches.keys())[0]);
        const requests = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
        for (const request of requests) await cache.put(request, new Response("damaged"));
        return requests.map(({ url }) => url);
      }, all[file].source);
      assert.equal(damaged.length, 1);
      await browserCache.send("Network.clearBrowserCache");
      if (file === "index") {
        // Without the page only the browser can show a message.
        await open().catch(() => {});
        await strikes(visit);
        network.end();
        // The browser's own message may come in between.
        while (!(await open().catch(() => undefined))) await visit.page.waitForTimeout(100);
        await recovers(visit, file);
        continue;
      }
      await open();
      // The service worker knows the right type.
      const plain = fault === "wrong type" ? "plays" : expected(file, fault);
      assert.equal(await outcomeOfUse(visit, file, fault), plain, `${fault}, damaged`);
      await strikes(visit);
      await recovers(visit, file, file in uses);
      // A file that the game did without is restored at the next request.
      if (spared.includes(file)) await visit.page.evaluate(async (url) => void (await (await fetch(url)).text()), damaged[0]);
    }
  } finally {
    network.end();
    await visit.close();
  }
}

const few = [
  ["main", "stalled"],
  ["game", "a byte changed"],
  ["game", "wrong type"],
  ["primary", "cut off"],
  ["secondary", "404"],
  ["primary", "wrong type"],
  ["secondary", "a byte changed"],
  ["fonts/text", "HTML instead"],
  ["fonts/text", "stalled"],
  ["pictures", "500"],
  ["text/en", "404"],
  ["code", "reset"],
];
const every = process.env.TAVERNS_NETWORK === "all";

// Without the page itself, a first visit can show no message.
const first = Object.keys(all).filter((file) => file !== "index");
for (const [file, fault] of every ? first.flatMap((file) => Object.keys(faults).map((fault) => [file, fault])) : few)
  test(`${file}: ${fault}`, { timeout: 240_000 }, () => spoiltVisit(file, fault));

for (const file of every ? Object.keys(all).filter((file) => !unkept.includes(file)) : ["index"])
  test(`${file}: damaged where a service worker keeps it`, { timeout: 900_000 }, () =>
    // A vocabulary once chosen is no longer asked for by its use.
    keptVisit(file, every && file !== "text/en-schmidt" ? Object.keys(faults) : ["500"]));

test("a device that is offline is told so, and goes on by itself when it is not", { timeout: 60_000 }, async () => {
  network.set(all["primary"], "reset");
  const visit = await firstVisit("primary");
  await visit.page.context().setOffline(true);
  await sign(visit).getByText("This device is offline.").waitFor();
  network.end();
  await visit.page.context().setOffline(false);
  await visit.complete();
  assert.equal(await sign(visit).isVisible(), false);
  await visit.close();
});

test("a first visit asks for no file twice", { timeout: 60_000 }, async () => {
  network.asked.clear();
  const visit = await browser.visit();
  await visit.complete();
  await visit.until(() => navigator.serviceWorker.controller?.state === "activated");
  const twice = [...network.asked].filter(([, times]) => times > 1);
  assert.deepEqual(twice, []);
  await finish(visit);
});
