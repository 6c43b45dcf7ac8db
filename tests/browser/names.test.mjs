// Names in letters that the game's fonts lack: the canvas uses the device's fonts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { finish, openBrowser } from "./harness.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** Without these fonts, both names of a pair have the same number of question marks. */
const pairs = { Arabic: ["محمد", "نورة"], emoji: ["😀😀", "😅😅"] };

/** The field of the first innkeeper on the title, painted with this name. */
async function painted(visit, name) {
  await visit.enter("player-1-name", name);
  const { x, y, width, height, label } = (await visit.targets()).get("player-1-name");
  assert.ok(label.includes(name.normalize()), `${label} says ${name}`);
  await visit.page.getByRole("button", { name: name.normalize() }).first().waitFor({ state: "attached" });
  return visit.page.screenshot({ clip: { x, y, width, height } });
}

test("names are written in any script, from the title to the table", { timeout: 120_000 }, async () => {
  const visit = await browser.visit({ painted: true });
  for (const [script, [one, other]] of Object.entries(pairs)) {
    const first = await painted(visit, one);
    assert.ok(!first.equals(await painted(visit, other)), `${script}: each name looks like itself`);
    assert.ok(first.equals(await painted(visit, one)), `${script}: and the same again`);
  }
  // The fonts have a single letter for the two characters typed.
  assert.ok((await painted(visit, "Zoe\u0308")).equals(await painted(visit, "Zoë")));
  await painted(visit, "👨‍👩‍👧 علي नम");
  await visit.touch("open-inn");
  await visit.gameOpens();
  await finish(visit);
});

test("half a character cut off by the limit is dropped", { timeout: 60_000 }, async () => {
  const visit = await browser.visit();
  await visit.touch("player-1-name");
  await visit.page.locator("input.entry").evaluate((field) => (field.value = "Anna\ud83d"));
  await visit.page.keyboard.press("Enter");
  await visit.until(() => /Anna(?!\ufffd)/.test(window.tavern.targets.find(({ id }) => id === "player-1-name").label));
  await finish(visit);
});

test("the Enter that ends a composition in Safari accepts no name", { timeout: 60_000 }, async () => {
  const visit = await browser.visit();
  await visit.touch("player-1-name");
  const field = visit.page.locator("input.entry");
  await field.evaluate((field) => field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true })));
  assert.equal(await field.count(), 1);
  await visit.page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });
  await finish(visit);
});

for (const broken of ["measureText", "fillText", "getImageData"])
  test(`where ${broken} fails question marks stand for them`, { timeout: 120_000 }, async () => {
    const breaks = (page) =>
      page.addInitScript((name) => {
        const { [name]: works } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype[name] = function (...values) {
          // Reading back pictures must still work.
          if (name === "getImageData" && this.fillStyle !== "#ffffff") return works.apply(this, values);
          throw new Error(`no ${name}`);
        };
      }, broken);
    const visit = await browser.visit({ painted: true, before: breaks });
    const [one, other] = pairs.Arabic;
    assert.ok((await painted(visit, one)).equals(await painted(visit, other)));
    await visit.touch("open-inn");
    await visit.gameOpens();
    await finish(visit);
  });
