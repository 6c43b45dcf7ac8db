// Measures the start on a slow network with a slow processor: the time until the loading screen, which needs no
// program, offers choices, until the program draws its first frame behind it, and until the program takes over; at a
// first visit, in a new tab, and offline: node ci/start-time.mjs [VISITS] [--files] after a build. --files lists when
// each file of the last first visit came. Fails if the choices come later than the limit of one of the three.
import { loadavg } from "node:os";
import { serve } from "./serve.mjs";
import { slowNetwork } from "./slow-network.mjs";
import { launchBrowser } from "../tests/browser/harness.mjs";

const words = process.argv.slice(2);
const visits = Number(words.find((word) => word !== "--files") ?? 5);
const slowdown = 4;
const limits = { first: 2500, warm: 400, offline: 400 };

const server = await serve();
const browser = await launchBrowser();
const times = { first: [], warm: [], offline: [] };
let heard;

/** Runs in the page before it starts: notes when the frame with the loading screen's choices is due. */
function watchLoadingScreen() {
  const watch = new MutationObserver(() => {
    const choice = document.querySelector(".loading-screen label:not([hidden])");
    if (!choice) return;
    watch.disconnect();
    const look = () => {
      if (getComputedStyle(choice).visibility === "visible") window.choiceAt = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** A new tab on a device with a slower processor. */
async function openTab(context) {
  const page = await context.newPage();
  await page.addInitScript(watchLoadingScreen);
  // Makes a first interaction at once.
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove"))));
  const control = await context.newCDPSession(page);
  await control.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** Milliseconds from the start of the visit until the first choice, the program's first frame, and its takeover. */
async function startTimes(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => window.tavern, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const [drawn, shown] = ["first frame", "shown"].map((name) => performance.getEntriesByName(name)[0].startTime);
    // A program that loads at once needs no loading screen.
    return { choice: Math.min(window.choiceAt ?? shown, shown), drawn, shown };
  });
}

const atRest = (page) =>
  page.waitForFunction(() => window.tavern.picturesMissing === 0 && window.tavern.atRest, undefined, { timeout: 60_000 });

for (let visit = 0; visit < visits; ++visit) {
  const network = await slowNetwork({ port: server.address().port });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const address = `http://localhost:${network.port}/`;
  let page = await openTab(context);
  /** A returning player opens a new tab after the current page is at rest. */
  const comeAgain = async () => {
    await atRest(page);
    await page.close();
    page = await openTab(context);
  };
  times.first.push(await startTimes(page, address));
  heard = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name, startTime, responseEnd, encodedBodySize }) =>
      [name.split("/").pop(), Math.round(startTime), Math.round(responseEnd), encodedBodySize]));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", undefined, { timeout: 60_000 });
  await comeAgain();
  times.warm.push(await startTimes(page, address));
  await comeAgain();
  network.close();
  await context.setOffline(true);
  times.offline.push(await startTimes(page, address));
  await context.close();
}
await browser.close();
server.close();
server.closeAllConnections();

if (words.includes("--files"))
  for (const line of heard.sort((one, other) => one[2] - other[2])) console.log(line.join("\t"));
console.log(`${visits} visits, 1.6 Mbit/s, 150 ms, processor ${slowdown} times slower, load ${loadavg()[0].toFixed(1)}`);
let slow = false;
for (const [kind, all] of Object.entries(times)) {
  const [choice, drawn, shown] = ["choice", "drawn", "shown"].map((what) => all.map((one) => Math.round(one[what])).sort((a, b) => a - b));
  const middle = all.length >> 1;
  slow ||= choice[middle] > limits[kind];
  console.log(`${kind}: something to choose after ${choice[middle]} ms (longest ${choice.at(-1)}, limit ${limits[kind]}), ` +
    `drawn by the program after ${drawn[middle]} ms (longest ${drawn.at(-1)}), shown after ${shown[middle]} ms (longest ${shown.at(-1)})`);
}
process.exitCode = slow ? 1 : 0;
