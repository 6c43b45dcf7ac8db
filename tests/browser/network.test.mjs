// A bad network: whatever becomes of one file, the page plays, or says why it does not and goes on when the network is back.
// TAVERNS_NETWORK=all tries every file with every fault, with and without a service worker.
import assert from "node:assert/strict";
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

/** What a file is needed for, by the start of its name: done once the game is there. */
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
const start = ["main", "game", "fonts/heading", "fonts/heading-signs", "fonts/text", "fonts/bold", "fonts/black", "pictures", "text/de"];
const nameOf = (file) => new RegExp(`(^|/)${file}(-[0-9a-f]{8})?\\.\\w+$`);
/** Of all that the page asks for; the program has a script and a module of one name. */
const all = {
  ...Object.fromEntries([...start.filter((name) => name !== "game"), "thinker", "code", "favicon", "sw", "manifest"].map((name) => [name, nameOf(name)])),
  "game.js": /game-\w+\.js$/,
  "game.wasm": /game-\w+\.wasm$/,
};
const german = (file) => (file.startsWith("text/") ? { context: { locale: "de-DE" } } : {});

const sign = ({ page }) => page.locator("div.failure:not([hidden])");
/** The game is there, with every picture and, where it is to speak German, in German. */
const plays = ({ page }, german) =>
  page.evaluate((words) => {
    const speaks = !words || window.tavern?.targets.some(({ label }) => label === words);
    return window.tavern?.atRest && window.tavern.picturesMissing === 0 && speaks && document.querySelector(".failure").hidden;
  }, german);

/** Resolves to "plays", or to what the page says. */
async function outcome(visit, words, limit = 45_000) {
  const until = Date.now() + limit;
  while (Date.now() < until) {
    // In a page that loads itself anew nothing can be asked for a moment.
    if (await plays(visit, words).catch(() => false)) return "plays";
    if (await sign(visit).isVisible()) {
      const text = await sign(visit).locator("p").first().textContent({ timeout: 1000 }).catch(() => "");
      // It begins with what may still come.
      if (text && !/does not answer|antwortet nicht/.test(text)) return text;
      if (text && Date.now() > until - limit + 14_000) return text;
    }
    await visit.page.waitForTimeout(100);
  }
  throw new Error("silent");
}

/** What is missing is there: by itself, or by the button. */
async function recovers(visit, words) {
  network.end();
  const until = Date.now() + 60_000;
  for (let round = 0; Date.now() < until; ++round) {
    if (await plays(visit, words).catch(() => false)) return;
    if (round % 30 === 29) {
      await sign(visit).locator("button").first().click({ timeout: 1000 }).catch(() => {});
      await visit.page.mouse.move(2, 2 + (round % 7)).catch(() => {});
    }
    await visit.page.waitForTimeout(100);
  }
  throw new Error(`does not recover: ${await sign(visit).textContent({ timeout: 1000 }).catch(() => "a silent page")}`);
}

/** A first visit with one file spoilt; returns what became of it. */
async function spoiltVisit(file, fault) {
  network.set(all[file], fault);
  const words = file.startsWith("text/") ? "Regeln" : undefined;
  const visit = await browser.visit({
    ...german(file),
    waits: false,
    before: async (page) => {
      // Where its own script is spoilt it is asked for.
      if (file !== "sw") await withoutServiceWorker(page);
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
  });
  try {
    await visit.page.locator(".threshold").waitFor({ state: "attached" });
    await visit.page.mouse.move(1, 1);
    let came = await outcome(visit, words);
    const use = uses[file];
    if (came === "plays" && use) {
      await use(visit);
      came = await outcome(visit, words).catch(() => "plays");
    }
    await recovers(visit, words);
    return came;
  } finally {
    network.end();
    await visit.close();
  }
}

/** Visits after the first: what the device keeps needs no network, and is asked for where the device has damaged it. */
async function keptVisit(file, tell) {
  const words = file.startsWith("text/") ? "Regeln" : undefined;
  const visit = await browser.visit(german(file));
  const reload = async () => {
    await visit.page.reload({ waitUntil: "commit" });
    await visit.page.locator(".threshold").waitFor({ state: "attached" });
    await visit.page.mouse.move(1, 1);
    await visit.page.mouse.move(3, 3);
  };
  try {
    await visit.until(() => navigator.serviceWorker.controller?.state === "activated");
    const browserCache = await visit.page.context().newCDPSession(visit.page);
    for (const fault of Object.keys(faults)) {
      network.set(all[file], fault);
      await reload();
      assert.equal(await outcome(visit, words), "plays", `${fault}, kept`);
      const damaged = await visit.page.evaluate(async (source) => {
        const cache = await caches.open((await caches.keys())[0]);
        const requests = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
        for (const request of requests) await cache.put(request, new Response("damaged"));
        return requests.length;
      }, all[file].source);
      assert.equal(damaged, 1);
      await browserCache.send("Network.clearBrowserCache");
      await reload();
      tell(`${fault}: ${await outcome(visit, words)}`);
      await recovers(visit, words);
    }
  } finally {
    network.end();
    await visit.close();
  }
}

const reasons = {
  "404": /The server says 404\./,
  "500": /The server says 500\./,
  reset: /The connection fails/,
  stalled: /The server does not answer\./,
  "cut off": /The connection fails/,
  "a byte changed": /Something else arrived/,
  "HTML instead": /Something else arrived/,
  "wrong type": /under a wrong type/,
};

const few = [
  ["main", "stalled", reasons.stalled],
  ["game.js", "a byte changed", reasons["a byte changed"]],
  ["game.js", "wrong type", reasons["wrong type"]],
  ["game.wasm", "cut off", reasons["cut off"]],
  ["fonts/text", "HTML instead", reasons["HTML instead"]],
  ["pictures", "500", reasons["500"]],
];

if (process.env.TAVERNS_NETWORK !== "all")
  for (const [file, fault, told] of few)
    test(`${file}: ${fault}`, { timeout: 120_000 }, async () => {
      assert.match(await spoiltVisit(file, fault), told);
    });
else {
  for (const file of Object.keys(all))
    for (const fault of Object.keys(faults))
      test(`${file}: ${fault}`, { timeout: 240_000 }, async (context) => context.diagnostic(await spoiltVisit(file, fault)));
  for (const file of Object.keys(all).filter((name) => !["favicon", "sw", "manifest"].includes(name)))
    test(`${file}: all faults, kept by a service worker`, { timeout: 900_000 }, (context) => keptVisit(file, (told) => context.diagnostic(told)));
}

test("a first visit asks for no file twice", { timeout: 60_000 }, async () => {
  network.asked.clear();
  const visit = await browser.visit();
  await visit.complete();
  await visit.until(() => navigator.serviceWorker.controller?.state === "activated");
  const twice = [...network.asked].filter(([, times]) => times > 1);
  assert.deepEqual(twice, []);
  await finish(visit);
});
