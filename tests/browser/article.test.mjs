// The worked article in three browsers: nothing of the game before a touch, a problem, a story, a frame with a sandbox, a
// narrow column.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { siteFolder } from "../../ci/serve.mjs";
import { isLeftOut } from "./engines.mjs";
import { openFirefox } from "./firefox.mjs";
import { eventually, finish, openBrowser, Visit } from "./harness.mjs";
import { openWebKit } from "./webkit.mjs";

let chromium;
before(async () => {
  chromium = await openBrowser();
});
after(() => chromium?.close());

/** In the page: keeps the guests, as soon as the game in the element asks. */
function keepGuests() {
  const inner = document.querySelector("#a-problem").shadowRoot.querySelector("iframe")?.contentWindow;
  const button = inner?.tavern?.atRest && inner.document.querySelector('button[data-id="keep-guests"]');
  if (button) button.click();
  return Boolean(button);
}

/** A button of the prose moves the board of the story. */
async function stepsByProse(page) {
  await page.evaluate(() => {
    window.moments = [];
    const story = document.querySelector("#a-story");
    story.addEventListener("tavern", ({ detail }) => detail.type === "state" && window.moments.push(detail.at));
    document.querySelector('[data-tavern-at="243"]').click();
  });
  await eventually(page, () => window.moments.includes(243));
  await page.evaluate(() => document.querySelector('[data-tavern-at="60"]').click());
  await eventually(page, () => window.moments.includes(60));
}

/** A frame with a sandbox, where nothing can be saved, plays the evening. */
async function opensFrame(page) {
  await page.evaluate(() => {
    const frame = document.querySelector("details iframe");
    window.framed = false;
    addEventListener("message", ({ source, data }) => (window.framed ||= source === frame.contentWindow && data.type === "ready"));
    document.querySelector("details").open = true;
    frame.scrollIntoView();
  });
  await eventually(page, () => window.framed);
}

async function solves(page) {
  await page.evaluate(async () => {
    await customElements.whenDefined("tavern-game");
    window.solved = [];
    const game = document.querySelector("#a-problem");
    game.addEventListener("problem-solved", ({ detail }) => window.solved.push(detail.stars));
    game.shadowRoot.querySelector("button").click();
  });
  await eventually(page, keepGuests);
  await eventually(page, () => window.solved.length > 0);
  const [stars] = await page.evaluate(() => window.solved);
  assert.equal(stars, 3);
}

/** Other engines than Chromium solve and step only in `ci/nightly whole`. */
const everywhere = Boolean(process.env.TAVERNS_WHOLE);
const deeds = (reads) => `${reads ? "a problem is solved, a story stepped by the prose, and " : ""}a frame with a sandbox opened`;

async function reads(page) {
  await solves(page);
  await stepsByProse(page);
}

test("an article loads nothing of the game before a touch, and fits a narrow column in each theme", { timeout: 120_000 }, async () => {
  const asked = [];
  const visit = await chromium.visit({
    viewport: { width: 320, height: 640 },
    waits: false,
    path: "article.html",
    before: async (page) => page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1))),
  });
  const { page } = visit;
  await eventually(page, () => document.querySelectorAll("tavern-game:defined").length === 3);
  for (const theme of ["night", "magazine", "journal"]) {
    await page.locator(`label[for=${theme}]`).click();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), theme);
  }
  await page.mouse.wheel(0, 5000);
  await page.waitForTimeout(300);
  assert.deepEqual(asked.filter((path) => !/^(article\.(html|css|png)|embed\.js|icon\.svg)$/.test(path)), []);
  assert.match(await page.locator("figure img").getAttribute("alt"), /Guests .* beer\. .*Anna.*Bram/s);
  const oembed = await (await fetch(`${chromium.address}oembed.json`)).json();
  assert.equal(oembed.version, "1.0");
  assert.match(oembed.html, /^<iframe src="[^"]*index\.html"[^>]* sandbox="allow-scripts"><\/iframe>$/);
  await finish(visit);
});

test(`${deeds(true)}: Chromium`, { timeout: 120_000 }, async () => {
  const visit = await chromium.visit({ waits: false, path: "article.html" });
  await reads(visit.page);
  await opensFrame(visit.page);
  await finish(visit);
});

test(`${deeds(everywhere)}: Firefox`, { skip: isLeftOut("Firefox"), timeout: 240_000 }, async (context) => {
  const firefox = await openFirefox();
  context.after(() => firefox.close());
  const page = await firefox.newPage();
  const { complaints } = new Visit(page, firefox.address);
  await page.goto(`${firefox.address}article.html`);
  if (everywhere) await reads(page);
  await opensFrame(page);
  assert.deepEqual(complaints, []);
});

/** The site as built with its address, whose policy names it: in a sandbox, WebKit's 'self' matches nothing. */
function siteWithAddress() {
  const folder = mkdtempSync(join(tmpdir(), "tavern-site-"));
  cpSync(siteFolder, folder, { recursive: true });
  const page = readFileSync(join(folder, "index.html"), "utf8");
  writeFileSync(join(folder, "index.html"), page.replaceAll("'self'", "'self' http://localhost:*/"));
  rmSync(join(folder, "index.html.br"));
  return folder;
}

test(`${deeds(everywhere)}: WebKit`, { skip: isLeftOut("WebKit"), timeout: 240_000 }, async (context) => {
  const folder = siteWithAddress();
  context.after(() => rmSync(folder, { recursive: true }));
  const webkit = await openWebKit({ folder });
  context.after(() => webkit.close());
  const visit = await webkit.visit();
  await visit.page.goto(`${webkit.address}article.html`);
  if (everywhere) await reads(visit.page);
  await opensFrame(visit.page);
  await visit.page.hear();
  assert.deepEqual(visit.complaints, []);
});
