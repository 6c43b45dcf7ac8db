// The engines for the ways of ways.mjs. A way names its engine if it is not Chromium.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { firefoxProgram, openFirefox } from "./firefox.mjs";
import { browserPath, openBrowser } from "./harness.mjs";
import { openWebKit, webkitDriver } from "./webkit.mjs";

/** Opens a browser. Its visits resolve to a visit, the session of the Chrome DevTools protocol, if any, and a function
 * that ends both. */
const engines = {
  Chromium: {
    program: browserPath,
    async open() {
      const browser = await openBrowser();
      return {
        async visit(way, before, moves) {
          const context = { hasTouch: way === "touch", reducedMotion: moves ? "no-preference" : "reduce" };
          const visit = await browser.visit({ context, before });
          return { visit, input: await visit.page.context().newCDPSession(visit.page), end: () => visit.close() };
        },
        close: () => browser.close(),
      };
    },
  },
  Firefox: {
    program: firefoxProgram,
    async open() {
      const firefox = await openFirefox();
      return {
        async visit(way, before) {
          const visit = await firefox.visit({ viewport: { width: 1280, height: 720 }, before });
          return { visit, end: () => visit.page.close() };
        },
        close: () => firefox.close(),
      };
    },
  },
  // Each profile is a browser of its own here.
  WebKit: {
    program: webkitDriver,
    open: async () => ({
      async visit(way, before) {
        const webkit = await openWebKit({ before });
        const visit = await webkit.visit().catch(async (error) => {
          await webkit.close();
          throw error;
        });
        const end = async () => {
          await visit.page.hear().catch(() => {});
          await webkit.close();
        };
        return { visit, end };
      },
      close: async () => {},
    }),
  },
};

const engineNameOf = (way) => way.split(" in ")[1] ?? "Chromium";

/** Whether tests in this engine are skipped, since the browser is not installed. If all engines are required, nothing
 * is skipped, and tests without their browser fail. */
export const isLeftOut = (engine) =>
  !process.env.CI && !process.env.TAVERNS_ALL_ENGINES && !existsSync(engines[engine].program);
export const isWayLeftOut = (way) => isLeftOut(engineNameOf(way));

/** Opens the browser for a way; the caller closes it. */
export const openFor = (way) => engines[engineNameOf(way)].open();

/** Plays in a profile of its own and resolves to the result; there must be no complaints.
 * @param before gets the page before the program starts
 * @param moves whether the device does without reduced motion; only Chromium can be told */
export async function playIn(browser, way, before, plays, moves = false) {
  const { visit, input, end } = await browser.visit(way, before, moves);
  const played = await plays(visit, input).finally(end);
  assert.deepEqual(visit.complaints, []);
  return played;
}

/** The same in a browser of its own. */
export async function playBy(way, before, plays) {
  const browser = await openFor(way);
  return playIn(browser, way, before, plays).finally(() => browser.close());
}
