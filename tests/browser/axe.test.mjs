// axe finds nothing to complain of on any screen: the page, the game and its sheets, with the elements beside the canvas.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";

const axe = createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js");

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** What axe reports, each with the elements concerned; empty when all is well. */
async function violations(page) {
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}

test("axe reports nothing on any screen", { timeout: 300_000 }, async () => {
  // The page's own policy lets no foreign script in; axe is brought along by the test.
  const visit = await browser.visit({ pixelRatio: 0.5, context: { bypassCSP: true } });
  const check = async (name) => {
    await visit.page.addScriptTag({ path: axe });
    assert.deepEqual(await violations(visit.page), [], name);
  };
  /** As somebody who has but the elements. */
  const press = async (id) => {
    const frames = await visit.fact("drawnFrames");
    await visit.page.locator(`button[data-id="${id}"]`).press("Enter");
    await visit.page.waitForFunction((seen) => window.tavern.drawnFrames > seen && window.tavern.atRest, frames);
  };
  await check("title");
  for (const sheet of ["rules", "games", "settings"])
    if ((await visit.targets()).has(sheet)) {
      await press(sheet);
      assert.equal(await visit.page.locator("[role=dialog]").isVisible(), true, sheet);
      await check(sheet);
      await press("close");
    }
  await press("open-inn");
  await check("table");
  for (const id of ["lift-curtain", "keep-guests"]) if ((await visit.targets()).has(id)) await press(id);
  await check("own turn");
  await press("menu");
  // Who opened the sheet is in it, and comes back to the button.
  const focus = () => visit.page.evaluate(() => document.activeElement.closest("[role=dialog]") !== null);
  assert.equal(await focus(), true);
  await check("menu");
  await press("close");
  assert.equal(await visit.page.evaluate(() => document.activeElement.dataset.id), "menu");
  assert.match(await visit.page.title(), /:.+–/);
  assert.match(await visit.page.locator("h1").textContent(), /: /);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
