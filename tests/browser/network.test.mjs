// A bad network: whatever becomes of one file, the page plays, or says why it does not and goes on when the network is back.
// TAVERNS_NETWORK=all tries every file with every fault, with and without a service worker.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { BadNetwork, faults } from "./bad_network.mjs";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { openInn } from "./inn.mjs";

const network = new BadNetwork();
let browser;
before(async () => {
  browser = await openBrowser({ spoil: network.spoil });
});
after(() => browser?.close());

/** What a file is needed for that the game does not start with: done once the game is there. */
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
};
const fonts = ["heading", "heading-signs", "text", "bold", "black"].map((name) => `fonts/${name}`);
const names = ["main", ...fonts, "pictures", "text/de", "text/nl", "thinker", "code", "favicon", "sw", "manifest"];
const nameOf = (file) => new RegExp(`(^|/)${file}(-[0-9a-f]{8})?\\.\\w+$`);
/** Of all that the page asks for; the program has a script and a module of one name. */
const all = {
  ...Object.fromEntries(names.map((name) => [name, nameOf(name)])),
  "game.js": /game-\w+\.js$/,
  "game.wasm": /game-\w+\.wasm$/,
  index: /\/index\.html$/,
};

const wordsOf = (language) => JSON.parse(readFileSync(new URL(`../../assets/text/${language}.json`, import.meta.url), "utf8"));
const english = wordsOf("en");
/** What a device asks for that speaks no English. */
const others = { "text/de": wordsOf("de"), "text/nl": wordsOf("nl") };
const device = (file) => (file in others ? { context: { locale: file.slice("text/".length) } } : {});
/** What the page says of each fault. */
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

/** What the game can do without. */
const spared = ["thinker", "favicon", "sw", "manifest"];
/** Not every browser asks for these. */
const unasked = ["favicon", "manifest"];
/** What a server names wrongly runs no script; else it is what it was. */
const expected = (file, fault) =>
  spared.includes(file) || (fault === "wrong type" && !["main", "game.js", "code"].includes(file)) ? "plays" : "told";

const sign = ({ page }) => page.getByRole("alert");
/** The game is there, with every picture, in the device's language, and with the file where it was used. */
const plays = ({ page }, file, used) =>
  page.evaluate(([wanted, making]) => {
    const { tavern } = window;
    if (!tavern?.atRest || tavern.picturesMissing > 0 || !document.querySelector(".failure").hidden) return false;
    const texts = [...tavern.targets.map(({ label }) => label), ...[...document.querySelectorAll("p")].map(({ textContent }) => textContent)];
    return !wanted || (texts.includes(wanted) && !texts.includes(making));
  }, [used && file === "code" ? english.share.code : others[file]?.title.rules, english.share.making]);

/** Somebody is there; what they do before the page listens is lost, so they do it again and again. */
const stir = ({ page }, round) => page.mouse.move(2, 2 + (round % 7)).catch(() => {});

/** Resolves to "plays", or to "told" when the page gives this reason. */
async function outcome(visit, file, reason, used = false) {
  let said = "";
  const until = Date.now() + 45_000;
  for (let round = 0; Date.now() < until; ++round) {
    // In a page that loads itself anew nothing can be asked for a moment.
    if (await plays(visit, file, used).catch(() => false)) return "plays";
    // It may begin with what may still come.
    if (await sign(visit).isVisible()) said = await sign(visit).locator("p").textContent({ timeout: 1000 }).catch(() => said);
    if (said.includes(reason)) return "told";
    if (round % 10 === 9) await stir(visit, round);
    await visit.page.waitForTimeout(100);
  }
  throw new Error(`neither plays nor says "${reason}" but "${said}"`);
}

/** What is missing is there: by itself, or by the button. */
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

/** Something of the file was spoilt. */
async function strikes({ page }) {
  // Not all is asked for at once.
  for (let tries = 0; network.struck === 0 && tries < 100; ++tries) await page.waitForTimeout(100);
  assert.ok(network.struck > 0, "the fault strikes");
}

/** A first visit, whose page is there. */
async function firstVisit(file) {
  const visit = await browser.visit({
    ...device(file),
    waits: false,
    before: async (page) => {
      // Where its own script is spoilt it is asked for.
      if (file !== "sw") await withoutServiceWorker(page);
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
  });
  await visit.page.locator(".loading-screen").waitFor({ state: "attached" });
  await visit.page.mouse.move(1, 1);
  return visit;
}

/** Uses what is used only when the game is there; resolves to what became of it. */
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
    // The button of the page without its script loads it anew, which shows nothing.
    await recovers(visit, file, file in uses, file === "main" && fault === "stalled");
  } finally {
    network.end();
    await visit.close();
  }
}

/** Visits after the first: what the device keeps needs no network, and is asked for where the device has damaged it. */
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
        // Without the page only the browser can speak.
        await open().catch(() => {});
        await strikes(visit);
        network.end();
        // What the browser says instead may come between.
        while (!(await open().catch(() => undefined))) await visit.page.waitForTimeout(100);
        await recovers(visit, file);
        continue;
      }
      await open();
      // The worker knows the right type.
      const plain = fault === "wrong type" ? "plays" : expected(file, fault);
      assert.equal(await outcomeOfUse(visit, file, fault), plain, `${fault}, damaged`);
      await strikes(visit);
      await recovers(visit, file, file in uses);
      // What the game has done without is mended when it is asked for again.
      if (spared.includes(file)) await visit.page.evaluate(async (url) => void (await (await fetch(url)).text()), damaged[0]);
    }
  } finally {
    network.end();
    await visit.close();
  }
}

const few = [
  ["main", "stalled"],
  ["game.js", "a byte changed"],
  ["game.js", "wrong type"],
  ["game.wasm", "cut off"],
  ["game.wasm", "404"],
  ["game.wasm", "wrong type"],
  ["fonts/text", "HTML instead"],
  ["fonts/text", "stalled"],
  ["pictures", "500"],
  ["code", "reset"],
];
const every = process.env.TAVERNS_NETWORK === "all";

// Without the page nothing of it can speak at a first visit.
const first = Object.keys(all).filter((file) => file !== "index");
for (const [file, fault] of every ? first.flatMap((file) => Object.keys(faults).map((fault) => [file, fault])) : few)
  test(`${file}: ${fault}`, { timeout: 240_000 }, () => spoiltVisit(file, fault));

for (const file of every ? Object.keys(all).filter((file) => !["favicon", "sw", "manifest"].includes(file)) : ["index"])
  test(`${file}: damaged where a service worker keeps it`, { timeout: 900_000 }, () => keptVisit(file, every ? Object.keys(faults) : ["500"]));

test("a script whose first request hangs is asked for again, and the page goes on by itself", { timeout: 60_000 }, async () => {
  network.set(all.main, "stalled");
  const visit = await firstVisit("main");
  await strikes(visit);
  await recovers(visit, "main", false, true);
  network.end();
  await visit.close();
});

test("a device that is offline is told so, and goes on by itself when it is not", { timeout: 60_000 }, async () => {
  network.set(all["game.wasm"], "reset");
  const visit = await firstVisit("game.wasm");
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
