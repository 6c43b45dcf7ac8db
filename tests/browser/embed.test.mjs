// The game in a page of another site: as a frame, as a frame in a sandbox, and by the script.
// TAVERNS_WHOLE=1 tries all of them in Firefox, too.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { siteFolder } from "../../ci/serve.mjs";
import { isLeftOut } from "./engines.mjs";
import { openFirefox } from "./firefox.mjs";
import { minutes, openBrowser, until } from "./harness.mjs";
import { serveHost } from "./host_page.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const Ajv = require("ajv/dist/2020.js").default;

const schema = JSON.parse(await readFile(`${siteFolder}/messages.schema.json`, "utf8"));
const ajv = new Ajv({ allowUnionTypes: true });
ajv.addSchema(schema, "messages");
const fits = (direction, message) => ajv.validate(`messages#/$defs/${direction}`, message);

let chromium;
before(async () => {
  chromium = await openBrowser();
});
after(() => chromium?.close());

/** A page of another site that holds the game in one of these ways, and records forbidden events. */
class Article {
  complaints = [];
  notes = [];
  /** By the page itself. */
  asked = [];
  /** Before it was touched: its words, and the files loaded for it. */
  poster = {};

  static async open(browser, way) {
    const article = new Article();
    article.site = browser.address;
    article.server = await serveHost(browser.address);
    // Does not keep the process alive if a test fails before it closes its article.
    article.server.unref();
    article.page = await browser.newPage();
    article.page.on("console", (message) => {
      const text = message.text();
      if (text.startsWith("Taverns:")) article.notes.push(text);
      // Firefox itself reports on its graphics and on unknown parts of policies.
      else if (["error", "warning", "warn"].includes(message.type()) && !/WebGL|Trusted Types|trusted-types/.test(text))
        article.complaints.push(text);
    });
    article.page.on("pageerror", (error) => article.complaints.push(String(error)));
    const host = `http://localhost:${article.server.address().port}/`;
    article.page.on("request", (request) => request.headers().referer === host && article.asked.push(request.url()));
    await article.page.goto(host + way);
    if (await article.page.evaluate(() => document.querySelector("tavern-game") !== null)) await article.touchPoster();
    await article.gameIsReady();
    return article;
  }

  async touchPoster() {
    const { x, y, words } = await this.page.evaluate(async () => {
      await customElements.whenDefined("tavern-game");
      await Promise.all([...document.images].map((image) => image.decode()));
      const game = document.querySelector("tavern-game");
      const { left, top, width, height } = game.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, words: game.shadowRoot.querySelector("button").innerText };
    });
    const loaded = this.asked.filter((url) => url.startsWith(this.site)).map((url) => url.slice(this.site.length));
    this.poster = { words, loaded };
    await this.page.mouse.click(x, y);
  }

  async gameIsReady() {
    for (let tries = 0; ; ++tries) {
      this.frame = this.page.frames().find((frame) => frame.url().startsWith(this.site));
      const rests = await this.frame?.evaluate(() => window.tavern?.atRest).catch(() => false);
      if (rests) break;
      if (tries > 3000) throw new Error(`the game does not start: ${this.complaints.join("; ")}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    // Records the frame's messages from now on.
    await this.page.evaluate(() => {
      window.frame = document.querySelector("iframe") ?? document.querySelector("tavern-game").shadowRoot.querySelector("iframe");
      window.heard = [];
      window.addEventListener("message", ({ source, data }) => {
        if (source === window.frame.contentWindow) window.heard.push(data);
      });
    });
  }

  say(message) {
    return this.page.evaluate((data) => window.frame.contentWindow.postMessage(data, "*"), message);
  }

  /** Sends a message and resolves to the answer of this type. */
  ask(message, type) {
    return this.page.evaluate(
      (data, wanted) =>
        new Promise((resolve) => {
          const listen = ({ source, data: answer }) => {
            if (source !== window.frame.contentWindow || answer.type !== wanted) return;
            window.removeEventListener("message", listen);
            resolve(answer);
          };
          window.addEventListener("message", listen);
          window.frame.contentWindow.postMessage(data, "*");
        }),
      ...[message, type],
    );
  }

  state() {
    return this.frame.evaluate(() => window.tavern.state);
  }

  /** Plays a whole game; resolves to all messages received. */
  playByMessages() {
    return this.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const say = (message) => window.frame.contentWindow.postMessage({ tavern: 1, ...message }, "*");
          let acts = 0;
          const play = ({ source, data }) => {
            if (source !== window.frame.contentWindow) return;
            if (data.type === "error") reject(new Error(JSON.stringify(data)));
            if (data.type === "game-over") {
              window.removeEventListener("message", play);
              resolve(window.heard);
            }
            if (data.type === "state" && data.legal?.length > 0)
              say({ type: "act", action: data.legal[(++acts * 7919) % data.legal.length] });
          };
          window.addEventListener("message", play);
          say({ type: "configure", motion: "instant", language: "de" });
          say({ type: "new-game", setup: { players: 2, module: 2 }, seed: 7 });
        }),
    );
  }

  focused() {
    return this.page.evaluate(() => document.activeElement.id || document.activeElement.localName);
  }

  async close() {
    await this.page.close();
    this.server.close();
    this.server.closeAllConnections();
  }
}

// Playwright passes a single value to the page.
const chromiumArticle = async (way, options = {}) => {
  const browser = {
    address: chromium.address,
    newPage: async () => {
      const { page } = await chromium.visit({ viewport: { width: 1000, height: 700 }, waits: false, path: "examples.html", ...options });
      const evaluate = page.evaluate.bind(page);
      page.evaluate = (run, ...values) =>
        values.length < 2 ? evaluate(run, ...values) : evaluate(`(${run})(...${JSON.stringify(values)})`);
      return page;
    },
  };
  return Article.open(browser, way);
};

/** Checks that hold in every browser, for every way. */
async function checkArticle(article, way) {
  const { page } = article;
  // Loading has moved the focus only if the player touched the game.
  if (way !== "script") assert.equal(await article.focused(), "above");
  assert.equal(await page.evaluate(() => window.scrollY), 0);
  const size = await page.evaluate(() => {
    const { width, height } = window.frame.getBoundingClientRect();
    return { width, height, column: document.body.clientWidth };
  });
  if (way === "script") {
    assert.equal(size.width, size.column, "as wide as its column");
    assert.ok(Math.abs(size.height - size.width * 0.75) < 1, "as high as suits that");
  }

  // Keys go to the focused element.
  await page.evaluate(() => document.querySelector("#above").focus());
  await page.keyboard.type("1 z");
  assert.equal(await page.evaluate(() => document.querySelector("#above").value), "1 z");

  // A whole game by messages, without humans.
  const heard = await article.playByMessages();
  for (const message of heard) assert.ok(fits("outbound", message), `${JSON.stringify(message)}: ${ajv.errorsText()}`);
  for (const type of ["state", "action", "game-over"]) assert.ok(heard.some((message) => message.type === type), type);
  const last = heard.findLast((message) => message.type === "state");
  assert.equal(last.screen, "end");
  assert.deepEqual(await article.state(), last.state);
  // Its link opens the same game.
  await article.ask({ tavern: 1, type: "new-game", setup: { players: 1, module: 1 } }, "state");
  assert.deepEqual((await article.ask({ tavern: 1, type: "load", link: last.link }, "state")).state, last.state);
  assert.equal(await page.evaluate(() => document.activeElement.id), "above", "the game has not taken the focus");

  // Invalid messages change nothing, and are noted.
  const before = await article.frame.evaluate(() => window.tavern.link);
  const bad = ["hello", 7, null, {}, { type: "undo" }, { tavern: 2, type: "undo" }, { tavern: 1, type: "dance" }, { tavern: 1, type: "undo", much: 1 }, [1]];
  for (const message of bad) {
    assert.ok(!fits("inbound", message), JSON.stringify(message));
    await article.say(message);
  }
  // Impossible ones get an answer.
  const refusal = await article.ask({ tavern: 1, type: "act", action: { kind: "ready" } }, "error");
  assert.equal(refusal.reason, "illegal-action");
  assert.ok(fits("outbound", refusal));
  assert.equal(await article.frame.evaluate(() => window.tavern.link), before);
  assert.equal(article.notes.length, bad.length, article.notes.join("\n"));
  // Messages from the frame itself or from other sources are ignored.
  await article.frame.evaluate(() => window.postMessage({ tavern: 1, type: "undo" }, "*"));
  await article.frame.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  assert.equal(await article.frame.evaluate(() => window.tavern.link), before);
  await article.ask({ tavern: 1, type: "undo" }, "state");
  assert.notEqual(await article.frame.evaluate(() => window.tavern.link), before);

  // The wheel over the game scrolls the page, at the latest at the end of the game's own scrolling.
  const { x, y } = await page.evaluate(() => {
    const { left, top, width, height } = window.frame.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(x, y);
  for (let turns = 0; (await page.evaluate(() => window.scrollY)) <= 50; ++turns) {
    assert.ok(turns < 20, "the wheel is held");
    await article.wheel(200);
    await new Promise((passed) => setTimeout(passed, 200));
  }
  await page.evaluate(() => window.scrollTo(0, 0));

  // Tab passes through the frame in both directions.
  const leaves = async (from, to, key) => {
    await page.evaluate((id) => document.querySelector(id).focus(), from);
    for (let presses = 0; presses < 90; ++presses) {
      await article.press(key);
      if ((await article.focused()) === to) return presses;
    }
    return assert.fail(`${key} does not lead from ${from} to ${to}`);
  };
  assert.ok((await leaves("#above", "below", "Tab")) > 1, "the game can be reached");
  assert.ok((await leaves("#below", "above", "Shift+Tab")) > 1, "the game can be reached");

  // Browser and page keep their shortcuts, even while the board has the focus.
  const kept = await article.frame.evaluate(() => {
    const canvas = document.querySelector("canvas");
    const keys = [
      { key: "f", code: "KeyF", keyCode: 70, ctrlKey: true },
      { key: "k", code: "KeyK", keyCode: 75, metaKey: true },
      { key: "ArrowLeft", code: "ArrowLeft", keyCode: 37, altKey: true },
      { key: "F5", code: "F5", keyCode: 116 },
      { key: "Tab", code: "Tab", keyCode: 9 },
      { key: "PageDown", code: "PageDown", keyCode: 34 },
      { key: "'", code: "Quote", keyCode: 222 },
    ];
    return keys.filter((key) => !canvas.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true })));
  });
  assert.deepEqual(kept, []);
  assert.deepEqual(article.complaints, []);
}

for (const way of ["script", "frame", "sandbox"]) {
  test(`${way}: loads, plays by messages, and leaves the page its own`, { timeout: minutes(3) }, async () => {
    const article = await chromiumArticle(way);
    article.wheel = (by) => article.page.mouse.wheel(0, by);
    article.press = (key) => article.page.keyboard.press(key);
    try {
      await checkArticle(article, way);
    } finally {
      await article.close();
    }
  });
}

test("the same in Firefox", { timeout: minutes(8), skip: isLeftOut("Firefox") }, async (context) => {
  const firefox = await openFirefox();
  context.after(() => firefox.close());
  for (const way of process.env.TAVERNS_WHOLE ? ["script", "frame", "sandbox"] : ["script", "sandbox"]) {
    await context.test(way, async () => {
      const article = await Article.open(firefox, way);
      await article.page.setViewport({ width: 1000, height: 700 });
      article.wheel = (by) => article.page.mouse.wheel({ deltaY: by });
      article.press = async (key) => {
        if (key === "Tab") return article.page.keyboard.press("Tab");
        await article.page.keyboard.down("Shift");
        await article.page.keyboard.press("Tab");
        await article.page.keyboard.up("Shift");
      };
      try {
        await checkArticle(article, way);
      } finally {
        await article.close();
      }
    });
  }
});

/** A page of another site with the game, until the test ends. */
async function hostFor(context) {
  const host = await serveHost(chromium.address);
  context.after(() => {
    host.close();
    host.closeAllConnections();
  });
  return `http://localhost:${host.address().port}/`;
}

test("ten posters cost one script of 2 kB", async (context) => {
  const script = await readFile(`${siteFolder}/embed.js`);
  const served = await fetch(`${chromium.address}embed.js`, { headers: { "Accept-Encoding": "br" } });
  assert.equal(Buffer.from(await served.arrayBuffer()).toString(), script.toString());
  assert.ok((await readFile(`${siteFolder}/embed.js.br`)).length <= 2048);
  assert.ok(gzipSync(script).length <= 2304, "nor where a host compresses by gzip");

  const asked = [];
  const { page } = await chromium.visit({ waits: false, path: "licences.txt" });
  const host = await hostFor(context);
  page.on("request", (request) => {
    if (request.url().startsWith(chromium.address)) asked.push(request.url().slice(chromium.address.length));
  });
  await page.goto(`${host}ten`, { waitUntil: "networkidle" });
  await until(page, () => document.querySelectorAll("tavern-game:defined").length === 10);
  assert.deepEqual(asked, ["embed.js"]);
  assert.deepEqual(await page.evaluate(() => document.querySelectorAll("iframe").length), 0);
  await page.context().close();
});

test("an element without moments shows none; one that is taken out hears nothing, and put back it hears the game", { timeout: minutes(1) }, async (context) => {
  const { page } = await chromium.visit({ waits: false, path: "licences.txt" });
  await page.addInitScript(() => {
    window.listeners = new Set();
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (kind, listener, ...rest) => {
      if (kind === "message") window.listeners.add(listener);
      addEventListener.call(window, kind, listener, ...rest);
    };
    window.removeEventListener = (kind, listener, ...rest) => {
      window.listeners.delete(listener);
      removeEventListener.call(window, kind, listener, ...rest);
    };
  });
  await page.goto(`${await hostFor(context)}ten`);
  await until(page, () => document.querySelectorAll("tavern-game:defined").length === 10);
  const inside = await page.evaluate(() => {
    window.game = document.querySelector("tavern-game");
    window.game.goTo(5);
    return window.game.shadowRoot.querySelector("iframe");
  });
  assert.equal(inside, null);
  await page.evaluate(() => {
    window.ready = 0;
    window.game.addEventListener("tavern", ({ detail }) => (window.ready += detail.type === "ready"));
    window.game.shadowRoot.querySelector("section").click();
  });
  await until(page, () => window.ready === 1);
  assert.equal(await page.evaluate(() => (window.game.remove(), window.listeners.size)), 9);
  await page.evaluate(() => document.body.prepend(window.game));
  await until(page, () => window.ready === 2);
  await page.context().close();
});

for (const way of ["problem", "problem-in-sandbox"])
  test(`${way}: solved inside the frame, and the page hears the stars`, { timeout: minutes(2) }, async () => {
    const article = await chromiumArticle(way);
    if (way === "problem") {
      assert.match(article.poster.words, /Keep the guests, or start over\?\s+Solve it here$/);
      assert.deepEqual(article.poster.loaded.sort(), ["embed.js", "icon.png"], "the script, and the author's own picture");
    }
    await article.page.evaluate(() => {
      window.solved = [];
      document.querySelector("tavern-game")?.addEventListener("problem-solved", ({ detail }) => window.solved.push(detail));
    });
    // A silent page hears nothing; the element asks by itself.
    if (way !== "problem") await article.ask({ tavern: 1, type: "configure" }, "state");
    await hasTarget(article.frame, "keep-guests");
    await press(article.frame, "keep-guests");
    await until(article.page, () => window.heard.some(({ type }) => type === "problem-solved"));
    const heard = await article.page.evaluate(() => window.heard.filter(({ type }) => type === "problem-solved"));
    assert.equal(heard.length, 1);
    assert.ok(fits("outbound", heard[0]), ajv.errorsText());
    if (way === "problem") assert.deepEqual(await article.page.evaluate(() => window.solved), heard);
    await hasTarget(article.frame, "show-best");
    assert.deepEqual(article.complaints, []);
    await article.close();
  });

test("story: its steps and the article's own text move the board, and stand below it in a narrow column", { timeout: minutes(2) }, async (context) => {
  const { page } = await chromium.visit({ waits: false, path: "licences.txt" });
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(`${await hostFor(context)}story`);
  await until(page, () => document.querySelectorAll("tavern-game:defined").length === 3);
  await page.evaluate(() => {
    window.heard = [];
    for (const [index, game] of document.querySelectorAll("tavern-game").entries())
      game.addEventListener("tavern", ({ detail }) => detail.type === "state" && window.heard.push({ ...detail, index }));
  });
  const hears = (index, at) =>
    until(page, ([of, moment]) => window.heard.some((state) => state.index === of && state.at === moment), [index, at]);
  // A button of the prose begins the story before it, at its moment.
  await page.click("#prose");
  await hears(1, 12);
  const steps = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("tavern-game")[1].shadowRoot.querySelectorAll("li button")].map((step) => [step.innerText, step.ariaCurrent]),
    );
  const [[first], [second], [third]] = await steps();
  assert.match(first, /^An evening at the Hirschen/);
  assert.match(second, /wäre hier die bessere Wahl gewesen – er/);
  assert.match(third, /two of her tables want a 5\.$/);
  assert.deepEqual((await steps()).map(([, current]) => current), ["false", "false", "true"]);
  const heard = await page.evaluate(() => window.heard);
  for (const { index, ...state } of heard) assert.ok(fits("outbound", state), `${index}: ${ajv.errorsText()}`);
  // A step moves the board.
  await page.evaluate(() => document.querySelectorAll("tavern-game")[1].shadowRoot.querySelectorAll("li button")[1].click());
  await hears(1, 4);
  const places = (width) =>
    page.setViewportSize({ width, height: 700 }).then(() =>
      page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { shadowRoot } = document.querySelectorAll("tavern-game")[1];
        const frame = shadowRoot.querySelector("iframe").getBoundingClientRect();
        const list = shadowRoot.querySelector("ol").getBoundingClientRect();
        return { beside: list.left >= frame.right, below: list.top >= frame.bottom, outside: list.right > innerWidth };
      }),
    );
  assert.deepEqual(await places(1200), { beside: true, below: false, outside: false });
  assert.deepEqual(await places(320), { beside: false, below: true, outside: false });
  assert.equal(await page.evaluate(() => document.querySelector("tavern-game").shadowRoot.querySelector("iframe")), null);
  await page.click("#other");
  await hears(2, 3);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("the frame follows its column", async () => {
  const article = await chromiumArticle("script");
  const sizes = [];
  for (const width of [1200, 700, 400, 320]) {
    await article.page.setViewportSize({ width, height: 700 });
    sizes.push(
      await article.page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { width, height } = window.frame.getBoundingClientRect();
        return { column: document.body.clientWidth, width, height };
      }),
    );
  }
  for (const { column, width } of sizes) assert.equal(width, column);
  for (const { width, height } of sizes) assert.ok(height >= 480 && height <= width * 1.7, `${width} x ${height}`);
  // It also reports its size to a page that sizes the frame itself.
  const said = (await article.page.evaluate(() => window.heard)).findLast(({ type }) => type === "resize");
  assert.ok(fits("outbound", said));
  assert.equal(said.width, Math.round(sizes.at(-1).width));
  await article.close();
});

/** Scrolls inside the frame by wheel, finger and page key; at the end the page scrolls on. */
async function scrollsSheet(article) {
  const { page, frame } = article;
  const session = await page.context().newCDPSession(page);
  const corner = await page.evaluate(() => window.frame.getBoundingClientRect().toJSON());
  const [x, y] = [corner.left + corner.width / 2, corner.top + corner.height / 2];
  const heightOf = () => frame.evaluate(() => window.tavern.targets.find(({ id }) => id === "stay-awake-1").y);
  const movesBy = async (what, move) => {
    const before = await heightOf();
    await move();
    await until(frame, () => window.tavern.atRest);
    await page.waitForTimeout(100);
    await until(frame, () => window.tavern.atRest);
    assert.notEqual(await heightOf(), before, what);
    assert.equal(await page.evaluate(() => window.scrollY), 0, `the page stays, ${what}`);
  };
  const touch = (type, at) => session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  const swipe = async () => {
    await touch("touchStart", y);
    for (let step = 1; step <= 10; ++step) await touch("touchMove", y - 8 * step);
    await touch("touchEnd");
  };
  await movesBy("by finger", swipe);
  await page.mouse.move(x, y);
  await movesBy("by wheel", () => page.mouse.wheel(0, -2000));
  await movesBy("by page key", () => page.keyboard.press("PageDown"));
  await movesBy("by Home", () => page.keyboard.press("Home"));
  await movesBy("by End", () => page.keyboard.press("End"));
  for (const move of [() => page.mouse.wheel(0, 200), swipe]) {
    await move();
    await until(page, () => window.scrollY > 20);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
}

test("a sheet in the frame scrolls, and the page around stays", async () => {
  const article = await chromiumArticle("frame", { context: { hasTouch: true } });
  await hasTarget(article.frame, "settings");
  const { x, y } = await article.frame.evaluate(() => {
    const { x, y, width, height } = window.tavern.targets.find(({ id }) => id === "settings");
    return { x: x + width / 2, y: y + height / 2 };
  });
  const corner = await article.page.evaluate(() => window.frame.getBoundingClientRect().toJSON());
  await article.page.touchscreen.tap(corner.left + x, corner.top + y);
  await hasTarget(article.frame, "stay-awake-1");
  await until(article.frame, () => window.tavern.atRest);
  await scrollsSheet(article);
  assert.deepEqual(article.complaints, []);
  await article.close();
});

test("a swipe over the board moves the page and touches nothing; a drag of a die does not move it", async () => {
  const article = await chromiumArticle("frame", { context: { hasTouch: true } });
  const { page } = article;
  const playTo = async (question, game) => {
    let state = await article.ask({ tavern: 1, type: "new-game", seed: 3, ...game }, "state");
    for (let acts = 0; state.question !== question; ++acts) {
      assert.ok(acts < 100, `nobody is asked ${question}`);
      state = await article.ask({ tavern: 1, type: "act", action: state.legal[0] }, "state");
    }
  };
  const session = await page.context().newCDPSession(page);
  const touch = (type, x, y) => session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const swipe = async (x, y, by) => {
    await touch("touchStart", x, y);
    for (let step = 1; step <= 10; ++step) await touch("touchMove", x, y + (by * step) / 10);
    await touch("touchEnd");
    await page.waitForTimeout(300);
  };
  const corner = await page.evaluate(() => window.frame.getBoundingClientRect().toJSON());
  const place = async (id) => {
    const target = (await article.frame.evaluate(() => window.tavern.targets)).find((one) => one.id === id);
    return { x: corner.left + target.x + target.width / 2, y: corner.top + target.y + target.height / 2 };
  };
  const link = () => article.frame.evaluate(() => window.tavern.link);

  await playTo("take-die", { setup: { players: 2, module: 1 } });
  await hasTarget(article.frame, "take-0");
  const offered = await place("take-0");
  await swipe(offered.x, offered.y, -60);
  assert.equal(await page.evaluate(() => window.scrollY), 0, "a die of the coaster is dragged");

  await playTo("plan", { setup: { players: 1, module: 1 } });
  await hasTarget(article.frame, "die-0");
  const before = await link();

  const die = await place("die-0");
  await swipe(die.x, die.y, -150);
  assert.equal(await page.evaluate(() => window.scrollY), 0, "the die is dragged");

  const menu = await place("menu");
  await swipe(menu.x, menu.y + 200, -150);
  assert.ok((await page.evaluate(() => window.scrollY)) > 50, "the page is moved");
  await page.evaluate(() => window.scrollTo(0, 0));
  // The swipe starts and ends on the button, which moves with the page.
  await swipe(menu.x, menu.y, -40);
  assert.ok((await page.evaluate(() => window.scrollY)) > 0, "the page is moved");
  await page.evaluate(() => window.scrollTo(0, 0));
  await until(article.frame, () => window.tavern.atRest);
  assert.ok(!(await article.frame.evaluate(() => window.tavern.targets)).some(({ id }) => id === "settings"), "the menu stays closed");
  assert.equal(await link(), before);

  // A tap still works.
  await page.touchscreen.tap(menu.x, menu.y);
  await until(article.frame, () => window.tavern.targets.some(({ id }) => id === "settings"));
  assert.deepEqual(article.complaints, []);
  await article.close();
});

const press = (frame, id) =>
  frame.evaluate((wanted) => [...document.querySelectorAll("button")].find((button) => button.dataset.id === wanted).click(), id);
const hasTarget = (frame, id) =>
  until(frame, (wanted) => window.tavern.atRest && window.tavern.targets.some((target) => target.id === wanted), id);

test("in a sandbox the game says that nothing is kept, and offers its link", async () => {
  const article = await chromiumArticle("sandbox");
  assert.match(await article.frame.evaluate(() => document.querySelector("[role=log]").textContent), /not saved inside this page/);
  const { link } = await article.ask({ tavern: 1, type: "new-game", setup: { players: 2, module: 1 }, seed: 7 }, "state");
  await hasTarget(article.frame, "own-tab");
  await press(article.frame, "own-tab");
  await article.frame.waitForSelector(".entry");
  assert.equal(await article.frame.evaluate(() => document.querySelector(".entry").value), `${chromium.address}index.html#${link}`);
  await article.close();
});

test("where it may, it opens a tab of its own with the game at hand, which is kept there", async () => {
  const article = await chromiumArticle("popups");
  await article.ask({ tavern: 1, type: "new-game", setup: { players: 2, module: 1 }, seed: 7 }, "state");
  await hasTarget(article.frame, "own-tab");
  // Only human input opens tabs.
  const { x, y } = await article.frame.evaluate(() => {
    const target = window.tavern.targets.find(({ id }) => id === "own-tab");
    return { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  });
  await article.frame.evaluate(() => {
    const { open } = window;
    window.open = (...words) => {
      window.openedAt = window.event?.type;
      return open(...words);
    };
  });
  const corner = await article.page.evaluate(() => window.frame.getBoundingClientRect().toJSON());
  const opening = article.page.context().waitForEvent("page");
  await article.page.mouse.click(corner.left + x, corner.top + y);
  const tab = await opening;
  assert.match(await article.frame.evaluate(() => window.openedAt), /^(mouseup|pointerup|touchend|keydown|click)$/);
  await until(tab, () => window.tavern?.atRest && window.tavern.state !== null);
  assert.deepEqual(await tab.evaluate(() => window.tavern.state), await article.state());
  await article.close();
});

test("the computer plays in a sandbox, too, where it has no worker", { timeout: minutes(2) }, async () => {
  const article = await chromiumArticle("sandbox");
  const innkeepers = [{ name: "Ada", color: "blue" }, { name: "", color: "red", keeper: "homely" }];
  await article.say({ tavern: 1, type: "configure", pace: "instant", motion: "instant" });
  const first = await article.ask({ tavern: 1, type: "new-game", setup: { players: 2, module: 1 }, seed: 7, innkeepers }, "state");
  let state = first;
  const computerActs = () =>
    article.page.evaluate(() => window.heard.filter(({ type, actor }) => type === "action" && actor.player === 1 && actor.kind === "player").length);
  for (let acts = 0; acts < 40 && (await computerActs()) < 5; ++acts) {
    // While the computer thinks, the page has no legal actions.
    await until(article.page, () => window.heard.findLast(({ type }) => type === "state").legal?.length > 0);
    state = await article.page.evaluate(() => window.heard.findLast(({ type }) => type === "state"));
    await article.ask({ tavern: 1, type: "act", action: state.legal[0] }, "state");
  }
  assert.ok((await computerActs()) >= 5);
  assert.deepEqual(article.complaints, []);
  await article.close();
});

test("a replay waits for its pictures", { timeout: minutes(2) }, async () => {
  const holdPictures = (page) =>
    page.addInitScript(() => {
      const held = new Promise((show) => (window.showPictures = show));
      const { prototype } = HTMLImageElement;
      const { set } = Object.getOwnPropertyDescriptor(prototype, "src");
      Object.defineProperty(prototype, "src", { set(source) { void held.then(() => set.call(this, source)); } });
    });
  const visit = await chromium.visit({ before: holdPictures, waits: false, path: "examples.html" });
  await visit.page.locator("#a-replay button").click();
  const played = await (await visit.page.locator("#a-replay iframe").elementHandle()).contentFrame();
  await until(played, () => window.tavern?.targets.some(({ id }) => id === "history-timeline"));
  const position = () => played.evaluate(() => JSON.stringify(window.tavern.state));
  const first = await position();
  await new Promise((passed) => setTimeout(passed, 3000));
  assert.equal(await position(), first);
  await played.evaluate(() => window.showPictures());
  await until(played, (before) => JSON.stringify(window.tavern.state) !== before, first);
  assert.equal(await played.evaluate(() => window.tavern.picturesMissing), 0);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("the examples work under their own policy", { timeout: minutes(2) }, async () => {
  const visit = await chromium.visit({ viewport: { width: 900, height: 800 }, waits: false, path: "examples.html" });
  const { page } = visit;
  await until(page, () => document.querySelectorAll("tavern-game:defined").length === 6);
  const open = async (id) => {
    await page.locator(`#${id} button`).click();
    const frame = await (await page.locator(`#${id} iframe`).elementHandle()).contentFrame();
    await until(frame, () => window.tavern?.atRest);
    return frame;
  };
  assert.equal(await (await open("empty-inn")).evaluate(() => window.tavern.state), null);
  const puzzle = await open("a-puzzle");
  const position = await puzzle.evaluate(() => window.tavern.state);
  assert.equal(position.round, 5);
  assert.equal(position.phase, "planning");

  const played = await open("a-replay");
  await until(played, () => window.tavern.targets.some(({ id }) => id === "history-timeline"));
  const now = await played.evaluate(() => JSON.stringify(window.tavern.state));
  await until(played, (before) => JSON.stringify(window.tavern.state) !== before, now);

  const [first, second] = [await open("first-of-two"), await open("second-of-two")];
  await until(first, () => document.documentElement.lang === "de");
  await until(second, () => document.documentElement.lang === "nl");

  const spoken = await open("by-messages");
  await page.getByRole("button", { name: "New game" }).click();
  await until(spoken, () => window.tavern.state !== null);
  const link = await spoken.evaluate(() => window.tavern.link);
  await page.getByRole("button", { name: "Play the first action" }).click();
  await until(spoken, (before) => window.tavern.link !== before, link);
  await until(
    page,
    (before) => document.querySelector("#by-messages").shadowRoot.querySelector("a").hash.slice(1) !== before,
    link,
  );
  // The sandbox at the page's foot may store nothing, and the browser complains about it in its own words.
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
