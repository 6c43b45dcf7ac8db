// Features for phones: search results while typing, full screen, a screen that stays on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const phone = { viewport: { width: 390, height: 844 }, context: { hasTouch: true, isMobile: true } };

test("the rules are searched while one types", { timeout: 120_000 }, async () => {
  const visit = await browser.visit(phone);
  await visit.touch("rules");
  await visit.touch("rules-search");
  await visit.page.keyboard.type("moon");
  await visit.until(() => window.tavern.targets.some(({ id }) => id.startsWith("found-")));
  assert.equal(await visit.page.locator("input.entry").count(), 1);
  await finish(visit);
});

test("a find is touched while the keyboard is there", { timeout: 120_000 }, async () => {
  const visit = await browser.visit(phone);
  await visit.touch("rules");
  await visit.touch("rules-search");
  // The keyboard covers the lower half of the window, and the canvas keeps its size.
  const height = 430;
  await visit.page.setViewportSize({ ...phone.viewport, height });
  await visit.page.keyboard.type("moon");
  await visit.shows("found-0");
  const found = (await visit.targets()).get("found-0");
  const top = await visit.page.locator("canvas").evaluate((canvas) => canvas.getBoundingClientRect().y);
  assert.ok(!found.hidden && top + found.y + found.height < height, JSON.stringify({ top, ...found }));
  assert.equal(await visit.page.locator("input.entry").count(), 1);
  await visit.page.touchscreen.tap(found.x + found.width / 2, top + found.y + found.height / 2);
  await visit.until(() => window.tavern.targets.some(({ id }) => id === "rules-list"));
  await visit.page.locator("input.entry").waitFor({ state: "detached" });
  await finish(visit);
});

test("settings offer the abilities of a phone, and no keys; they work", { timeout: 120_000 }, async () => {
  const visit = await browser.visit({
    ...phone,
    before: (page) =>
      page.addInitScript(() => {
        window.asked = [];
        class Lock extends EventTarget {
          released = false;
          async release() {
            window.asked.push("dark");
            this.released = true;
            this.dispatchEvent(new Event("release"));
          }
        }
        Object.defineProperty(navigator, "wakeLock", {
          value: { request: async (kind) => (window.asked.push(kind), new Lock()) },
        });
        navigator.vibrate = (milliseconds) => window.asked.push(milliseconds) > 0;
      }),
  });
  await visit.touch("settings");
  await visit.touch("full-screen-1");
  await visit.until(() => document.fullscreenElement !== null);
  await visit.touch("stay-awake-1");
  await visit.touch("vibration-1");
  const offered = await visit.page.evaluate(() => window.tavern.targets.map(({ id }) => id));
  assert.ok(offered.includes("hand-0") && !offered.some((id) => id.startsWith("letter-keys")), String(offered));
  await visit.touch("settings-done");
  await visit.touch("new-game");
  await visit.touch("open-inn");
  await visit.until(() => window.asked.includes("screen"));
  // A placed die is felt for 15 ms.
  const felt = () => visit.page.evaluate(() => window.asked.includes(15));
  await new Player(1).play(visit, async (ids) => ids.includes("menu") && (await felt()));
  assert.equal(await felt(), true);
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.until(() => window.asked.at(-1) === "dark");
  await visit.page.evaluate(() => document.exitFullscreen());
  await finish(visit);
});
