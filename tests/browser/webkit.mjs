// Opens the built site in WebKit, the engine of Safari and of every browser on an iPhone, in Debian's version:
// MiniBrowser by a WebDriver session, on a virtual display. Its page supports the same calls as those of the other
// browsers, as far as the tests need them.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../../ci/serve.mjs";
import { openDisplay } from "./display.mjs";
import { calendarAhead, clockSpeed, listRequests, moveCalendar, paintNothing, quickenClock, Visit } from "./harness.mjs";

export const webkitDriver = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";

/** A free port. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** In the page: collects complaints, which a WebDriver session does not report. */
function listenForComplaints() {
  window.complaints = [];
  const complain = (type, text) => window.complaints.push({ type, text });
  for (const type of ["error", "warn"])
    console[type] = (...words) => complain(type === "warn" ? "warning" : type, words.join(" "));
  addEventListener("error", ({ message }) => complain("error", message));
  addEventListener("unhandledrejection", ({ reason }) => complain("error", String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => complain("error", `refused: ${blockedURI}`));
}

/** Keys other than characters. */
const codes = { Enter: "\uE007", Tab: "\uE004", Shift: "\uE008", Control: "\uE009", Escape: "\uE00C", Space: " " };
const strokesOf = (keys) => {
  const names = keys.length === 1 ? [keys] : keys.split("+");
  return [...names.map((key) => ({ key, down: true })), ...names.reverse().map((key) => ({ key, down: false }))];
};
const movedTo = (x, y) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" });
const down = { type: "pointerDown", button: 0 };
const up = { type: "pointerUp", button: 0 };

class WebKitPage {
  #command;
  #scripts = [{ script: listenForComplaints }];
  #hearConsole = () => {};
  #size;

  /** @param command sends a command of the WebDriver protocol and resolves to its value */
  constructor(command) {
    this.#command = command;
  }

  on(event, take) {
    if (event === "console") this.#hearConsole = take;
  }
  /** Reads the page's complaints since it was loaded. */
  async hear() {
    const said = await this.evaluate(() => window.complaints?.splice(0) ?? []);
    for (const { type, text } of said) this.#hearConsole({ type: () => type, text: () => text });
  }
  /** Runs right after the page has loaded: a WebDriver session cannot do so earlier. The program starts later. */
  addInitScript(script, argument) {
    this.#scripts.push({ script, argument });
  }
  async #runScripts() {
    for (const { script, argument } of this.#scripts) await this.evaluate(script, argument);
  }
  async goto(url) {
    await this.#command("POST", "url", { url });
    await this.#runScripts();
  }
  async reload() {
    await this.hear();
    await this.#command("POST", "refresh", {});
    await this.#runScripts();
  }
  async evaluate(found, argument) {
    const script = `const [argument, done] = arguments;
      new Promise((resolve) => resolve((${found})(argument)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#command("POST", "execute/async", { script, args: [argument ?? null] });
    if (error) throw new Error(error);
    return value;
  }
  async waitForFunction(found, argument, { polling = 20, timeout = 120_000 } = {}) {
    const until = performance.now() + timeout;
    while (!(await this.evaluate(found, argument))) {
      if (performance.now() > until) throw new Error(`WebKit waited in vain for ${found}`);
      await pause(polling);
    }
    return true;
  }
  /** Directs the following calls to this frame of the page; null: the page itself. */
  toFrame(number) {
    return this.#command("POST", "frame", { id: number });
  }
  /** A field of the page, to type into. */
  locator(selector) {
    return {
      fill: async (text) => {
        await this.evaluate((field) => document.querySelector(field).select(), selector);
        await this.keyboard.type(text);
      },
      waitFor: ({ timeout } = {}) => this.waitForFunction((field) => !document.querySelector(field), selector, { timeout }),
      boundingBox: () =>
        this.evaluate((field) => {
          const box = document.querySelector(field)?.getBoundingClientRect();
          return box && { x: box.x, y: box.y, width: box.width, height: box.height };
        }, selector),
    };
  }
  async screenshot() {
    return Buffer.from(await this.#command("GET", "screenshot"), "base64");
  }
  #act(source, actions) {
    return this.#command("POST", "actions", { actions: [{ id: source.type, ...source, actions }] });
  }
  #point(...actions) {
    return this.#act({ type: "pointer", parameters: { pointerType: "mouse" } }, actions);
  }
  mouse = {
    /** Starts beside the target, since a mouse already there would not move. */
    move: (x, y) => this.#point(movedTo(x + 1, y), movedTo(x, y)),
    /** Afterwards moves the mouse away, if a place is given. */
    click: (x, y, away) => this.#point(movedTo(x, y), down, up, ...(away ? [movedTo(...away)] : [])),
    down: (x, y) => this.#point(movedTo(x, y), down),
    up: (x, y, away) => this.#point(movedTo(x, y), up, movedTo(...away)),
  };
  keyboard = {
    /** @param {{ key: string, down: boolean }[]} strokes */
    strike: (strokes) =>
      this.#act(
        { type: "key" },
        strokes.map(({ key, down }) => ({ type: down ? "keyDown" : "keyUp", value: codes[key] ?? key })),
      ),
    press: (keys) => this.keyboard.strike(strokesOf(keys)),
    type: (text) => this.keyboard.strike([...text].flatMap(strokesOf)),
  };
  viewportSize() {
    return this.#size;
  }
  /** Width and height of the visible page. */
  async setViewportSize({ width, height }) {
    this.#size = { width, height };
    const [innerWidth, innerHeight] = await this.evaluate(() => [window.innerWidth, window.innerHeight]);
    const outer = await this.#command("GET", "window/rect");
    await this.#command("POST", "window/rect", {
      width: outer.width + width - innerWidth,
      height: outer.height + height - innerHeight,
    });
    await this.waitForFunction(
      (size) => window.innerWidth === size.width && window.innerHeight === size.height,
      { width, height },
    );
  }
}

/** The settings of the device: reduced motion. */
function makeSettings() {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  return folder;
}

/**
 * One visit in a profile of its own. MiniBrowser has one window by session.
 * @param {{ folder?: string, viewport?: { width: number, height: number }, painted?: boolean,
 *   before?: (page: object) => void }} options  folder: of the site, if it is not the one built
 */
export async function openWebKit({ folder, viewport = { width: 1280, height: 720 }, painted = false, before } = {}) {
  const server = await serve({ folder });
  const address = `http://localhost:${server.address().port}/`;
  const requests = listRequests(server);
  const stopServer = () => {
    server.close();
    server.closeAllConnections();
  };
  const display = await openDisplay();
  const settings = makeSettings();
  const port = await freePort();
  // In a process group with its browser, which it leaves running when it ends.
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: "1", XDG_CONFIG_HOME: settings },
    stdio: "ignore",
    detached: true,
  });
  const end = () => {
    process.off("exit", end);
    try {
      process.kill(-driver.pid);
    } catch {
      // It has ended already.
    }
    display.close();
    stopServer();
    // The browser may still write there while it ends.
    rmSync(settings, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once("exit", end);
  // The runner ends tests that take too long by a signal.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  let session;
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKit: ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; ++tries) {
      const ready = await send("GET", "status").catch(() => undefined);
      if (ready) break;
      if (tries > 200) throw new Error("WebKit's driver does not answer");
      await pause(50);
    }
    session = await send("POST", "session", {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: 300_000, pageLoad: 120_000 },
          "webkitgtk:browserOptions": { args: ["--automation"] },
        },
      },
    });
    const page = new WebKitPage((method, name, body) => send(method, `session/${session.sessionId}/${name}`, body));
    await page.setViewportSize(viewport);
    if (!painted) page.addInitScript(paintNothing);
    page.addInitScript(quickenClock, clockSpeed);
    page.addInitScript(moveCalendar, calendarAhead);
    before?.(page);
    return {
      address,
      version: session.capabilities.browserVersion,
      requests,
      stopServer,
      /** @param path with a fragment, if any */
      async visit(path = "") {
        const visit = new Visit(page, address);
        await visit.goTo(path);
        return visit;
      },
      async close() {
        await send("DELETE", `session/${session.sessionId}`).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
