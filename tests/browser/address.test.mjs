// The address of the real page: mangled links open, refused links are removed, and Back leaves dialogs and games before
// it leaves the page.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { engine } from "./console_program.mjs";
import { isLeftOut } from "./engines.mjs";
import { openFirefox } from "./firefox.mjs";
import { askedTwice, eventually, finish, minutes, openBrowser } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const [, { state: dealt }, { replay: link }] = engine(
  { command: "new", setup: { players: 2, module: 1 }, seed: 7 },
  { command: "state" },
  { command: "link" },
);

const shows = (id) => window.tavern?.atRest && window.tavern.targets.some((target) => target.id === id && target.enabled);
const isAtTitle = () => window.tavern?.atRest && window.tavern.targets.some(({ id }) => id === "open-inn");
const isAtTable = () => window.tavern?.atRest && window.tavern.targets.some(({ id }) => id === "menu") && window.tavern.state !== null;

async function touch(page, id) {
  await eventually(page, shows, id);
  const { x, y, width, height } = await page.evaluate((wanted) => window.tavern.targets.find((target) => target.id === wanted), id);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.move(1, 1);
}

test("a link that was mangled on its way opens the game, and leaves the address", { timeout: minutes(2) }, async () => {
  const middle = Math.floor(link.length / 2);
  const [head, tail] = [link.slice(0, middle), link.slice(middle)];
  const visit = await browser.visit({ path: "icon.svg", waits: false });
  // Another page links to each of them.
  for (const mangled of [`${link}).`, `%3C${link}&fbclid=IwAR0%3E`, `${head}%0A${tail}&utm_source=mail`, `${head}\u200b${tail}”`]) {
    await visit.page.goto(`${browser.address}#${mangled}`);
    await visit.atRest();
    await visit.gameOpens();
    assert.deepEqual(await visit.fact("state"), dealt, mangled);
    assert.equal(await visit.page.evaluate(() => location.hash), "", mangled);
    await visit.page.goto(`${browser.address}icon.svg`);
  }
  await finish(visit);
});

test("a refused link leaves the address: it is answered again, and a reload does not repeat it", { timeout: minutes(2) }, async () => {
  const visit = await browser.visit();
  for (let times = 0; times < 2; ++times) {
    await visit.page.evaluate((bad) => (location.hash = bad), link.slice(0, -3));
    await visit.shows("answer-no");
    assert.match(await visit.page.getByRole("dialog").textContent(), /The link is cut off/);
    assert.equal(await visit.page.evaluate(() => location.hash), "");
    await visit.touch("answer-no");
  }
  await visit.reload();
  assert.ok(!(await visit.targets()).has("answer-no"));
  await finish(visit);
});

/** From the title into a game and its menu, and back with the browser's button. */
async function goBackAndForward(page, { back, forward }) {
  await touch(page, "open-inn");
  await eventually(page, isAtTable);
  const state = await page.evaluate(() => JSON.stringify(window.tavern.state));
  await touch(page, "menu");
  await eventually(page, shows, "to-title");
  await back();
  await eventually(page, isAtTable);
  assert.ok(!(await page.evaluate(shows, "to-title")), "the sheet is closed");
  await back();
  await eventually(page, isAtTitle);
  await forward();
  await eventually(page, isAtTable);
  assert.equal(await page.evaluate(() => JSON.stringify(window.tavern.state)), state);
  await back();
  await eventually(page, isAtTitle);
}

test("going back closes the menu, leaves the game, and then the page; forward comes back to the game", { timeout: minutes(2) }, async () => {
  const visit = await browser.visit({ path: "icon.svg", waits: false });
  await visit.goTo("");
  await goBackAndForward(visit.page, {
    back: () => visit.page.evaluate(() => history.back()),
    forward: () => visit.page.evaluate(() => history.forward()),
  });
  await visit.page.goBack();
  assert.equal(visit.page.url(), `${browser.address}icon.svg`);
  await finish(visit);
});

test("the same in Firefox, which asks for no file twice", { timeout: minutes(3), skip: isLeftOut("Firefox") }, async () => {
  const firefox = await openFirefox();
  try {
    const visit = await firefox.visit({ viewport: { width: 1280, height: 720 } });
    await visit.complete();
    assert.deepEqual(askedTwice(firefox.requests), []);
    const { page } = visit;
    await goBackAndForward(page, {
      back: () => page.evaluate(() => history.back()),
      forward: () => page.evaluate(() => history.forward()),
    });
    assert.deepEqual(visit.complaints, []);
  } finally {
    await firefox.close();
  }
});
