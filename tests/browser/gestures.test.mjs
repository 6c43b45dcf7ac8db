// Phone input beyond taps: a press elsewhere while typing, a keyboard that covers half the page, rotation, a cancelled
// touch, a second finger, a notch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";

const phone = { viewport: { width: 390, height: 844 }, context: { hasTouch: true, isMobile: true } };

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const names = (visit) => visit.page.evaluate(() => JSON.parse(JSON.stringify(window.tavern.targets)).map(({ label }) => label));
const field = (visit) => visit.page.locator("input.entry");
const boxOf = (visit) => visit.page.evaluate(() => {
  const { left, top, bottom } = document.querySelector("input.entry").getBoundingClientRect();
  return { left, top, bottom };
});

async function middleOf(visit, id) {
  const target = (await visit.targets()).get(id);
  assert.ok(target, `${id} among ${[...(await visit.targets()).keys()].join(" ")}`);
  return { x: target.x + target.width / 2, y: target.y + target.height / 2 };
}

/** Fingers by the Chrome DevTools protocol, since Playwright cannot cancel touches. */
async function fingers(visit) {
  const input = await visit.page.context().newCDPSession(visit.page);
  const send = (type, ...touchPoints) => input.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (...places) => send("touchStart", ...places),
    move: (...places) => send("touchMove", ...places),
    up: () => send("touchEnd"),
    takenAway: () => send("touchCancel"),
  };
}

/** The browser's way back, whose entry stays the same page. */
async function goBack(visit) {
  await visit.page.evaluate(() => history.back());
  await settle(visit);
}

/** Waits until nothing changes any more. */
async function settle(visit) {
  await visit.page.waitForTimeout(150);
  await visit.atRest();
}

for (const [name, options] of Object.entries({ "a desktop": {}, "a phone": phone }))
  test(`typed text counts when something else is pressed, on ${name}`, async () => {
    const visit = await browser.visit(options);
    if (!(await visit.targets()).has("open-inn")) await visit.touch("new-game");
    await visit.touch("player-1-name");
    await field(visit).fill("Zoë");
    // In another field: the first one keeps its text.
    await visit.touch("player-2-name");
    assert.equal(await field(visit).count(), 1);
    assert.ok((await names(visit)).some((label) => label.includes("Zoë")));
    await field(visit).fill("Yan");
    await visit.touch("player-2-starts");
    await visit.touch("player-2-name");
    await field(visit).fill("Yvonne");
    await visit.touch("open-inn");
    await visit.gameOpens();
    assert.equal(await field(visit).count(), 0);
    assert.match(await visit.page.getByRole("heading", { level: 1 }).textContent(), /Yvonne/);
    await finish(visit);
  });

test("going back closes a text field first, and keeps its text; then the dialog", { timeout: 120_000 }, async () => {
  const visit = await browser.visit(phone);
  await visit.touch("new-game");
  await visit.touch("player-1-name");
  await field(visit).fill("Zoe");
  await goBack(visit);
  assert.equal(await field(visit).count(), 0);
  assert.ok((await names(visit)).some((label) => label.includes("Zoe")), "the name is kept");
  await goBack(visit);
  assert.ok((await visit.targets()).has("new-game"), "the title");
  await finish(visit);
});

test("going back from a line being typed leaves the game where it is", { timeout: 120_000 }, async () => {
  const visit = await browser.visit(phone);
  await visit.touch("new-game");
  await visit.touch("open-inn");
  await visit.gameOpens();
  await visit.touch("menu");
  await visit.touch("type");
  await field(visit).fill("moon");
  assert.equal(await visit.page.locator(".field p").textContent(), await field(visit).getAttribute("aria-label"), "its label is seen");
  await goBack(visit);
  assert.equal(await field(visit).count(), 0);
  assert.ok((await visit.targets()).has("menu"), "still at the table");
  await finish(visit);
});

test("a text that is given up is not taken", async () => {
  const visit = await browser.visit();
  await visit.touch("player-1-name");
  await field(visit).fill("Zoë");
  await visit.page.keyboard.press("Escape");
  assert.equal(await field(visit).count(), 0);
  await visit.touch("seed");
  await visit.touch("add-player");
  assert.ok(!(await names(visit)).some((label) => label.includes("Zoë")));
  assert.ok((await visit.targets()).has("player-3-name"));
  await finish(visit);
});

test("a field stays with its text while another window has the focus", async () => {
  const visit = await browser.visit();
  await visit.touch("player-1-name");
  await field(visit).fill("Zo");
  // The element stays the active one.
  await field(visit).evaluate((input) => input.dispatchEvent(new FocusEvent("blur")));
  await field(visit).pressSequentially("ë");
  await visit.page.keyboard.press("Enter");
  await visit.atRest();
  assert.ok((await names(visit)).some((label) => label.includes("Zoë")));
  await finish(visit);
});

test("a keyboard leaves the field in sight and the screen as it was, also when the phone is turned", async () => {
  const visit = await browser.visit(phone);
  await visit.touch("new-game");
  const ids = [...(await visit.targets()).keys()].join(" ");
  await visit.touch("seed");
  const whole = await boxOf(visit);
  assert.ok(whole.top > 430, "the field lies where the keyboard will be");
  await visit.page.setViewportSize({ width: 390, height: 430 });
  await settle(visit);
  const beside = await boxOf(visit);
  assert.ok(beside.top >= 0 && beside.bottom <= 430, JSON.stringify(beside));
  assert.equal([...(await visit.targets()).keys()].join(" "), ids, "the screen is the same");
  await field(visit).fill("4711");
  await visit.page.setViewportSize({ width: 844, height: 390 });
  await settle(visit);
  const turned = await boxOf(visit);
  const seed = (await visit.targets()).get("seed");
  assert.ok(turned.top >= 0 && turned.bottom <= 390, JSON.stringify(turned));
  assert.ok(Math.abs(seed.x - turned.left) < 2, `the field follows its place: ${JSON.stringify([seed, turned])}`);
  await visit.page.keyboard.press("Enter");
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await settle(visit);
  assert.equal([...(await visit.targets()).keys()].join(" "), ids, "and so it is afterwards");
  assert.ok((await names(visit)).some((label) => label.includes("4711")));
  assert.deepEqual(await visit.page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("canvas").getBoundingClientRect();
    return [left, top, width, height, scrollX, scrollY];
  }), [0, 0, 390, 844, 0, 0]);
  await finish(visit);
});

test("the page is where it was after a field was typed into, also when the keyboard goes later", async () => {
  const follow = () => {
    window.scrolled = [];
    const { scrollTo } = window;
    window.scrollTo = (...place) => {
      window.scrolled.push(place);
      scrollTo(...place);
    };
  };
  const visit = await browser.visit({ ...phone, before: (page) => page.addInitScript(follow) });
  const scrolled = () => visit.page.evaluate(() => window.scrolled.splice(0));
  await visit.touch("new-game");
  await visit.touch("seed");
  await visit.page.setViewportSize({ width: 390, height: 430 });
  await settle(visit);
  await field(visit).fill("4711");
  assert.deepEqual(await scrolled(), []);
  await visit.page.keyboard.press("Enter");
  assert.deepEqual(await scrolled(), [[0, 0]]);
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await settle(visit);
  assert.deepEqual(await scrolled(), [[0, 0]]);
  await finish(visit);
});

test("after typing the focus is back on the element that stands for the field, or on the board", async () => {
  const visit = await browser.visit();
  const focused = () => visit.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.id);
  await visit.enter("player-1-name", "Zoë");
  assert.equal(await focused(), "canvas");
  await visit.page.evaluate(() => document.querySelector('button[data-id="player-2-name"]').focus());
  await visit.page.keyboard.press("Enter");
  await field(visit).fill("Yan");
  await visit.page.keyboard.press("Enter");
  await visit.atRest();
  assert.equal(await focused(), "player-2-name");
  await finish(visit);
});

test("a touch that the device takes away, or a second finger joins, does nothing", async () => {
  const visit = await browser.visit(phone);
  await visit.touch("new-game");
  await visit.touch("open-inn");
  await visit.gameOpens();
  const finger = await fingers(visit);
  const state = await visit.fact("state");
  const button = await middleOf(visit, "keep-guests");
  // At once, and after a frame has handled it.
  for (const pause of [0, 100]) {
    await finger.down(button);
    await visit.page.waitForTimeout(pause);
    await finger.takenAway();
    await settle(visit);
    assert.deepEqual(await visit.fact("state"), state, `taken away after ${pause} ms`);
  }
  await finger.down(button);
  await finger.down({ ...button, id: 0 }, { x: 30, y: 300, id: 1 });
  await finger.up();
  await settle(visit);
  assert.deepEqual(await visit.fact("state"), state, "a second finger");
  // The next touch works again.
  await visit.touch("keep-guests");
  assert.notDeepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("a die that is carried lies in the hand again when the device takes the touch away", async () => {
  const visit = await browser.visit(phone);
  await visit.touch("learn");
  await visit.gameOpens();
  const finger = await fingers(visit);
  const state = await visit.fact("state");
  const targets = [...(await visit.targets()).keys()];
  const space = targets.find((id) => id.startsWith("space-"));
  const die = (await visit.fact("targets")).find(({ id }) => id.startsWith("die-"));
  assert.ok(space && die, targets.join(" "));
  const from = { x: die.x + die.width / 2, y: die.y + die.height / 2 };
  const to = await middleOf(visit, space);
  await finger.down(from);
  await visit.page.waitForTimeout(50);
  await finger.move(to);
  await visit.page.waitForTimeout(50);
  await finger.takenAway();
  await settle(visit);
  assert.deepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("a press of the mouse that ends in another window does nothing, and the next one counts", async () => {
  const visit = await browser.visit();
  await visit.touch("open-inn");
  await visit.gameOpens();
  const state = await visit.fact("state");
  const { x, y } = await middleOf(visit, "keep-guests");
  await visit.page.mouse.move(x, y);
  await visit.page.mouse.down();
  // A headless window never loses the focus.
  await visit.page.evaluate(() => dispatchEvent(new FocusEvent("blur")));
  await visit.page.mouse.up();
  await settle(visit);
  assert.deepEqual(await visit.fact("state"), state);
  // Released outside the window, which the page is not told.
  const input = await visit.page.context().newCDPSession(visit.page);
  const mouse = (type, place, more) => input.send("Input.dispatchMouseEvent", { type, ...place, ...more });
  await mouse("mousePressed", { x, y }, { button: "left", clickCount: 1 });
  await visit.page.waitForTimeout(50);
  await mouse("mouseMoved", { x: x + 2, y }, { buttons: 0 });
  await mouse("mouseReleased", { x, y }, { button: "left", clickCount: 1 });
  await settle(visit);
  assert.deepEqual(await visit.fact("state"), state);
  await visit.touch("keep-guests");
  assert.notDeepEqual(await visit.fact("state"), state);
  await finish(visit);
});

test("nothing lies under a notch or in a rounded corner", async () => {
  const visit = await browser.visit({ ...phone, viewport: { width: 844, height: 390 } });
  await visit.page.evaluate(() => {
    const { style } = document.documentElement;
    for (const [side, inset] of Object.entries({ left: 47, right: 47, top: 0, bottom: 21 })) style.setProperty(`--${side}`, `${inset}px`);
    dispatchEvent(new UIEvent("resize"));
  });
  await settle(visit);
  const { targets, board } = await visit.page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("canvas").getBoundingClientRect();
    return { targets: window.tavern.targets, board: [left, top, width, height] };
  });
  assert.deepEqual(board, [47, 0, 750, 369]);
  for (const { id, x, y, width, height } of targets)
    assert.ok(x >= -1 && y >= -1 && x + width <= 751 && y + height <= 370, `${id}: ${[x, y, width, height]}`);
  // Targets are at their visible places.
  const { x, y } = await middleOf(visit, "settings");
  await visit.page.touchscreen.tap(x + 47, y);
  await visit.shows("language-1");
  await finish(visit);
});

test("two fingers do not zoom the loading screen, from which there would be no way back", async () => {
  const visit = await browser.visit({ ...phone, waits: false, before: (page) => page.route("**/*.wasm", () => {}) });
  await visit.page.locator(".loading-screen label:not([hidden])").first().waitFor();
  const finger = await fingers(visit);
  await finger.down({ x: 180, y: 400, id: 0 }, { x: 210, y: 400, id: 1 });
  for (let step = 1; step <= 8; ++step)
    await finger.move({ x: 180 - 15 * step, y: 400, id: 0 }, { x: 210 + 15 * step, y: 400, id: 1 });
  await finger.up();
  assert.equal(await visit.page.evaluate(() => visualViewport.scale), 1);
  await visit.close();
});

test("keys are the game's when the focused element is gone", async () => {
  const visit = await browser.visit();
  await visit.touch("open-inn");
  await visit.touch("menu");
  await visit.page.evaluate(() => document.activeElement.blur());
  assert.equal(await visit.page.evaluate(() => document.activeElement === document.body), true);
  await visit.page.keyboard.press("Escape");
  await visit.until(() => !window.tavern.targets.some(({ id }) => id === "to-title"));
  await visit.page.evaluate(() => document.activeElement.blur());
  await visit.page.keyboard.press("Tab");
  await visit.until(() => window.tavern.focus !== "");
  await finish(visit);
});
