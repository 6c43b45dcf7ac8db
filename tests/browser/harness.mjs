// Opens the built site in a real browser, presses targets on the canvas with a real pointer, and records forbidden
// events: console errors, failed requests, requests to other hosts.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
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
  // Without a graphics card, composing the page takes half of the browser's time; only WebGL needs its substitute then.
  "--disable-gpu-compositing",
  "--use-gl=angle",
  "--use-angle=swiftshader",
];

/** Chromium as all tests start it. */
export const launchBrowser = (options = {}) =>
  chromium.launch({ executablePath: fileURLToPath(new URL("chromium", import.meta.url)), args: browserFlags, ...options });

/** In the page, before it starts: skips only the painting. Without a graphics card it takes most of the time. */
export function paintNothing() {
  for (const name of ["clear", "drawElements"]) WebGL2RenderingContext.prototype[name] = () => {};
}

/** In milliseconds. */
export const minutes = (number) => number * 60_000;

/** For visits that measure no times. */
export const clockSpeed = 4;

/** For visits that measure times; `ci/nightly times` and `ci/nightly damaged` enforce the limits. */
export const measuredClockSpeed = process.env.TAVERNS_TIMES ? 1 : clockSpeed;

/** In the page, before it starts: makes its clock run this many times as fast. New targets answer after 400 ms, and
 * waiting for that would take most of the time. */
export function quickenClock(speed) {
  const { now } = performance;
  performance.now = () => now.call(performance) * speed;
}

/** The day of all tests, so that the deal of the day does not depend on the day on which they run: a Wednesday, which
 * has module 3, after the golden databases were saved. `ci/nightly days` takes others. */
const day = process.env.TAVERNS_DAY ?? "2026-12-02";
/** In milliseconds. */
export const calendarAhead = new Date(`${day}T12:00:00Z`).getTime() - Date.now();

/** In the page, before it starts: moves its calendar. */
export function moveCalendar(ahead) {
  const { Date: Calendar } = window;
  window.Date = class extends Calendar {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [Calendar.now() + ahead]));
    }
    static now = () => Calendar.now() + ahead;
  };
}

/** In the page, before it starts: makes chance the same in every run of the tests, but different at each load of a
 * profile. */
function loadDice() {
  let state = 0;
  try {
    state = Number(localStorage.getItem("loads")) + 1;
    localStorage.setItem("loads", String(state));
  } catch {
    // A page without storage is loaded only once.
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
 * @param {{ folder?: string, spoil?: function }} options  folder: of the site, by default the built one; spoil: see serve
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
     *   `painted`: for tests that look at the canvas. `context` goes unchanged to the browser's newContext (locale,
     *   reducedMotion, hasTouch, ...). `clockSpeed`: 1 for tests that measure times.
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
      // A shared machine may stall for a while; each test has its own limit.
      profile.setDefaultTimeout(120_000);
      const page = await profile.newPage();
      const visit = new Visit(page, address, context.hasTouch);
      // For all tabs of the profile.
      await profile.addInitScript(loadDice);
      await profile.addInitScript(moveCalendar, calendarAhead);
      if (speed !== 1) await profile.addInitScript(quickenClock, speed);
      if (!painted) await page.addInitScript(paintNothing);
      await before?.(page);
      if (waits) await visit.goTo(path);
      else await page.goto(address + path);
      return visit;
    },
    stopServer,
    /** At the same address as before. */
    async startServer() {
      server = await serve({ folder, port, spoil });
    },
    async close() {
      await browser.close();
      await stopServer();
    },
  };
}

/** Requests to a server from now on, in order, with the page or worker that made them. */
export function listRequests(server) {
  const requests = [];
  server.on("request", ({ url, headers }) => requests.push({ path: url, from: headers.referer }));
  return requests;
}

/** Files requested more than once. The service worker does not count: it fetches again the files requested before it
 * started. */
export function askedTwice(requests) {
  const asked = requests.filter(({ from }) => !from?.endsWith("/sw.js")).map(({ path }) => path);
  assert.ok(asked.some((path) => path.endsWith(".wasm")), `the program is not among ${asked}`);
  return asked.filter((path, index) => asked.indexOf(path) !== index);
}

/** For a visit's `before`: without a service worker every file is requested from the server. */
export const withoutServiceWorker = (page) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("blocked", "SecurityError"));
  });

/** Enforces the limit of a time, both in the same unit, on an otherwise idle machine: see measuredClockSpeed. */
export function checkTime(what, time, limit) {
  if (process.env.TAVERNS_TIMES) assert.ok(time <= limit, `${what}: ${time} of at most ${limit}`);
}

/** Resolves when the condition holds in a page or frame. It polls every 20 ms, not in every frame: waiting for a frame
 * makes the browser compose the page, which takes most of the time without a graphics card. */
export const until = (page, found, argument) => page.waitForFunction(found, argument, { polling: 20 });

/** Resolves when the condition holds in the page. Unlike waitForFunction it awaits promises, and is the same in all
 * engines. */
export async function eventually(page, found, argument) {
  while (!(await page.evaluate(found, argument))) await pause(50);
}

/** Ends visits that must have no complaints. */
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
      // Pages other than the game's name no icon, so the browser looks for one.
      if (message.location().url.endsWith("/favicon.ico")) return;
      // Composing without a graphics card, the browser reads the canvas itself.
      if (message.text().includes("GPU stall due to ReadPixels")) return;
      if (["error", "warning"].includes(message.type())) this.#complain(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.#complain(`error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const { errorText } = request.failure();
      // Leaving a page ends its requests; the page itself cancels none.
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

  /** Opens the title, like a newly opened page: a reload would continue the game. */
  async startAnew() {
    await this.goTo("");
  }

  async reload() {
    await this.page.reload();
    await this.come();
  }

  /** Makes the first interaction, which starts the program, see web/src/loading/first_interaction.ts. */
  async come() {
    await this.stirUntil(() => window.tavern !== undefined);
    await this.atRest();
  }

  /** Moves the mouse until the condition holds in the page: a browser drops pointer input before the first paint. */
  async stirUntil(found) {
    for (let x = 1; !(await this.page.evaluate(found).catch(() => false)); x = 3 - x) {
      await this.page.mouse.move(x, 1);
      await pause(20);
    }
  }

  /** A debug hook of web/src/debug_hooks.ts. */
  fact(name) {
    return this.page.evaluate((key) => window.tavern[key], name);
  }

  /** Milliseconds from the start of loading to the program's first frame. */
  firstFrameAt() {
    return this.page.evaluate(() => performance.getEntriesByName("first frame")[0].startTime);
  }

  /** Resolves when the condition holds in the page. */
  until(found, argument) {
    return until(this.page, found, argument);
  }

  /** Resolves when the game waits for the player. */
  async atRest() {
    await this.until(() => window.tavern?.atRest);
  }

  /** Resolves when all pictures have loaded as well. */
  async complete() {
    await this.until(() => window.tavern?.picturesMissing === 0);
    await this.atRest();
  }

  /** Resolves when a saved game has been loaded onto the table. */
  async gameOpens() {
    await this.until(() => window.tavern.state !== null);
    await this.atRest();
  }

  /** The targets by id. */
  async targets() {
    const targets = await this.fact("targets");
    return new Map(targets.filter((target) => target.enabled).map((target) => [target.id, target]));
  }

  /** Resolves when the target is there, and has been visible for long enough to answer. */
  async shows(id) {
    await this.until((wanted) => window.tavern.targets.some((target) => target.id === wanted), id);
    await this.atRest();
  }

  /** Presses a target on the canvas and waits for the game's answer. */
  async touch(id) {
    // A target that appeared by itself answers only after it has been visible.
    await this.atRest();
    const target = (await this.targets()).get(id);
    if (!target) throw new Error(`nothing to touch is called ${id}: ${[...(await this.targets()).keys()].join(" ")}`);
    await this.touchTarget(target.hidden ? await this.scrollTo(id) : target);
  }

  /** Turns the wheel in the middle of the window until the target is fully visible; returns it. */
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
      // A resting pointer would open an explanation.
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
