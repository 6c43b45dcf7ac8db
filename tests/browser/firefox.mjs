// Opens the built site in Debian's Firefox. It offers WebGL without a graphics card on a display only, so one is made
// that nobody sees.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { serve } from "../../ci/serve.mjs";
import { paintNothing, Visit } from "./harness.mjs";

const puppeteer = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");

export const firefoxProgram = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** A display of its own; resolves to its name and how to end it. */
async function openDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.stdio[3].once("data", (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

export async function openFirefox() {
  const server = await serve();
  const address = `http://localhost:${server.address().port}/`;
  const display = await openDisplay();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxProgram,
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    // The device asks for less motion.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    address,
    newPage: () => browser.newPage(),
    /** @param {{ viewport: { width: number, height: number }, before?: () => void }} options  before runs in the page */
    async visit({ viewport, before }) {
      const page = await browser.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(paintNothing);
      if (before) await page.evaluateOnNewDocument(before);
      const visit = new Visit(page, address);
      await visit.goTo("");
      return visit;
    },
    async close() {
      await browser.close();
      display.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
