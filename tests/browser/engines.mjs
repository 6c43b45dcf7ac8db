// The browsers' engines that games are played in by a way of ways.mjs, which names its engine if it is not Chromium's.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { firefoxProgram, openFirefox } from "./firefox.mjs";
import { openBrowser } from "./harness.mjs";
import { openWebKit, webkitDriver } from "./webkit.mjs";

/** Each resolves to a visit, the session of the Chrome DevTools protocol if there is one, and how to end both. */
const engines = {
  Chromium: {
    there: true,
    async open(way, before) {
      const browser = await openBrowser();
      const visit = await browser.visit({ context: { hasTouch: way === "touch" }, before });
      return { visit, input: await visit.page.context().newCDPSession(visit.page), close: () => browser.close() };
    },
  },
  Firefox: {
    there: existsSync(firefoxProgram),
    async open(way, before) {
      const firefox = await openFirefox();
      const visit = await firefox.visit({ viewport: { width: 1280, height: 720 }, before });
      return { visit, close: () => firefox.close() };
    },
  },
  WebKit: {
    there: existsSync(webkitDriver),
    async open(way, before) {
      const webkit = await openWebKit({ before });
      const visit = await webkit.visit();
      const close = async () => {
        await visit.page.hear().catch(() => {});
        await webkit.close();
      };
      return { visit, close };
    },
  },
};

const engineOf = (way) => engines[way.split(" in ")[1] ?? "Chromium"];

export const isThere = (way) => engineOf(way).there;

/** Plays in a browser of its own, and resolves to what that resolves to; nothing may be complained of.
 *  @param before takes the page before the program begins */
export async function playBy(way, before, plays) {
  const { visit, input, close } = await engineOf(way).open(way, before);
  const played = await plays(visit, input).finally(close);
  assert.deepEqual(visit.complaints, []);
  return played;
}
