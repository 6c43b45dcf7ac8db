// The first lesson in a real browser, by pointer and by finger: from a cold start to the first placed die within two
// touches, ten seconds and twelve requests; then to the lesson's end, which is remembered after a reload.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { checkTime, measuredClockSpeed, openBrowser } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const placed = () => window.tavern?.state?.players[0].seats?.some((seat) => seat.die);

/** In the page: counts all presses of fingers, buttons and keys. */
function countTouches() {
  window.touches = 0;
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => ++window.touches, { capture: true });
}

for (const [name, screen] of Object.entries({
  "a desktop": { viewport: { width: 1280, height: 720 } },
  "a phone": { viewport: { width: 390, height: 844 }, context: { hasTouch: true } },
}))
  test(`the first die lies after two touches on ${name}, and the lesson is played to its end`, async (t) => {
    const start = performance.now();
    const requests = [];
    const visit = await browser.visit({
      clockSpeed: measuredClockSpeed,
      ...screen,
      before: async (page) => {
        page.on("request", (request) => requests.push(request.url()));
        await page.addInitScript(countTouches);
      },
    });
    await visit.touch("learn");
    await visit.touch("space-seat-2");
    const seconds = (performance.now() - start) / 1000;
    assert.ok(await visit.page.evaluate(placed));
    const fetched = requests.filter((address) => !/^(data|blob):/.test(address));
    const touches = await visit.page.evaluate(() => window.touches);
    t.diagnostic(`cold start to the first placed die: ${seconds.toFixed(1)} s, ${touches} touches, ${fetched.length} requests`);
    assert.ok(touches <= 2, `${touches} touches`);
    assert.ok(fetched.length <= 12, fetched.join(" "));
    checkTime("cold start to the first placed die, s", seconds, 10);
    for (let touches = 0; touches < 30; ++touches) {
      const ids = [...(await visit.targets()).keys()].filter((id) => !/^lesson-(back|leave)$/.test(id));
      await visit.touch(ids[0]);
      if (ids[0] === "lesson-next") break;
    }
    await visit.reload();
    await visit.touch("learn");
    const lessons = new Map((await visit.fact("targets")).map((target) => [target.id, target.label]));
    assert.match(lessons.get("lesson-1"), /done/);
    assert.doesNotMatch(lessons.get("lesson-2"), /done/);
    assert.deepEqual(visit.complaints, []);
    await visit.close();
  });
