// The title's choices on the loading screen: they work before the program has loaded, and are carried out then.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asksAxe, violations } from "./axe.mjs";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A visit whose program arrives only when let in, at the first load and after each `hold`. */
async function slowVisit(options) {
  let letIn;
  let come;
  const hold = () => void (come = new Promise((resolve) => (letIn = resolve)));
  hold();
  const visit = await browser.visit({
    ...options,
    waits: false,
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.route("**/*.wasm", async (route) => {
        await come;
        await route.continue();
      });
    },
  });
  return { visit, hold, letIn: () => letIn() };
}

/** The choices: pairs of id and text. */
const offers = ({ page }) =>
  page
    .locator(".loading-screen label:not([hidden])")
    .evaluateAll((labels) => labels.map((label) => [label.querySelector("input").id, label.innerText]));

const choose = ({ page }, offer) => page.locator(`label:has(#choose-${offer})`).click();

test("a new player chooses a lesson before the program is there, in the device's language", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ context: { locale: "de-DE" } });
  await visit.page.getByText("Spielen lernen").waitFor();
  assert.deepEqual(await offers(visit), [
    ["choose-learn", "Spielen lernen"],
    ["choose-against", "Gegen den Computer"],
    ["choose-daily", "Partie des Tages"],
  ]);
  assert.equal(await visit.page.locator(".loading-screen h1").innerText(), "Tavernen im\ntiefen Tal");
  // The last choice counts, and is visible.
  await choose(visit, "daily");
  await choose(visit, "learn");
  assert.deepEqual(await visit.page.locator(".loading-screen :checked").evaluateAll((all) => all.map(({ id }) => id)), ["choose-learn"]);
  assert.equal(await visit.page.evaluate(() => window.tavern), undefined);
  letIn();
  await visit.atRest();
  await visit.gameOpens();
  assert.ok([...(await visit.targets()).keys()].some((id) => id.startsWith("lesson-")));
  assert.equal(await visit.page.locator(".loading-screen").count(), 0);
  await finish(visit);
});

test("a program that comes while the page asks for it once more is not loaded again", { timeout: 60_000 }, async () => {
  // The page's own request, and that of its first script after ten seconds.
  const held = [];
  const visit = await browser.visit({
    waits: false,
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.route("**/main-*.js", (route) => void held.push(route));
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
  });
  while (held.length < 2) await visit.page.waitForTimeout(50);
  await visit.page.getByRole("alert").waitFor();
  const [first, second] = held;
  await first.continue();
  await visit.come();
  await visit.page.evaluate(() => (window.same = true));
  await second.continue();
  await visit.page.waitForTimeout(1000);
  assert.equal(await visit.page.evaluate(() => window.same), true);
  await finish(visit);
});

test("a second tap on a choice does not reach the screen that the first one opens", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ clockSpeed: 1 });
  await visit.page.evaluate(() => {
    const canvas = document.querySelector("canvas");
    new MutationObserver(() => {
      if (canvas.style.visibility === "visible") window.openedAt ??= performance.now();
    }).observe(canvas, { attributes: true });
    canvas.addEventListener("pointerdown", () => (window.pressedAt ??= performance.now()));
  });
  const box = await visit.page.locator("label:has(#choose-learn)").boundingBox();
  letIn();
  for (let taps = 0; taps < 400; ++taps) {
    await visit.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    if (await visit.page.evaluate(() => window.pressedAt)) break;
  }
  const apart = await visit.page.evaluate(() => window.pressedAt - window.openedAt);
  assert.ok(apart > 350, `a thing that had come ${apart} ms before was pressed`);
  await finish(visit);
});

test("while nobody is there the program is fetched and does nothing", { timeout: 60_000 }, async () => {
  const visit = await browser.visit({ waits: false });
  const { page } = visit;
  const fetched = () => performance.getEntriesByType("resource").some(({ name, responseEnd }) => /secondary-.*wasm$/.test(name) && responseEnd > 0);
  await visit.until(fetched);
  await page.waitForTimeout(1000);
  const begun = () => page.evaluate(() => document.querySelector("canvas").width !== 300 || window.tavern !== undefined);
  assert.equal(await begun(), false);
  await visit.come();
  assert.equal(await begun(), true);
  await finish(visit);
});

test("axe reports nothing on the loading screen", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ context: asksAxe });
  await visit.page.getByText("Learn to play").waitFor();
  assert.deepEqual(await violations(visit.page), []);
  letIn();
  await visit.come();
  await finish(visit);
});

test("a player with a game in progress goes on with it", { timeout: 60_000 }, async () => {
  const { visit, hold, letIn } = await slowVisit();
  letIn();
  await visit.come();
  await visit.touch("daily");
  await visit.gameOpens();
  const player = new Player(3);
  await player.play(visit, (ids) => player.touches >= 3 && ids.includes("menu"));
  const state = await visit.fact("state");
  await visit.touch("menu");
  await visit.touch("to-title");
  await visit.shows("continue");
  hold();
  await visit.page.reload({ waitUntil: "commit" });
  await choose(visit, "continue");
  letIn();
  await visit.atRest();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("a choice made by the keyboard before any script of the page has come is carried out", { timeout: 60_000 }, async () => {
  let letIn;
  const come = new Promise((resolve) => (letIn = resolve));
  const visit = await browser.visit({
    waits: false,
    before: async (page) => {
      await withoutServiceWorker(page);
      await page.route("**/main-*.js", async (route) => {
        await come;
        await route.continue();
      });
      // The page only finishes loading together with its script.
      page.goto = ((goTo) => (address) => goTo.call(page, address, { waitUntil: "commit" }))(page.goto);
    },
  });
  await visit.page.getByText("Learn to play").waitFor();
  await visit.page.keyboard.press("Tab");
  await visit.page.keyboard.press("Space");
  letIn();
  await visit.atRest();
  await visit.gameOpens();
  await visit.until(() => document.activeElement?.dataset.id === window.tavern.focus);
  assert.ok([...(await visit.targets()).keys()].some((id) => id.startsWith("lesson-")));
  await finish(visit);
});

test("the focus goes from a choice to its element, for the board says nothing", async () => {
  const visit = await browser.visit({ waits: false, before: withoutServiceWorker });
  await visit.page.getByText("Learn to play").waitFor();
  await visit.page.keyboard.press("Tab");
  await visit.until(() => document.activeElement?.dataset.id === "learn" && window.tavern.focus === "learn");
  await finish(visit);
});

const sizes = [
  [1280, 720], [1300, 812], [1024, 729], [1920, 1080], [2560, 1080], [1000, 600], [900, 650], [700, 500], [844, 390],
  [667, 375], [799, 450], [480, 500], [320, 568], [280, 653], [360, 740], [390, 844], [430, 932], [600, 700], [768, 1024], [1024, 1180],
].map(([width, height]) => ({ width, height }));

/** Windows with a notch, rounded corners and a bar at the foot. */
const notched = [
  { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 } },
  { width: 812, height: 375, insets: { left: 44, right: 44, bottom: 21 } },
  { width: 956, height: 440, insets: { left: 62, right: 62, bottom: 21 } },
  { width: 915, height: 412, insets: { left: 47 } },
  { width: 390, height: 844, insets: { top: 47, bottom: 34 } },
  { width: 1180, height: 820, insets: { top: 24, bottom: 20 } },
];

/** Windows where the line below the choices wraps at a place that depends on the language. */
const narrow = sizes.filter(({ width }) => width < 500);

/** The choices at each size. */
async function atEachSize({ page }, sizes, places) {
  const all = [];
  for (const { width, height, insets = {} } of sizes) {
    await page.setViewportSize({ width, height });
    const whole = { top: 0, right: 0, bottom: 0, left: 0, ...insets };
    await page.evaluate((insets) => {
      for (const [side, inset] of Object.entries(insets)) document.documentElement.style.setProperty(`--${side}`, `${inset}px`);
      dispatchEvent(new UIEvent("resize"));
    }, whole);
    all.push(await places(width - whole.left - whole.right));
  }
  return all;
}

/** Compares the loading screen with the title behind it; resolves to the choices. */
async function agrees(visit, letIn, sizes) {
  const { page } = visit;
  await visit.until(() => document.fonts.size >= 3 && document.querySelector(".loading-screen.spoken"));
  await page.evaluate(() => document.fonts.ready);
  const before = await atEachSize(visit, sizes, () =>
    page.locator(".loading-screen label:visible").evaluateAll((labels) =>
      labels.map((label) => {
        const { x, y, width, height } = label.getBoundingClientRect();
        const board = document.querySelector("canvas").getBoundingClientRect();
        return [label.querySelector("input").id.slice("choose-".length), [x - board.x, y - board.y, width, height]];
      })));
  const ids = (choices) => choices.map(([id]) => id);
  for (const one of before) assert.deepEqual(ids(one), ids(before[0]));
  letIn();
  await visit.come();
  const after = await atEachSize(visit, sizes, async (width) => {
    await visit.until((wide) => window.tavern.atRest && document.querySelector("canvas").width === wide, width);
    return visit.targets();
  });
  const apart = [];
  for (const [index, { width, height, insets }] of sizes.entries())
    for (const [id, place] of before[index]) {
      const target = after[index].get(id);
      const there = [target.x, target.y, target.width, target.height];
      if (there.some((length, side) => Math.abs(length - place[side]) > 2))
        apart.push(`${width}x${height}${insets ? ", notched" : ""} ${id}: ${place.map(Math.round)}, the title ${there.map(Math.round)}`);
    }
  assert.deepEqual(apart, []);
  return ids(before[0]);
}

for (const [locale, some] of [["en-US", [...sizes, ...notched]], ["de-DE", narrow], ["nl-NL", narrow]])
  test(`choices lie where the title has them, ${locale}`, { timeout: 120_000 }, async () => {
    const { visit, letIn } = await slowVisit({ context: { locale } });
    assert.deepEqual(await agrees(visit, letIn, some), ["learn", "against", "daily"]);
    await finish(visit);
  });

test("so do those of a player with a game in progress", { timeout: 120_000 }, async () => {
  const { visit, hold, letIn } = await slowVisit();
  letIn();
  await visit.come();
  await visit.touch("daily");
  await visit.gameOpens();
  await visit.startAnew();
  await visit.shows("continue");
  hold();
  await visit.page.reload({ waitUntil: "commit" });
  await visit.page.locator("label:has(#choose-continue)").waitFor();
  // A choice more moves them all alike, so some sizes will do.
  const some = sizes.filter((_, place) => place % 3 === 0);
  assert.deepEqual(await agrees(visit, letIn, some), ["continue", "learn", "against", "daily"]);
  await finish(visit);
});

test("a player with larger letters is offered nothing that moves", { timeout: 120_000 }, async () => {
  const { visit, hold, letIn } = await slowVisit();
  letIn();
  await visit.come();
  for (const id of ["settings", "text-size-4", "settings-done"]) await visit.touch(id);
  hold();
  await visit.page.reload({ waitUntil: "commit" });
  await visit.page.locator(".loading-screen [role=radiogroup]").waitFor({ state: "detached", timeout: 10_000 });
  assert.equal(await visit.page.locator(".loading-screen h1").innerText(), "Taverns of\nthe Deep Valley");
  letIn();
  await visit.come();
  await visit.touch("learn");
  await finish(visit);
});

/** The difference of two pictures of the page, per pixel and colour in 0..255, with the second one shifted to the right
 * by each of these. */
const difference = ({ page }, one, other, moves) =>
  page.evaluate(
    async ({ pictures, moves }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, image.width, image.height);
        }),
      );
      const { width, height } = first;
      return moves.map((move) => {
        let sum = 0;
        let count = 0;
        for (let y = 0; y < height; ++y)
          for (let x = Math.max(0, move); x < width + Math.min(0, move); ++x)
            for (let colour = 0; colour < 3; ++colour, ++count)
              sum += Math.abs(first.data[4 * (y * width + x) + colour] - second.data[4 * (y * width + x - move) + colour]);
        return sum / count;
      });
    },
    { pictures: [one, other].map((bytes) => bytes.toString("base64")), moves },
  );

test("the inn does not jump when the program comes", { timeout: 120_000 }, async () => {
  for (const viewport of [{ width: 1300, height: 812 }, { width: 390, height: 844 }]) {
    const { visit, letIn } = await slowVisit({ viewport, painted: true });
    await visit.page.locator(".loading-screen.spoken").waitFor();
    // Below the name, above the choices, and beside the parchment of a new game.
    const strip = { x: 0, y: Math.round(viewport.height * 0.3), width: Math.round(Math.min(viewport.width, viewport.height) * 0.5), height: 160 };
    const before = await visit.page.screenshot({ clip: strip });
    letIn();
    await visit.come();
    await visit.complete();
    const after = await visit.page.screenshot({ clip: strip });
    const [still, left, right] = await difference(visit, before, after, [0, -3, 3]);
    assert.ok(still < left && still < right && still < 4, `${viewport.width}x${viewport.height}: ${[still, left, right]}`);
    await finish(visit);
  }
});

test("a press that lasts while the program comes is carried out", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit();
  await visit.page.locator("label:has(#choose-learn)").hover();
  await visit.page.mouse.down();
  letIn();
  // The program draws behind the loading screen, which waits for the end of the press.
  await visit.until(() => document.querySelector("canvas").width > 300);
  await visit.page.waitForTimeout(2000);
  assert.equal(await visit.fact("atRest").catch(() => undefined), undefined);
  await visit.page.mouse.up();
  await visit.atRest();
  await visit.gameOpens();
  assert.ok([...(await visit.targets()).keys()].some((id) => id.startsWith("lesson-")));
  await finish(visit);
});

test("the follower of a link waits for its screen and chooses nothing", { timeout: 60_000 }, async () => {
  const { visit, letIn } = await slowVisit({ path: "#p1nothing" });
  await visit.page.locator(".loading-screen [role=radiogroup]").waitFor({ state: "detached" });
  assert.equal(await visit.page.locator(".loading-screen h1").innerText(), "Taverns of\nthe Deep Valley");
  letIn();
  await visit.atRest();
  assert.equal(await visit.fact("state"), null);
  await finish(visit);
});
