// Damages every field of every kind of stored record in eleven ways: the page starts, all other records are listed and
// open, and the damage is reported once and can be exported as a file. Also very many records, and a very large one.
// TAVERNS_DAMAGES sets the number of ways (default 2), TAVERNS_MANY the number of games and results (default 2,000).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { checkTime, finish, minutes, openBrowser } from "./harness.mjs";

const many = Number(process.env.TAVERNS_MANY ?? 2000);
// Those that have caused most faults come first.
const allWays = ["NaN", "half a character", "1.5", "very long", "object", "1e300", "missing", "null", "-1", "x", "list"];
const ways = allWays.slice(0, Number(process.env.TAVERNS_DAMAGES ?? 2));
const dump = JSON.parse(await readFile(new URL("golden/database-5.json", import.meta.url), "utf8"));
const goldenGames = dump.stores.heads.entries.map(([, head]) => head);

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

/** Empties the stores and fills them: `fill` runs in a page of the site without the game, and gets put and the given
 * value. */
async function prepared(fill, given) {
  const visit = await browser.visit({ path: "icon.svg", waits: false });
  await visit.page.evaluate(
    async ({ stores, source, given }) => {
      const damaged = (way, whole) =>
        ({
          NaN,
          null: null,
          "-1": -1,
          "1.5": 1.5,
          "1e300": 1e300,
          x: "x",
          "very long": "x".repeat(300_000),
          object: { of: { no: "use" } },
          list: [1, "x"],
          "half a character": `${typeof whole === "string" ? whole : ""}\ud83c`,
        })[way];
      /** The object with one field damaged; `missing` removes it. */
      const spoil = (object, field, way) => {
        const { [field]: whole, ...rest } = object;
        return way === "missing" ? rest : { ...rest, [field]: damaged(way, whole) };
      };
      await new Promise((resolve) => {
        const request = indexedDB.open("taverns", 5);
        request.onupgradeneeded = () => {
          for (const [name, { keyPath }] of Object.entries(stores)) request.result.createObjectStore(name, { keyPath });
        };
        request.onsuccess = () => {
          const change = request.result.transaction(Object.keys(stores), "readwrite");
          const put = (name, value, ...key) => change.objectStore(name).put(value, ...key);
          const fill = new Function("put", "spoil", "damaged", "given", `return (${source})(put, spoil, damaged, given)`);
          fill(put, spoil, damaged, given);
          change.oncomplete = () => resolve(request.result.close());
        };
      });
    },
    { stores: dump.stores, source: fill.toString(), given },
  );
  return visit;
}

const words = ({ page }) => page.evaluate(() => document.querySelector("main").textContent);

const countOfDamaged = async (visit) => Number(/Damaged: (\d+)/.exec(await words(visit))[1]);

async function pageDown(visit) {
  await visit.page.keyboard.press("PageDown");
  // At the end there is nothing more to draw.
  await visit.page.waitForTimeout(200);
  await visit.atRest();
}

/** The slots of all listed games, page after page: only entries near the visible part can be pressed. */
async function listed(visit) {
  const slots = new Set();
  for (let before = -1; before !== slots.size; ) {
    before = slots.size;
    for (const id of (await visit.targets()).keys()) if (id.startsWith("play-")) slots.add(id.slice(5));
    await pageDown(visit);
  }
  return [...slots];
}

/** Opens a game of the list, from the title; resolves to whether it opened, and the message. */
async function opened(visit, slot) {
  await visit.touch("games");
  while (!(await visit.targets()).has(`play-${slot}`)) await pageDown(visit);
  await visit.touch(`play-${slot}`);
  await visit.until(() => !window.tavern.targets.some(({ id }) => id === "games"));
  await visit.atRest();
  const said = await words(visit);
  if ((await visit.targets()).has("answer-no")) await visit.touch("answer-no");
  const stood = !(await visit.targets()).has("games");
  if (stood) {
    const ids = await visit.targets();
    // A finished game shows its end.
    for (const id of ids.has("menu") ? ["menu", "to-title"] : []) await visit.touch(id);
    if (!ids.has("menu")) await visit.startAnew();
  }
  return { stood, said };
}

for (const way of ways)
  test(`each field of each record damaged: ${way}`, { timeout: minutes(8) }, async () => {
    const visit = await prepared(
      (put, spoil, damaged, { way, stores }) => {
        for (const [name, { keyPath, entries }] of Object.entries(stores))
          for (const [key, value] of entries) keyPath === null ? put(name, value, key) : put(name, value);
        const [, head] = stores.heads.entries.find(([, { generation, over }]) => generation > 2 && !over);
        const records = stores.records.entries.filter(([[slot]]) => slot === head.slot);
        const copy = (slot, spoilt = (record) => record) => {
          for (const [index, [[, generation], record]] of records.entries())
            put("records", spoilt(record, records.length - 1 - index), [slot, generation]);
        };
        const fields = ["name", "players", "innkeepers", "module", "round", "over", "colors", "framed", "saved_at", "order", "generation"];
        const whole = { ...head, colors: "01", framed: false, order: 1 };
        for (const field of fields) {
          // Since version 6 of the database, innkeepers replace players and colours.
          const innkeepers = field === "innkeepers" ? { innkeepers: [{ name: "Zoë", points: 7, color: "red" }] } : {};
          put("heads", spoil({ ...whole, ...innkeepers, slot: `head-${field}` }, field, way));
          copy(`head-${field}`);
        }
        if (["-1", "1e300", "very long", "list", "half a character"].includes(way)) put("heads", spoil(whole, "slot", way));
        if (way !== "missing") {
          put("heads", { ...whole, slot: "record-newest" });
          copy("record-newest", (record, age) => (age === 0 ? damaged(way, record) : record));
          put("heads", { ...whole, slot: "record-all" });
          copy("record-all", (record) => damaged(way, record));
          put("bests", damaged(way, 7), "module-1");
          put("settings", damaged(way, '{"language":"de"}'), "chosen");
          put("settings", damaged(way, ""), "told-damage");
        }
        const [[, { result }]] = stores.results.entries;
        const one = JSON.parse(result);
        for (const field of Object.keys(one)) {
          const id = `of-${field}`;
          put("results", { id, result: JSON.stringify(spoil({ ...one, id }, field, way)) });
        }
        put("results", spoil({ id: "of-result", result }, "result", way));
      },
      { way, stores: dump.stores },
    );
    await visit.goTo("");
    // It is reported and exported as a file.
    await visit.shows("answer-yes");
    assert.match(await words(visit), /damaged/);
    const download = visit.page.waitForEvent("download");
    await visit.touch("answer-yes");
    const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
    const places = new Set(file.map(({ store, key }) => `${store}/${key}`));
    const told = ["results/of-result", "results/of-module", "results/of-points", "heads/head-module", "heads/head-saved_at", "heads/head-over"];
    if (way !== "missing") told.push("bests/module-1");
    for (const place of told) assert.ok(places.has(place), `${place} of ${[...places].join(" ")}`);
    for (const place of places)
      assert.match(place, /^(heads\/(head-|-1$|1e\+300$|x{9}|1,x|game-\w+\W)|results\/of-|bests\/module-1$|settings\/chosen$)/, "no whole one");

    // All games are listed and open, and the undamaged result is in the ledger.
    await visit.touch("games");
    const slots = await listed(visit);
    const wanted = [...goldenGames.map(({ slot }) => slot), ..."name players innkeepers module round over colors framed saved_at order generation".split(" ").map((field) => `head-${field}`)];
    for (const slot of wanted) assert.ok(slots.includes(slot), `${slot} of ${slots.join(" ")}`);
    const before = await countOfDamaged(visit);
    await visit.touch("close");
    // New settings replace damaged ones.
    for (const id of ["settings", "contrast-1", "settings-done", "games"]) await visit.touch(id);
    assert.equal(await countOfDamaged(visit), before - (places.has("settings/chosen") ? 1 : 0));
    await visit.touch("close");
    const all = process.env.TAVERNS_DAMAGES !== undefined;
    const some = ["head-generation", goldenGames.find(({ over }) => !over).slot];
    for (const slot of all ? wanted : some) assert.ok((await opened(visit, slot)).stood, `${slot} opens`);
    if (way !== "missing") {
      const { stood, said } = await opened(visit, "record-newest");
      assert.ok(stood);
      assert.match(said, /from an earlier save/);
      assert.ok(!(await opened(visit, "record-all")).stood);
    }

    // Not at every visit.
    await visit.startAnew();
    await visit.touch("ledger");
    // A changed name is not damage, so there are two games.
    assert.match(await words(visit), way === "x" ? /players2games/ : /players1game/);
    await finish(visit);
  });

test("games with the longest names there can be are all listed", { timeout: minutes(4) }, async () => {
  const visit = await prepared(
    (put, _spoil, _damaged, { stores }) => {
      const [[, head]] = stores.heads.entries;
      // Three bytes for each character.
      const long = "€".repeat(1000);
      for (let number = 1; number <= 300; ++number)
        put("heads", {
          ...head,
          ...(number % 2 ? { players: long, colors: long } : { innkeepers: Array(4).fill({ name: long, points: 7, color: "red" }) }),
          slot: `long-${number}`,
          name: long,
          framed: false,
          order: number,
        });
    },
    { stores: dump.stores },
  );
  await visit.goTo("");
  await visit.touch("games");
  assert.ok((await visit.targets()).has("play-long-300"), "the newest one");
  await finish(visit);
});

test("with the results that are damaged the offer of them as a file goes, too", { timeout: minutes(4) }, async () => {
  const visit = await prepared(
    (put, _spoil, _damaged, { stores }) => {
      const [[, whole]] = stores.results.entries;
      put("results", whole);
      put("results", { ...whole, id: "torn", result: whole.result.slice(0, 60) });
    },
    { stores: dump.stores },
  );
  await visit.goTo("");
  await visit.shows("answer-no");
  await visit.touch("answer-no");
  await visit.touch("games");
  assert.ok((await visit.targets()).has("export-damaged"));
  await visit.touch("close");
  await visit.touch("ledger");
  await visit.touch("ledger-erase");
  await visit.touch("answer-yes");
  if ((await visit.targets()).has("close")) await visit.touch("close");
  await visit.touch("games");
  await visit.until(() => !window.tavern.targets.some(({ id }) => id === "export-damaged"));
  await finish(visit);
});

test(`${many} games, ${many} results and a record of 5 MB`, { timeout: minutes(8) }, async (context) => {
  const visit = await prepared(
    (put, _spoil, _damaged, { many, stores }) => {
      const [, head] = stores.heads.entries.find(([, { generation, over }]) => generation > 2 && !over);
      const [, record] = stores.records.entries.find(([[slot]]) => slot === head.slot);
      for (let number = 1; number <= many; ++number) {
        const slot = `game-${number}`;
        put("heads", { ...head, slot, name: number % 5 === 0 ? `Bookmark ${number}` : "", over: number % 3 === 0, order: number, generation: 1 });
        if (number < 3 || number > many - 3) put("records", record, [slot, 1]);
        const result = JSON.parse(stores.results.entries[0][1].result);
        put("results", { id: slot, result: JSON.stringify({ ...result, id: slot, ended_at: 1_795_305_559_000 + number * 86_400_000 }) });
      }
      put("heads", { ...head, slot: "huge", order: many + 1, generation: 1 });
      put("records", record.replace("{", `{"more":"${"x".repeat(5_000_000)}",`), ["huge", 1]);
    },
    { many, stores: dump.stores },
  );
  await visit.goTo("");
  assert.ok((await visit.targets()).has("continue"));
  // The reason is shown, and the game offered as a file.
  await visit.touch("continue");
  await visit.shows("answer-yes");
  assert.match(await words(visit), /cannot be opened.*too large/);
  const download = visit.page.waitForEvent("download");
  await visit.touch("answer-yes");
  assert.ok((await readFile(await (await download).path())).length > 5_000_000);

  const begun = Date.now();
  await visit.touch("games");
  const took = Date.now() - begun;
  context.diagnostic(`the list of ${many + 1} games opens in ${took} ms`);
  checkTime("opening the list", took, 1000);
  // Finished games are offered for deletion, not deleted.
  assert.ok((await visit.targets()).has("delete-finished"));
  const newest = [...(await visit.targets()).keys()].filter((id) => id.startsWith("play-"));
  assert.ok(newest.includes(`play-game-${many}`), newest.join(" "));
  await visit.touch(`play-game-${many}`);
  await visit.gameOpens();
  // Only stored games are listed again.
  await visit.startAnew();
  await visit.touch("ledger");
  assert.match(await words(visit), new RegExp(`players${many}games`));
  await finish(visit);
});
