// Looking back: the address names the moment, a reload returns to it, and the game itself is unchanged. Also the
// ledger, which stays on the device.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { openBrowser } from "./harness.mjs";
import { writeDatabase } from "./kept_database.mjs";
import { Player } from "./player.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const fragment = (visit) => visit.page.evaluate(() => location.hash);
const moment = async (visit) => Number((await fragment(visit)).split("&at=")[1]);
async function press(visit, key) {
  const frames = await visit.fact("drawnFrames");
  await visit.page.keyboard.press(key);
  await visit.until((before) => window.tavern.drawnFrames > before + 1 && window.tavern.atRest, frames);
}

test("one looks back by buttons, keys, the log and the address", { timeout: 180_000 }, async () => {
  // With a faster clock, even a short key press would repeat.
  const visit = await browser.visit({ clockSpeed: 1 });
  await visit.touch("daily");
  const player = new Player(3, 0.9);
  // Every day has another deal: some questions cover the menu.
  await player.play(visit, (ids) => player.touches >= 25 && ids.includes("menu"));
  const now = await visit.fact("state");
  assert.equal(await fragment(visit), "");

  await visit.touch("menu");
  await visit.touch("look-back");
  assert.deepEqual(await visit.fact("state"), now);
  assert.match(await fragment(visit), /^#r1[\w-]+&at=\d+$/);
  const last = await moment(visit);
  await visit.touch("history-back");
  assert.equal(await moment(visit), last - 1);
  await press(visit, "ArrowLeft");
  assert.equal(await moment(visit), last - 2);
  const there = await visit.fact("state");
  assert.notDeepEqual(there, now);

  await visit.reload();
  await visit.gameOpens();
  assert.deepEqual(await visit.fact("state"), there);
  assert.equal(await moment(visit), last - 2);
  await press(visit, "Home");
  assert.equal(await moment(visit), 0);
  await press(visit, "End");
  assert.equal(await moment(visit), last);
  assert.deepEqual(await visit.fact("state"), now);

  // The player changes the number in the address.
  await visit.page.evaluate((at) => {
    location.hash = location.hash.replace(/at=\d+/, `at=${at}`);
  }, last - 2);
  await visit.until(() => window.tavern.atRest);
  await visit.touch("log");
  assert.deepEqual(await visit.fact("state"), there);
  const line = [...(await visit.targets()).keys()].find((id) => /^log-\d+$/.test(id));
  await visit.touch(line);
  assert.equal(await moment(visit), Number(line.slice(4)));

  await visit.touch("history-leave");
  assert.equal(await fragment(visit), "");
  assert.deepEqual(await visit.fact("state"), now);
  assert.deepEqual(visit.complaints, []);

  // A moment beyond the game is refused with a reason.
  const other = await browser.visit();
  await other.page.evaluate((link) => {
    location.hash = link;
  }, `${await visit.fact("link")}&at=9999`);
  await other.shows("answer-no");
  assert.equal(await other.fact("state"), null);
  await other.close();
  await visit.close();
});

test("the ledger stays on the device, and is erased after a question", { timeout: 120_000 }, async () => {
  const visit = await browser.visit({ path: "icon.svg", waits: false });
  await writeDatabase(visit.page, JSON.parse(await readFile(new URL("golden/database-6.json", import.meta.url), "utf8")));
  await visit.startAnew();
  await visit.touch("ledger");
  const [download] = await Promise.all([visit.page.waitForEvent("download"), visit.touch("ledger-export")]);
  assert.equal(download.suggestedFilename(), "innkeepers-ledger.json");
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const file = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  assert.equal(file.format, "taverns-ledger");
  assert.equal(file.results.length, 1);
  assert.deepEqual(file.results[0].keepers, ["person"]);
  await visit.touch("ledger-erase");
  await visit.touch("answer-yes");
  await visit.until(() => !window.tavern.targets.find((one) => one.id === "ledger-export")?.enabled);
  await visit.startAnew();
  await visit.touch("ledger");
  assert.ok(!(await visit.targets()).has("ledger-export"));
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
