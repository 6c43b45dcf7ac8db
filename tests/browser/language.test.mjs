// The language: the device's at a first visit, later the chosen one; program, page and accessibility tree use it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser, withoutServiceWorker } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const around = (visit) =>
  visit.page.evaluate(() => [document.documentElement.lang, document.title, document.querySelector("canvas").ariaLabel]);
const says = async (visit, id) => (await visit.targets()).get(id)?.label;

async function choose(visit, option, lang) {
  await visit.touch(option);
  await visit.until((now) => document.documentElement.lang === now, lang);
  await visit.atRest();
}

test("a language chosen is spoken everywhere, at once and at the next visit", async () => {
  const visit = await browser.visit();
  assert.deepEqual(await around(visit), ["en", "Taverns of the Deep Valley", "The game board"]);
  assert.equal(await says(visit, "rules"), "Rules");
  await visit.touch("settings");
  await choose(visit, "language-1", "de");
  assert.deepEqual(await around(visit), ["de", "Tavernen im tiefen Tal", "Der Spielplan"]);
  await visit.touch("settings-done");
  assert.equal(await says(visit, "rules"), "Regeln");
  await visit.page.getByRole("button", { name: "Regeln" }).waitFor({ state: "attached" });
  await visit.reload();
  await visit.until(() => document.documentElement.lang === "de");
  await visit.atRest();
  assert.equal(await says(visit, "rules"), "Regeln");
  await visit.touch("settings");
  await choose(visit, "language-0", "en");
  await visit.touch("settings-done");
  assert.equal(await says(visit, "rules"), "Rules");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("a language chosen in one tab is spoken in another that one comes back to", async () => {
  const visit = await browser.visit();
  const tab = await visit.anotherTab();
  await tab.touch("settings");
  await choose(tab, "language-1", "de");
  await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await visit.until(() => document.documentElement.lang === "de");
  await finish(visit);
});

test("a vocabulary changes some words of its language", async () => {
  const visit = await browser.visit();
  await visit.touch("settings");
  await visit.touch("vocabulary-1");
  await visit.touch("settings-done");
  await visit.touch("open-inn");
  const about = (words) => visit.until((wanted) => document.querySelector("main").textContent.includes(wanted), words);
  await about("Waitress");
  await about("Dishwasher");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("a first visit speaks the device's language, and fetches the texts of no other", async () => {
  const fetched = [];
  const before = (page) => page.on("request", (request) => fetched.push(request.url().split("/").pop()));
  const visit = await browser.visit({ context: { locale: "nl-BE" }, before });
  await visit.until(() => document.documentElement.lang === "nl");
  await visit.atRest();
  assert.deepEqual(await around(visit), ["nl", "Taveernen van het diepe dal", "Het speelbord"]);
  assert.equal(await says(visit, "rules"), "Regels");
  assert.deepEqual(fetched.filter((name) => name.endsWith(".txt")).map((name) => name.split("-")[0]), ["nl"]);
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});

test("texts that cannot be had leave the language before and are told, and come by themselves", async () => {
  let spoilt = true;
  const before = async (page) => {
    await withoutServiceWorker(page);
    await page.route("**/text/de-*.txt", (route) => (spoilt ? route.fulfill({ status: 200, body: "" }) : route.continue()));
  };
  const visit = await browser.visit({ before });
  await visit.touch("settings");
  await visit.touch("language-1");
  const sign = visit.page.getByRole("alert");
  await sign.getByText("Still missing: the texts of this language. Something else arrived").waitFor();
  assert.deepEqual((await around(visit))[0], "en");
  // Playing does not have to wait for it.
  await visit.page.getByRole("button", { name: "Play on" }).click();
  assert.equal(await sign.isVisible(), false);
  spoilt = false;
  await visit.until(() => document.documentElement.lang === "de");
  assert.deepEqual(visit.complaints, []);
  await visit.close();
});
