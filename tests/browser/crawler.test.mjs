// Presses targets at random with real events while the window changes its size: there must be no complaints, and every
// screen must have a way on. The native crawler presses more (tests/crawl); this one also presses the page, its storage
// and its elements. TAVERNS_CRAWLER_PRESSES=20000 makes it longer; TAVERNS_SEED=7 chooses other targets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";
import { randomNumbers } from "./player.mjs";
import { recordedGame } from "./recorded_games.mjs";

const presses = Number(process.env.TAVERNS_CRAWLER_PRESSES ?? 200);
const seed = Number(process.env.TAVERNS_SEED ?? 1);
/** The number of presses from each start: the title or a position of a recorded game. */
const each = 100;
const sizes = [
  [320, 568],
  [280, 653],
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
];
const typed = ["Dorothea", "7", "noble", "", "  ", "A name that is longer than all that fits anywhere at all", "p1"];
const keys = ["Tab", "Enter", "Escape", "Space", "ArrowLeft", "ArrowDown", "4", "h", "l", "m", "r", "s"];

/** A press and its effect take some seconds at most; a hanging page answers nothing, not even timeouts. */
const longestPress = 60_000;
const inTime = (doing) => {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error("the page hangs")), longestPress)));
  return Promise.race([doing, late]).finally(() => clearTimeout(timer));
};

const kindOf = (id) => id.replaceAll(/[0-9a-f]{12}|[0-9]+/g, "#");

class Crawler {
  #path = [];
  #unchanged = 0;
  #seen = "";
  /** @param pairs of screen and target, with the number of presses by all crawlers */
  constructor(visit, random, pairs) {
    this.visit = visit;
    this.random = random;
    this.pairs = pairs;
  }
  below(limit) {
    return Math.floor(this.random() * limit);
  }
  oneOf(list) {
    return list[this.below(list.length)];
  }
  /** A game among computer players rests only at its end, so presses do not wait for it. */
  async settle() {
    const giveUp = Date.now() + 1000;
    while (Date.now() < giveUp && !(await this.visit.fact("atRest"))) await this.visit.page.waitForTimeout(20);
  }
  note(deed) {
    this.#path.push(deed);
    if (this.#path.length > 60) this.#path.shift();
  }
  /** The latest presses, for finding the cause of a failure. */
  get path() {
    return this.#path.join(", ");
  }

  async begin(number) {
    this.#path = [];
    if ((number - seed) % 3 === 0) {
      this.note("title");
      await this.visit.goTo("");
      return;
    }
    const game = recordedGame(number % 50);
    const deed = this.below(game.deeds.length);
    this.note(`game ${number % 50} at ${deed}`);
    await this.visit.page.evaluate((link) => (location.hash = link), game.linkTo(deed));
    await this.visit.page.waitForTimeout(100);
    await this.settle();
  }

  async press() {
    const { page } = this.visit;
    if (this.below(25) === 0) {
      const [width, height] = this.oneOf(sizes);
      this.note(`${width}x${height}`);
      await page.setViewportSize({ width, height });
      await this.settle();
    }
    if (await page.locator("input.entry").count()) {
      const text = this.oneOf(typed);
      this.note(`types "${text}"`);
      await page.locator("input.entry").fill(text, { timeout: 5000 }).catch(() => {});
      await page.keyboard.press(this.oneOf(["Enter", "Escape"]));
      await this.settle();
    }
    const targets = (await this.visit.fact("targets")).filter(({ enabled }) => enabled);
    const screen = targets
      .slice(0, 3)
      .map(({ id }) => kindOf(id))
      .join(" ");
    const seen = JSON.stringify(targets);
    this.#unchanged = seen === this.#seen ? this.#unchanged + 1 : 0;
    this.#seen = seen;
    assert.ok(this.#unchanged < 200, `nothing changes whatever is pressed: ${this.path}`);
    if (targets.length === 0) {
      await page.waitForTimeout(200);
      return;
    }
    if (this.below(15) === 0) {
      const key = this.oneOf(keys);
      this.note(`key ${key}`);
      await page.keyboard.press(key);
    } else {
      const times = (id) => this.pairs.get(`${screen}: ${kindOf(id)}`) ?? 0;
      const least = Math.min(...targets.map(({ id }) => times(id)));
      const rarest = targets.filter(({ id }) => times(id) === least);
      const { id, x, y, width, height } = this.oneOf(this.below(4) === 0 ? targets : rarest);
      this.pairs.set(`${screen}: ${kindOf(id)}`, times(id) + 1);
      this.note(id);
      const [across, down] = [x + width / 2, y + height / 2];
      const way = this.below(10);
      if (way < 4) await page.touchscreen.tap(across, down);
      else if (way < 8) await page.mouse.click(across, down);
      else if (way < 9) await page.mouse.dblclick(across, down);
      else {
        await page.mouse.move(across, down);
        await page.mouse.down();
        await page.mouse.move(this.below(300), this.below(500));
        await page.mouse.up();
      }
    }
    await this.settle();
  }
}

/** Makes this many presses in a profile of its own. */
async function crawl(browser, crawlerSeed, often, pairs) {
  const visit = await browser.visit({ context: { hasTouch: true } });
  const crawler = new Crawler(visit, randomNumbers(crawlerSeed), pairs);
  for (let done = 0; done < often; ++done) {
    if (done % each === 0) await inTime(crawler.begin(crawlerSeed + done / each));
    await inTime(crawler.press()).catch((error) => {
      throw new Error(`after ${done} presses of seed ${crawlerSeed}: ${crawler.path}: ${error.message}`);
    });
    assert.deepEqual(visit.complaints, [], `after ${done} presses of seed ${crawlerSeed}: ${crawler.path}`);
  }
  await finish(visit);
}

test(`${presses} presses of anything that is offered`, { timeout: 60_000 + presses * 1000 }, async (context) => {
  const browser = await openBrowser();
  const pairs = new Map();
  try {
    // Pages mostly wait, so several can run at once.
    const atOnce = Math.ceil(presses / 4000);
    await Promise.all(Array.from({ length: atOnce }, (_, index) => crawl(browser, seed + index, presses / atOnce, pairs)));
    context.diagnostic(`${pairs.size} pairs of screen and target`);
  } finally {
    await browser.close();
  }
});
