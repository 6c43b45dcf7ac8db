// Opens the built site in a real browser, touches what lies on the canvas with a real pointer, and keeps account of what
// must not happen: errors on the console, failed requests, requests to other hosts.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { serve } from "../../ci/serve.mjs";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("playwright-core");

export const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const browserFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-gl=angle",
  "--use-angle=swiftshader",
];

/** Chromium as all tests drive it. */
export const launchBrowser = () => chromium.launch({ executablePath: browserPath, args: browserFlags });

/** In the page, before it starts: everything but the work of painting is done, which a graphics card would do; without
 *  one it takes most of the time. */
export function paintNothing() {
  for (const name of ["clear", "drawElements"]) WebGL2RenderingContext.prototype[name] = () => {};
}

/** Of a visit, for whoever measures no times. */
export const clockSpeed = 4;

/** For whoever does: times are judged by `ci/nightly times` alone. */
export const measuredClockSpeed = process.env.TAVERNS_TIMES ? 1 : clockSpeed;

/** In the page, before it starts: its clock runs so many times as fast. What has just come is seen for 400 ms before it
 *  answers, and waiting for that would take most of the time. */
export function quickenClock(speed) {
  const { now } = performance;
  performance.now = () => now.call(performance) * speed;
}

/** In the page, before it starts: chance is the same in every run of the tests, and another at each loading of a profile. */
function loadDice() {
  let state = 0;
  try {
    state = Number(localStorage.getItem("loads")) + 1;
    localStorage.setItem("loads", String(state));
  } catch {
    // A page without storage is loaded once.
  }
  Crypto.prototype.getRandomValues = (numbers) => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    for (let index = 0; index < bytes.length; ++index) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[index] = state >>> 24;
    }
    return numbers;
  };
}

/**
 * A browser and the site, for the visits of one test file.
 * @param {{ folder?: string, spoil?: function }} options  folder: of the site, if it is not the one built; spoil: see serve
 */
export async function openBrowser({ folder, spoil } = {}) {
  let server = await serve({ folder, spoil });
  const { port } = server.address();
  const stopServer = () =>
    new Promise((stopped) => {
      server.close(stopped);
      server.closeAllConnections();
    });
  const address = `http://localhost:${port}/`;
  const browser = await launchBrowser();
  return {
    address,
    /**
     * A visit in a profile of its own, which ends with the visit.
     * @param {{ viewport?: { width: number, height: number }, pixelRatio?: number, painted?: boolean, path?: string,
     *   context?: object, before?: (page: object) => Promise<void>, waits?: boolean, clockSpeed?: number }} options
     *   `painted`: for whoever looks at the canvas. `context` is handed to the browser's newContext as it is (locale,
     *   reducedMotion, hasTouch, ...). `clockSpeed`: 1 for whoever measures times.
     */
    async visit({
      viewport = { width: 1280, height: 720 },
      pixelRatio = 1,
      painted = false,
      path = "",
      context = {},
      before,
      waits = true,
      clockSpeed: speed = clockSpeed,
    } = {}) {
      const profile = await browser.newContext({
        viewport,
        deviceScaleFactor: pixelRatio,
        reducedMotion: "reduce",
        ...context,
      });
      // A shared machine may stand still for a while; every test has a limit of its own.
      profile.setDefaultTimeout(120_000);
      const page = await profile.newPage();
      const visit = new Visit(page, address, context.hasTouch);
      // For all tabs of the profile.
      await profile.addInitScript(loadDice);
      if (speed !== 1) await profile.addInitScript(quickenClock, speed);
      if (!painted) await page.addInitScript(paintNothing);
      await before?.(page);
      if (waits) await visit.goTo(path);
      else await page.goto(address + path);
      return visit;
    },
    stopServer,
    /** At the same address, after it was stopped. */
    async startServer() {
      server = await serve({ folder, port, spoil });
    },
    async close() {
      await browser.close();
      await stopServer();
    },
  };
}

/** What a server is asked for from now on, in order, and by which page or worker. */
export function listRequests(server) {
  const requests = [];
  server.on("request", ({ url, headers }) => requests.push({ path: url, from: headers.referer }));
  return requests;
}

/** What was asked for more than once. The worker that keeps the game for later is not counted, which fetches once more what
 *  has gone by before it was there. */
export function askedTwice(requests) {
  const asked = requests.filter(({ from }) => !from?.endsWith("/sw.js")).map(({ path }) => path);
  assert.ok(asked.some((path) => path.endsWith(".wasm")), `the program is not among ${asked}`);
  return asked.filter((path, index) => asked.indexOf(path) !== index);
}

/** For a visit's `before`: no worker keeps the game, so that every file is asked of the server. */
export const withoutServiceWorker = (page) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("blocked", "SecurityError"));
  });

/** Holds a time to its limit, both in the same unit, where nothing else has the machine: `ci/nightly times`. */
export function checkTime(what, time, limit) {
  if (process.env.TAVERNS_TIMES) assert.ok(time <= limit, `${what}: ${time} of at most ${limit}`);
}

/** Resolves when the page finds this true; unlike waitForFunction it waits for what it promises. */
export async function eventually(page, found, argument) {
  while (!(await page.evaluate(found, argument))) await page.waitForTimeout(50);
}

/** Ends visits that must have nothing to complain of. */
export async function finish(...visits) {
  for (const visit of visits) {
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  }
}

export class Visit {
  /** Empty after a good run. */
  complaints = [];
  #complain(what) {
    if (this.complaints.length < 10) this.complaints.push(what);
  }

  constructor(page, address, finger = false) {
    this.page = page;
    this.finger = finger;
    this.address = address;
    page.on("console", (message) => {
      // What is no page of the game's names no icon, so the browser looks for one.
      if (message.location().url.endsWith("/favicon.ico")) return;
      if (["error", "warning"].includes(message.type())) this.#complain(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#complain(`error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const { errorText } = request.failure();
      // Who leaves a page ends what it was still fetching; the page itself gives nothing up.
      if (errorText !== "net::ERR_ABORTED") this.#complain(`failed: ${request.url()} ${errorText}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#complain(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      const local = [address, "data:", "blob:"].some((start) => request.url().startsWith(start));
      if (!local) this.#complain(`another host: ${request.url()}`);
    });
  }

  async goTo(path) {
    await this.page.goto(this.address + path);
    await this.come();
  }

  /** The title, as whoever opens the page anew sees it: a reload goes on with the game that was played. */
  async startAnew() {
    await this.goTo("");
  }

  async reload() {
    await this.page.reload();
    await this.come();
  }

  /** The program begins when somebody is there, see web/src/loading/first_interaction.ts. */
  async come() {
    const begins = () => this.page.evaluate(() => window.tavern !== undefined).catch(() => false);
    // A browser drops what a pointer does before its page was seen.
    for (let x = 1; !(await begins()); x = 3 - x) {
      await this.page.mouse.move(x, 1);
      await new Promise((passed) => setTimeout(passed, 100));
    }
    await this.atRest();
  }

  /** One of the debug hooks of web/src/debug_hooks.ts. */
  fact(name) {
    return this.page.evaluate((key) => window.tavern[key], name);
  }

  /** Resolves when the page finds this true. It looks every 20 ms, not in every frame, as waiting for a frame makes the
   *  browser compose the page, which without a graphics card takes most of the time. */
  until(found, argument) {
    return this.page.waitForFunction(found, argument, { polling: 20 });
  }

  /** Resolves when the game waits for the player. */
  async atRest() {
    await this.until(() => window.tavern?.atRest);
  }

  /** Resolves when every picture is there too. */
  async complete() {
    await this.until(() => window.tavern?.picturesMissing === 0);
    await this.atRest();
  }

  /** Resolves when a kept game has been fetched and stands on the table. */
  async gameOpens() {
    await this.until(() => window.tavern.state !== null);
    await this.atRest();
  }

  /** What can be touched, by id. */
  async targets() {
    const targets = await this.fact("targets");
    return new Map(targets.filter((target) => target.enabled).map((target) => [target.id, target]));
  }

  /** Resolves when something of this id is there to be touched, and has been seen for long enough to answer. */
  async shows(id) {
    await this.until((wanted) => window.tavern.targets.some((target) => target.id === wanted), id);
    await this.atRest();
  }

  /** Touches a thing on the canvas and waits until the game has answered. */
  async touch(id) {
    // What came by itself answers only when it has been seen.
    await this.atRest();
    const target = (await this.targets()).get(id);
    if (!target) throw new Error(`nothing to touch is called ${id}: ${[...(await this.targets()).keys()].join(" ")}`);
    await this.touchTarget(target.hidden ? await this.scrollTo(id) : target);
  }

  /** Turns the wheel above or below a target, in the middle of the window, until it is seen whole; returns it. */
  async scrollTo(id) {
    const { height } = this.page.viewportSize();
    const find = async () => (await this.targets()).get(id);
    for (let target = await find(); target.hidden; target = await find()) {
      await this.page.mouse.move(target.x + target.width / 2, height / 2);
      const frames = await this.fact("drawnFrames");
      await this.page.mouse.wheel(0, target.y < height / 2 ? -200 : 200);
      await this.until((before) => window.tavern.drawnFrames > before + 1 && window.tavern.atRest, frames);
    }
    return find();
  }

  async touchTarget(target) {
    const frames = await this.fact("drawnFrames");
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    if (this.finger) {
      await this.page.touchscreen.tap(x, y);
    } else {
      await this.page.mouse.click(x, y);
      // What the pointer rests on explains itself after a while; nobody waits for that here.
      await this.page.mouse.move(1, 1);
    }
    await this.until((before) => window.tavern.drawnFrames > before + 1 && window.tavern.atRest, frames);
  }

  /** Types into a field of the canvas. */
  async enter(id, text) {
    await this.touch(id);
    await this.page.locator("input.entry").fill(text);
    await this.page.keyboard.press("Enter");
    await this.page.locator("input.entry").waitFor({ state: "detached" });
    await this.atRest();
  }

  /** Another tab of the same profile. */
  async anotherTab() {
    const other = new Visit(await this.page.context().newPage(), this.address, this.finger);
    await other.goTo("");
    return other;
  }

  async close() {
    await this.page.context().close();
  }
}
