// The primary module alone draws the title, before the secondary one has come: at every size, in every language and
// with every setting. A function that it lacks would throw (web/src/loading/instance.ts).
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const sizes = [[1280, 720], [2560, 600], [1024, 768], [820, 1180], [640, 480], [844, 390], [390, 844], [320, 568], [320, 180]];

/** From now on the secondary module comes only once it is let in. */
async function holdSecondary(page) {
  let letIn;
  const come = new Promise((resolve) => (letIn = resolve));
  await page.route("**/secondary-*.wasm", async (route) => {
    await come;
    await route.continue();
  });
  return letIn;
}

/** Draws the title at every size. */
async function drawsTitle({ page, complaints }) {
  const begun = () => page.evaluate(() => performance.getEntriesByName("first frame").length > 0).catch(() => false);
  for (let x = 1; !(await begun()) && complaints.length === 0; x = 3 - x) {
    await page.mouse.move(x, 1);
    await page.waitForTimeout(50);
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; ++frames) await new Promise(requestAnimationFrame);
    });
  }
  assert.equal(await page.evaluate(() => window.tavern), undefined, "nothing can be done yet");
  assert.deepEqual(complaints, []);
}

const devices = {
  "a first visit": {},
  "a German phone that wants strong contrast": { hasTouch: true, locale: "de", contrast: "more", reducedMotion: "no-preference" },
  "a Dutch device": { locale: "nl", forcedColors: "active" },
};
for (const [name, context] of Object.entries(devices))
  test(`${name} has the title before the rest of the program`, { timeout: 60_000 }, async () => {
    let letIn;
    const visit = await browser.visit({
      context,
      waits: false,
      before: async (page) => {
        await withoutServiceWorker(page);
        letIn = await holdSecondary(page);
      },
    });
    await drawsTitle(visit);
    letIn();
    await visit.come();
    await visit.touch("daily");
    await visit.gameOpens();
    await finish(visit);
  });

test("so has a device with other settings and a saved game", { timeout: 120_000 }, async () => {
  const visit = await browser.visit({ before: withoutServiceWorker });
  for (const id of ["settings", "text-size-4", "contrast-1", "language-1", "settings-done", "daily"]) await visit.touch(id);
  await visit.gameOpens();
  const player = new Player(3);
  await player.play(visit, () => player.touches >= 3);
  const letIn = await holdSecondary(visit.page);
  // The address itself, since a reload would continue the game.
  await visit.page.goto(visit.address, { waitUntil: "commit" });
  await drawsTitle(visit);
  letIn();
  await visit.come();
  await visit.shows("continue");
  await finish(visit);
});

test("a title that needs the secondary module too early loads once more and waits for it", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.addInitScript(() => {
        const instantiate = WebAssembly.instantiate;
        WebAssembly.instantiate = (module, imports) => {
          if (!sessionStorage.getItem("called")) {
            sessionStorage.setItem("called", "once");
            setTimeout(() => imports.placeholder.any());
          }
          return instantiate(module, imports);
        };
      });
    },
  });
  await visit.touch("daily");
  await visit.gameOpens();
  assert.equal(await visit.page.evaluate(() => sessionStorage.getItem("waits")), "all");
  const complaints = visit.complaints.splice(0);
  assert.ok(complaints.length > 0);
  for (const complaint of complaints) assert.match(complaint, /the secondary module is not there yet/);
  await finish(visit);
});
