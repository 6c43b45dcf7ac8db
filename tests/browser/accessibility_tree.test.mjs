// The accessibility tree offers actions as soon as the game accepts them, even while things still move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** In the page: presses a button. Returns the number of drawn frames until the position changed and until the buttons
 * changed, and the milliseconds of movement after that; nothing if either stayed the same. */
function pressAndWatch(id) {
  return new Promise((resolve) => {
    const buttons = () => [...document.querySelectorAll("button[data-id]")].map((one) => one.dataset.id).join(" ");
    const position = () => JSON.stringify(window.tavern.state);
    const [buttonsBefore, positionBefore] = [buttons(), position()];
    let acted;
    let offered;
    document.querySelector(`button[data-id="${id}"]`).click();
    const look = () => {
      const { drawnFrames, atRest } = window.tavern;
      const now = { frame: drawnFrames, time: performance.now() };
      if (!acted && position() !== positionBefore) acted = now;
      if (acted && !offered && buttons() !== buttonsBefore) offered = now;
      if (!atRest) return requestAnimationFrame(look);
      resolve(acted && offered && { frames: offered.frame - acted.frame, moves: now.time - offered.time });
    };
    look();
  });
}

test("buttons of what can be done are there at once, not when all has come to rest", { timeout: 300_000 }, async (context) => {
  const visit = await browser.visit({ context: { reducedMotion: "no-preference" } });
  await visit.touch("open-inn");
  const player = new Player(3);
  const seen = [];
  for (let deed = 0; deed < 24; ++deed) {
    const id = player.choose([...(await visit.targets()).keys()]);
    const watched = await visit.page.evaluate(pressAndWatch, id);
    if (watched) seen.push({ id, ...watched });
  }
  const longest = seen.reduce((one, other) => (one.moves > other.moves ? one : other));
  context.diagnostic(`${seen.length} deeds; after ${longest.id} things moved on for ${Math.round(longest.moves)} ms`);
  assert.ok(longest.moves > 300, "something was in motion");
  assert.deepEqual(seen.filter(({ frames }) => frames > 2), []);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
