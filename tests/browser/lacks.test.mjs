// Browsers that lack something: the game is played without it, or the page says what is missing, and nothing that does
// nothing can be pressed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const offers = (page) => page.locator(".threshold label:visible").count();

/** What the page says when something was taken away before it started. */
async function told(takeAway, context = {}) {
  const { page } = await browser.visit({ waits: false, context, before: (page) => page.addInitScript(takeAway) });
  await page.mouse.move(1, 1);
  const sign = page.getByRole("alert");
  await sign.locator("p").waitFor();
  const text = await sign.locator("p").textContent();
  const left = await offers(page);
  await page.context().close();
  assert.equal(left, 0, "nothing can be chosen that will not come");
  return text;
}

const lacks = {
  "WebAssembly": [() => delete window.WebAssembly, /offers no WebAssembly.*Lockdown/],
  "room for the program": [() => (WebAssembly.instantiate = () => Promise.reject(new RangeError("Out of memory"))), /no memory left/],
  "a 2D canvas": [
    () => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
        return kind === "2d" ? null : getContext.call(this, kind, ...options);
      };
    },
    /offers no Canvas 2D/,
  ],
  "what the last ten years brought": [() => delete Object.hasOwn, /too old.*Firefox 102/],
};
for (const [lack, [takeAway, words]] of Object.entries(lacks))
  test(`without ${lack} the page says so`, { timeout: 60_000 }, async () => {
    assert.match(await told(takeAway), words);
  });

test("in the language of the device", { timeout: 60_000 }, async () => {
  const without = () => delete Object.hasOwn;
  assert.match(await told(without, { locale: "de-AT" }), /zu alt für das Spiel/);
  assert.match(await told(without, { locale: "nl" }), /te oud voor het spel/);
});

test("without JavaScript the page says so, in each language", { timeout: 60_000 }, async () => {
  const { page } = await browser.visit({ waits: false, context: { javaScriptEnabled: false } });
  const text = await page.locator("noscript, .failure:visible").last().innerText();
  for (const words of [/needs JavaScript/, /braucht JavaScript/, /heeft JavaScript nodig/]) assert.match(text, words);
  assert.equal(await offers(page), 0);
  await page.context().close();
});

test("where a policy forbids programs the page says so", { timeout: 60_000 }, async () => {
  const { page } = await browser.visit({
    waits: false,
    before: (page) =>
      page.route("**/", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(" 'wasm-unsafe-eval'", "") });
      }),
  });
  await page.mouse.move(1, 1);
  await page.getByRole("alert").getByText("A security rule of this page or network forbids it.").waitFor();
  assert.equal(await offers(page), 0);
  await page.context().close();
});

test("what the game can do without is not missed, and one broken picture costs one picture", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({
    before: (page) =>
      page.addInitScript(() => {
        for (const name of ["PerformanceObserver", "matchMedia", "userActivation"]) delete window[name];
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

test("a context that never comes back is told, with a way out, and nothing is lost", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({ before: withoutServiceWorker });
  await visit.touch("open-inn");
  await visit.gameOpens();
  const state = await visit.fact("state");
  await visit.page.evaluate(() => document.querySelector("#canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  const sign = visit.page.getByRole("alert");
  await sign.getByText("The game is kept").waitFor();
  await sign.getByRole("button", { name: "Try again" }).click();
  await visit.page.waitForFunction(() => !window.tavern);
  await visit.come();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});
