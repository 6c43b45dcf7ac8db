// The page cannot be made to do anything but play the game: its security policy, and names and links as plain text.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { minutes, openBrowser } from "./harness.mjs";
import { openInn } from "./inn.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const listen = (page) =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
const violations = (visit) => visit.page.evaluate(() => window.violations);

/** The page's policy, directive by directive. */
async function policyOf({ page }) {
  const text = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  return Object.fromEntries(text.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));
}

test("the policy allows only the needs of the game", async () => {
  const visit = await browser.visit();
  const { "style-src": styles, "script-src": scripts, ...policy } = await policyOf(visit);
  assert.deepEqual([styles.length, scripts.length], [1, 3]);
  assert.deepEqual(scripts.slice(0, 2), ["'self'", "'wasm-unsafe-eval'"]);
  // The inline ones, by their hashes.
  for (const source of [styles[0], scripts[2]]) assert.match(source, /^'sha256-[\w+/]{43}='$/);
  assert.deepEqual(policy, {
    "default-src": ["'none'"],
    // The page's own files: the icon, which no test sees fetched.
    "img-src": ["'self'", "blob:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["taverns"],
  });
  await visit.close();
});

const needed = [
  ["script-src", "'self'"],
  ["script-src", "'wasm-unsafe-eval'"],
  ["script-src", "'sha256-"],
  ["style-src", ""],
  ["img-src", "blob:"],
  ["connect-src", "'self'"],
  ["worker-src", "'self'"],
  ["manifest-src", "'self'", async ({ page }) => (await page.context().newCDPSession(page)).send("Page.getAppManifest")],
  ["trusted-types", "taverns"],
];
for (const [directive, source, use] of needed)
  test(`${directive} ${source} is needed`, { timeout: minutes(2) }, async () => {
    const visit = await browser.visit({
      waits: use !== undefined,
      before: async (page) => {
        await listen(page);
        await page.route("**/", async (route) => {
          const response = await route.fetch();
          const strip = (whole) =>
            source === "" ? `${directive} 'none'` : whole.split(" ").filter((one) => !one.startsWith(source)).join(" ");
          const body = (await response.text()).replace(new RegExp(`${directive} [^;"]*`), strip);
          await route.fulfill({ response, body });
        });
      },
    });
    // Most are needed after the first interaction.
    await visit.page.mouse.move(1, 1);
    await use?.(visit);
    // Refusals of trusted types have a name, all others a directive.
    await visit.until((name) => window.violations.some((one) => one.startsWith(name)), directive);
    await visit.close();
  });

test("text that is no script of the site becomes none", async () => {
  const visit = await browser.visit({ before: listen });
  const refused = await visit.page.evaluate(() => {
    const attempts = {
      markup: () => (document.body.innerHTML = "<p>hello</p>"),
      handler: () => document.body.setAttribute("onclick", "window.entered = true"),
      script: () => (document.createElement("script").src = "fixed/other.js"),
      worker: () => new Worker("sw.js"),
      policy: () => window.trustedTypes.createPolicy("another", {}),
      twin: () => window.trustedTypes.createPolicy("taverns", {}),
      evaluation: () => window.setTimeout("window.entered = true"),
    };
    return Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }).map(([name]) => name);
  });
  assert.deepEqual(refused, ["markup", "handler", "script", "worker", "policy", "twin", "evaluation"]);
  assert.equal(await visit.page.evaluate(() => window.entered), undefined);
  await visit.close();
});

test("a game with the computer, in another language breaks the policy nowhere, asks no other host, sets no cookie", { timeout: minutes(6) }, async () => {
  const visit = await browser.visit({ before: listen });
  await visit.touch("settings");
  await visit.touch("language-1");
  await visit.until(() => document.documentElement.lang === "de");
  await visit.touch("settings-done");
  await openInn(visit, { levels: [1, 1], seed: "5" });
  await visit.page.waitForFunction(() => window.tavern.atRest && window.tavern.state?.phase === "over", undefined, {
    polling: 20,
    timeout: minutes(4),
  });
  await visit.complete();
  assert.deepEqual(await violations(visit), []);
  assert.deepEqual(visit.complaints, []);
  assert.deepEqual(await visit.page.context().cookies(), []);
  await visit.close();
});

test("a name or a link that looks like markup stays text", { timeout: minutes(4) }, async () => {
  const name = "<img src=x onerror=entered=1>";
  const visit = await browser.visit({ before: listen });
  visit.page.on("dialog", () => assert.fail("a dialog"));
  await visit.enter("player-1-name", name);
  await visit.touch("open-inn");
  const download = visit.page.waitForEvent("download");
  await visit.touch("menu");
  await visit.touch("export");
  await download;
  const player = new Player(5);
  await player.play(visit, () => player.touches >= 6);
  const told = await visit.page.evaluate(() => ({
    title: document.title,
    mirror: document.querySelector("main").textContent,
    images: document.images.length,
    entered: window.entered,
  }));
  assert.ok(`${told.title} ${told.mirror}`.includes(name), told.mirror);
  assert.equal(told.images, 0);
  assert.equal(told.entered, undefined);
  await visit.page.evaluate((hash) => (location.hash = hash), name);
  await visit.shows("answer-no");
  assert.equal(await visit.page.evaluate(() => document.images.length), 0);
  assert.deepEqual(await violations(visit), []);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
