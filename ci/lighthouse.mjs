// Runs Lighthouse on the built site: node ci/lighthouse.mjs [--phone] after a build. Fails below the goal. There is no
// interaction, so the program is fetched and waits (web/src/loading/first_interaction.ts).
import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { promisify } from "node:util";
import { serve } from "./serve.mjs";
import { browserFlags, browserPath } from "../tests/browser/harness.mjs";

const goal = 0.95;
const categories = ["performance", "accessibility", "best-practices"];

const phone = process.argv.includes("--phone");
const server = await serve();
const { stdout } = await promisify(execFile)(
  "npx",
  // The last version that runs on Debian 12's Node.
  ["--yes", "lighthouse@12.8.2", `http://localhost:${server.address().port}/`, "--quiet", "--output=json",
    ...(phone ? [] : ["--preset=desktop"]), `--only-categories=${categories}`, `--chrome-flags=${["--headless=new", ...browserFlags].join(" ")}`],
  { env: { ...process.env, CHROME_PATH: browserPath, PUPPETEER_SKIP_DOWNLOAD: "1" }, maxBuffer: 1 << 26 },
);
server.close();
server.closeAllConnections();

const report = JSON.parse(stdout);
console.log(`Lighthouse ${report.lighthouseVersion}, ${phone ? "phone" : "desktop"}, load ${loadavg()[0].toFixed(1)}`);
for (const name of categories) {
  const { score, auditRefs } = report.categories[name];
  const lacking = auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id].displayValue ?? report.audits[id].errorMessage ?? ""}`);
  console.log([`${name}: ${score === null ? "no score" : Math.round(score * 100)}`, ...lacking].join("; "));
  // A missing score fails as well.
  if (!(score >= goal)) process.exitCode = 1;
}
