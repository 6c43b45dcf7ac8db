// Runs axe on a page.
import { createRequire } from "node:module";

const axe = createRequire(new URL("../../web/package.json", import.meta.url)).resolve("axe-core/axe.min.js");

/** The context of a visit with axe: the page's own policy blocks foreign scripts, and the test brings axe along. */
export const asksAxe = { bypassCSP: true };

/** The violations that axe finds in the page's present state, as text; empty: none. */
export async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  });
}
