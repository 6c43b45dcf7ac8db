// Opens the built site in a real browser and keeps account of what must not happen: errors on the console, failed
// requests, requests to other hosts.
import { createRequire } from "node:module";
import { serve } from "../../ci/serve.mjs";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("playwright-core");

/**
 * @param {{ viewport?: { width: number, height: number }, pixelRatio?: number, path?: string, context?: object }} options
 *   `context` is handed to the browser's newContext as it is (locale, reducedMotion, hasTouch, ...).
 */
export async function openGame({ viewport = { width: 1280, height: 720 }, pixelRatio = 1, path = "", context = {} } = {}) {
  const server = await serve();
  const address = `http://localhost:${server.address().port}/`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--use-gl=angle",
      "--use-angle=swiftshader",
    ],
  });
  const page = await (await browser.newContext({ viewport, deviceScaleFactor: pixelRatio, ...context })).newPage();

  /** Empty after a good run. */
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const local = [address, "data:", "blob:"].some((start) => request.url().startsWith(start));
    if (!local) complaints.push(`another host: ${request.url()}`);
  });

  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  try {
    await page.goto(address + path);
    await page.waitForFunction(() => (window.game?._count_drawn_frames() ?? 0) > 0, null, { timeout: 20_000 });
  } catch (error) {
    // Else the open server would keep the test run alive for ever.
    await close();
    throw new Error([error.message, ...complaints].join("\n"));
  }

  return {
    page,
    address,
    complaints,
    drawnFrames: () => page.evaluate(() => window.game._count_drawn_frames()),
    /** Resolves when no frame has been drawn for a while, fails when that never happens. */
    async settle(quiet = 400, patience = 15_000) {
      let before = -1;
      let now = await this.drawnFrames();
      for (const end = Date.now() + patience; before !== now; ) {
        if (Date.now() > end) throw new Error(`the page still draws after ${patience} ms`);
        await page.waitForTimeout(quiet);
        [before, now] = [now, await this.drawnFrames()];
      }
    },
    close,
  };
}
