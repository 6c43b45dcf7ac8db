// Browsers that lack a feature: the game works without it, or the page names the missing feature; no visible control is
// without effect.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually, finish, openBrowser, withoutServiceWorker } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const offers = (page) => page.locator(".loading-screen label:visible").count();

/** The page's message after a feature was removed before the start, and its suggestions. */
async function told(takeAway, context = {}) {
  const { page } = await browser.visit({ waits: false, context, before: (page) => page.addInitScript(takeAway) });
  await page.mouse.move(1, 1);
  const sign = page.getByRole("alert");
  await sign.locator("p").waitFor();
  const text = await sign.locator("p").textContent();
  const ways = await sign.getByRole("button").allTextContents();
  const left = await offers(page);
  const lang = await page.evaluate(() => document.documentElement.lang);
  await page.context().close();
  assert.equal(left, 0, "nothing can be chosen that will not come");
  return { text, ways, lang };
}

const lacks = {
  "WebAssembly": [() => delete window.WebAssembly, /lacks WebAssembly.*Lockdown/],
  "room for the program": [() => (WebAssembly.instantiate = () => Promise.reject(new RangeError("Out of memory"))), /no memory left/],
  "a 2D canvas": [
    () => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
        return kind === "2d" ? null : getContext.call(this, kind, ...options);
      };
    },
    /lacks Canvas 2D/,
  ],
  "the features of the last ten years": [() => delete Object.hasOwn, /too old.*Firefox 102/, []],
};
for (const [lack, [takeAway, words, expected = ["Try again"]]] of Object.entries(lacks))
  test(`without ${lack} the page says so`, { timeout: 60_000 }, async () => {
    const { text, ways } = await told(takeAway);
    assert.match(text, words);
    assert.deepEqual(ways, expected);
  });

const frames = '<script>heard = []; onmessage = ({ data }) => heard.push(data)</script><iframe src="index.html"></iframe>';
const reasons = {
  "no-start": () => delete window.WebAssembly,
  "no-drawing": () => (HTMLCanvasElement.prototype.getContext = () => null),
};
for (const [reason, takeAway] of Object.entries(reasons))
  test(`the page around hears ${reason}`, { timeout: 60_000 }, async () => {
    const { page } = await browser.visit({
      waits: false,
      path: "around",
      before: async (page) => {
        await page.addInitScript(takeAway);
        await page.route("**/around", (route) => route.fulfill({ body: frames, contentType: "text/html" }));
      },
    });
    await eventually(page, () => heard.length > 0);
    assert.deepEqual(await page.evaluate(() => heard.map(({ type, reason }) => [type, reason])), [["error", reason]]);
    await page.context().close();
  });

/** Presses the way out of a failure; the game must be there again as it was. */
async function tryAgain(visit, sign, state) {
  // The reloaded page does not have it.
  await visit.page.evaluate(() => (window.failed = true));
  await sign.getByRole("button", { name: "Try again" }).click();
  await visit.until(() => !window.failed);
  await visit.come();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
}

test("the page's words lie under no notch", { timeout: 60_000 }, async () => {
  const { page } = await browser.visit({
    viewport: { width: 844, height: 390 },
    waits: false,
    before: (page) => page.addInitScript(() => delete window.WebAssembly),
  });
  await page.evaluate(() => ["left", "right"].forEach((side) => document.documentElement.style.setProperty(`--${side}`, "47px")));
  await page.mouse.move(1, 1);
  const sign = page.getByRole("alert");
  await sign.locator("p").waitFor();
  const { x, width } = await sign.boundingBox();
  assert.ok(x >= 47 && x + width <= 797, `from ${x} to ${x + width}`);
  await page.context().close();
});

test("in the language of the device", { timeout: 60_000 }, async () => {
  const without = () => delete Object.hasOwn;
  for (const [locale, language, words] of [["de-AT", "de", /zu alt für das Spiel/], ["nl", "nl", /te oud voor het spel/]]) {
    const { text, lang } = await told(without, { locale });
    assert.match(text, words);
    assert.equal(lang, language);
  }
});

const forbidsScripts = (page) =>
  page.route("**/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'none'" } });
  });
for (const [what, options] of Object.entries({
  "without JavaScript": { context: { javaScriptEnabled: false } },
  "where a policy forbids all scripts": { before: forbidsScripts },
}))
  test(`${what} the page says so, in each language`, { timeout: 60_000 }, async () => {
    const { page } = await browser.visit({ ...options, waits: false });
    for (const words of ["needs JavaScript", "braucht JavaScript", "heeft JavaScript nodig"]) await page.getByText(words).waitFor();
    assert.equal(await offers(page), 0);
    await page.context().close();
  });

test("where scripts run nothing is said of them, however late the program comes", { timeout: 60_000 }, async () => {
  const { page } = await browser.visit({
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.route("**/main-*.js", () => {});
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
    waits: false,
  });
  await page.getByText("Learn to play").waitFor();
  await page.waitForTimeout(6000);
  assert.equal(await page.getByText("needs JavaScript").isVisible(), false);
  await page.context().close();
});

/** Parts of the page's own policy, their replacements, and the number of choices that wait for missing parts. */
const policies = {
  programs: [" 'wasm-unsafe-eval'", "", 0],
  "to fetch anything": ["connect-src 'self'", "connect-src 'none'", 3],
};
for (const [what, [words, others, left]] of Object.entries(policies))
  test(`where a policy forbids ${what} the page says so`, { timeout: 60_000 }, async () => {
    const { page } = await browser.visit({
      waits: false,
      before: (page) =>
        page.route("**/", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replace(words, others) });
        }),
    });
    await page.mouse.move(1, 1);
    const sign = page.getByRole("alert");
    await sign.getByText("A security rule of this page or network forbids it.").waitFor();
    await sign.getByRole("button", { name: "Try again" }).waitFor();
    assert.equal(await offers(page), left);
    await page.context().close();
  });

test("inessential features are not missed, and one broken picture costs one picture", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({
    before: (page) =>
      page.addInitScript(() => {
        for (const name of ["PerformanceObserver", "matchMedia"]) delete window[name];
        delete Navigator.prototype.userActivation;
        for (const name of ["compileStreaming", "instantiateStreaming"]) delete WebAssembly[name];
        let pictures = 0;
        const { createObjectURL } = URL;
        URL.createObjectURL = (blob) => createObjectURL(++pictures === 3 ? new Blob(["<svg"], { type: blob.type }) : blob);
      }),
  });
  await visit.complete();
  await visit.touch("open-inn");
  await visit.gameOpens();
  assert.deepEqual(visit.complaints.map((one) => one.replace(/picture \S+/, "picture")), ["console: the picture cannot be read"]);
  await visit.close();
});

test("a history that takes no more entries neither ends the page nor the game, and is asked again", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({
    before: (page) =>
      page.addInitScript(() => {
        // Safari's answer to a hundred in half a minute.
        const { pushState } = history;
        history.pushState = () => {
          history.pushState = pushState;
          throw new DOMException("too many", "SecurityError");
        };
      }),
  });
  const depth = () => visit.page.evaluate(() => history.state.depth);
  await visit.touch("open-inn");
  await visit.gameOpens();
  assert.equal(await depth(), 0);
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.shows("open-inn");
  await visit.touch("open-inn");
  await visit.gameOpens();
  assert.equal(await depth(), 1);
  assert.deepEqual(visit.complaints, ["error: too many"]);
  await visit.close();
});

test("a context that never comes back is told, with a way out, and nothing is lost", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({ before: withoutServiceWorker });
  await visit.touch("open-inn");
  await visit.gameOpens();
  const state = await visit.fact("state");
  await visit.page.evaluate(() => document.querySelector("#canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  const sign = visit.page.getByRole("alert");
  await sign.getByText("Your game is saved").waitFor();
  await tryAgain(visit, sign, state);
  await finish(visit);
});

test("a program that ends in the middle says so, with a way out, and nothing is lost", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({
    before: (page) =>
      page.addInitScript(() => {
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = (module, imports) => {
          // The function that the program calls when it gets no memory.
          const functions = Object.values(imports).flatMap((some) => Object.values(some));
          window.abort ??= functions.find((one) => /^function\(\)\{\w+\(""\)\}$/.test(String(one)));
          return instantiate(module, imports);
        };
      }),
  });
  await visit.touch("open-inn");
  await visit.gameOpens();
  const state = await visit.fact("state");
  await visit.page.evaluate(() => void requestAnimationFrame(() => window.abort()));
  const sign = visit.page.getByRole("alert");
  await sign.getByText("The game has stopped.").waitFor();
  await tryAgain(visit, sign, state);
  assert.ok(visit.complaints.some((one) => one.includes("Aborted")), String(visit.complaints));
  await visit.close();
});
