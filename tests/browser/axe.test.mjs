// axe finds no violations on any screen, on a desktop and on a phone: the page, the game and its dialogs, with the
// accessibility tree.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asksAxe, violations } from "./axe.mjs";
import { finish, openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** A player who uses only the accessibility tree, and runs axe on every screen. */
class Reader {
  asked = new Set();

  static async open(screen) {
    const reader = new Reader();
    reader.visit = await browser.visit({ ...screen, context: { ...screen.context, ...asksAxe } });
    reader.page = reader.visit.page;
    return reader;
  }
  has(id) {
    return this.visit.targets().then((targets) => targets.has(id));
  }
  async press(id) {
    const frames = await this.visit.fact("drawnFrames");
    await this.page.locator(`button[data-id="${id}"]`).press("Enter");
    await this.visit.until((seen) => window.tavern.drawnFrames > seen && window.tavern.atRest, frames);
  }
  async pressIfThere(...ids) {
    for (const id of ids) if (await this.has(id)) await this.press(id);
  }
  async check(name) {
    this.asked.add(name);
    assert.deepEqual(await violations(this.page), [], name);
  }
  /** Presses the button, runs axe, and goes back. */
  async checkBehind(id) {
    await this.press(id);
    await this.check(id);
    const there = await this.visit.targets();
    const wayBack = ["close", "settings-done", "seats-done", "lesson-leave", "history-leave", "back"].find((way) => there.has(way));
    assert.ok(wayBack, `no way back from ${id}: ${[...there.keys()].join(" ")}`);
    await this.press(wayBack);
  }
  async openLink(link) {
    await this.page.evaluate((fragment) => (location.hash = fragment), link);
    await this.visit.gameOpens();
    await this.pressIfThere("answer-yes");
  }
}

const pages = ["page-valley", "page-tavern", "page-players"];
/** All screens, with those that only a phone has. */
const screensOf = ({ newGame, pages }) => [
  "title", "rules", "games", "settings", "learn", "text field", ...newGame, "table", "curtain", "own turn", ...pages, "log", "menu",
  "hand-over before planning", "planning", "hand-over before serving", "serving", "end", "ledger", "share", "look-back", "review",
];

for (const [name, { screens, ...screen }] of Object.entries({
  "a desktop": { screens: screensOf({ newGame: [], pages: [] }), viewport: { width: 1280, height: 720 } },
  "a phone": {
    screens: screensOf({ newGame: ["new game"], pages }),
    viewport: { width: 390, height: 844 },
    context: { hasTouch: true },
  },
}))
  test(`axe reports nothing on any screen of ${name}`, { timeout: 600_000 }, async () => {
    const reader = await Reader.open(screen);
    const { page, visit } = reader;
    await reader.check("title");
    for (const id of ["rules", "games", "settings", "learn"]) await reader.checkBehind(id);
    await reader.press("rules");
    await page.locator('button[data-id="rules-search"]').press("Enter");
    await page.locator("input.entry").waitFor();
    await reader.check("text field");
    await page.keyboard.press("Escape");
    await reader.press("close");
    if (await reader.has("new-game")) {
      await reader.press("new-game");
      await reader.check("new game");
    }
    await reader.press("open-inn");
    await reader.check("table");
    await reader.press("keep-guests");
    await reader.check("curtain");
    await reader.press("lift-curtain");
    await reader.check("own turn");
    for (const id of pages)
      if (await reader.has(id)) {
        await reader.press(id);
        await reader.check(id);
      }
    await reader.checkBehind("log");
    await reader.press("menu");
    // The focus moves into the dialog and afterwards back to the button that opened it.
    assert.ok(await page.evaluate(() => document.activeElement.closest("[role=dialog]") !== null));
    await reader.check("menu");
    await reader.press("close");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), "menu");
    assert.match(await page.title(), /:.+–/);
    assert.match(await page.locator("h1").textContent(), /: /);
    const game = recordedGame(0);
    // The hand-over, then planning and serving with a die in hand.
    for (const [kind, where] of [["place", "planning"], ["serve", "serving"]]) {
      await reader.openLink(game.linkTo(game.deeds.findIndex((deed) => deed.action.kind === kind)));
      await reader.check(`hand-over before ${where}`);
      await reader.pressIfThere("lift-curtain", "summary-done", "die-0");
      await reader.check(where);
    }
    await reader.openLink(game.lastEvening());
    await new Player(3, 0.95).play(visit);
    await reader.check("end");
    for (const id of ["ledger", "share"]) await reader.checkBehind(id);
    await reader.checkBehind("look-back");
    await reader.press("review");
    await reader.check("review");
    assert.deepEqual([...reader.asked], screens);
    await finish(visit);
  });
