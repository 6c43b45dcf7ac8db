// The browsers' engines that games are played in by a way of ways.mjs, which names its engine if it is not Chromium's.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { firefoxProgram, openFirefox } from "./firefox.mjs";
import { browserPath, openBrowser } from "./harness.mjs";
import { openWebKit, webkitDriver } from "./webkit.mjs";

/** Each opens a browser, whose visits resolve to a visit, the session of the Chrome DevTools protocol if there is one, and
 *  how to end both. */
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
  // A profile is a browser of its own here.
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

/** Whether tests in this engine are left out, as the device has no such browser. Where all engines are to be tried nothing
 *  is left out, so that a test fails that lacks its browser. */
export const isLeftOut = (engine) =>
  !process.env.CI && !process.env.TAVERNS_ALL_ENGINES && !existsSync(engines[engine].program);
export const isWayLeftOut = (way) => isLeftOut(engineNameOf(way));

/** The browser for a way; whoever opens it closes it. */
export const openFor = (way) => engines[engineNameOf(way)].open();

/** Plays in a profile of its own, and resolves to what that resolves to; nothing may be complained of.
 *  @param before takes the page before the program begins
 *  @param moves whether the device asks for no less motion, which Chromium alone can be told */
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
