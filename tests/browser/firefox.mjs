// Opens the built site in Debian's Firefox.
import { createRequire } from "node:module";
import { serve } from "../../ci/serve.mjs";
import { openDisplay } from "./display.mjs";
import { calendarAhead, listRequests, moveCalendar, paintNothing, Visit } from "./harness.mjs";

const puppeteer = createRequire(new URL("../../web/package.json", import.meta.url))("puppeteer-core");

export const firefoxProgram = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

/** Puppeteer takes the argument after the options. */
class FirefoxVisit extends Visit {
  until(found, argument) {
    return this.page.waitForFunction(found, { polling: 20 }, argument);
  }
}

export async function openFirefox() {
  const server = await serve();
  const address = `http://localhost:${server.address().port}/`;
  const requests = listRequests(server);
  const display = await openDisplay();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxProgram,
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    // Reduced motion.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    address,
    requests,
    newPage: () => browser.newPage(),
    /** @param {{ viewport: { width: number, height: number }, painted?: boolean, before?: (page: object) => void }} options */
    async visit({ viewport, painted = false, before }) {
      const page = await browser.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(moveCalendar, calendarAhead);
      if (!painted) await page.evaluateOnNewDocument(paintNothing);
      await before?.({ addInitScript: (script, argument) => page.evaluateOnNewDocument(script, argument) });
      const visit = new FirefoxVisit(page, address);
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
