// Asks axe of a page.
import { createRequire } from "node:module";

const axe = createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js");

/** Context for a visit: the page's own policy lets no foreign script in; axe is brought along by the test. */
export const asksAxe = { bypassCSP: true };

/** What axe has to complain of on the page as it is now, in words; empty: nothing. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}
