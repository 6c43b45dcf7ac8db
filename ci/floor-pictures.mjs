// Takes one picture of the game in each engine, with the engine's version in its name: node ci/floor-pictures.mjs
// [ENGINE...]. CHROMIUM, FIREFOX and WEBKIT_DRIVER name other programs than the installed ones.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { firefoxProgram, openFirefox } from "../tests/browser/firefox.mjs";
import { browserPath, openBrowser } from "../tests/browser/harness.mjs";
import { openWebKit } from "../tests/browser/webkit.mjs";

const viewport = { width: 800, height: 450 };
const folder = "build/screenshots";

const versionOf = (program) => /\d+(\.\d+)+/.exec(execFileSync(program, ["--version"], { encoding: "utf8" }))[0];

/** How each engine opens a visit that paints. */
const engines = {
  async chromium() {
    const browser = await openBrowser();
    return { browser, version: versionOf(browserPath), visit: await browser.visit({ viewport, painted: true }) };
  },
  async firefox() {
    const browser = await openFirefox();
    return { browser, version: versionOf(firefoxProgram), visit: await browser.visit({ viewport, painted: true }) };
  },
  async webkit() {
    const browser = await openWebKit({ viewport, painted: true });
    return { browser, version: browser.version, visit: await browser.visit() };
  },
};

/** Runs in a page: makes a small picture of a large one. */
async function shrink(png) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.8).replace(/^.*,/, "");
}

const wanted = process.argv.slice(2);
// Under WebDriver, WebKit loads no pictures that a page itself makes.
const painter = await openBrowser();
const { page: paper } = await painter.visit();
await paper.goto("about:blank");
mkdirSync(folder, { recursive: true });
for (const [name, open] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { browser, version, visit } = await open();
  try {
    await visit.touch("daily");
    await visit.gameOpens();
    await visit.complete();
    const png = Buffer.from(await visit.page.screenshot()).toString("base64");
    const file = `${folder}/floor-${name}-${version}.jpg`;
    writeFileSync(file, Buffer.from(await paper.evaluate(shrink, png), "base64"));
    for (const complaint of visit.complaints) console.error(`${name}: ${complaint}`);
    console.log(file);
  } finally {
    await browser.close();
  }
}
await painter.close();
