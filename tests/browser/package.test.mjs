// The zip of the site, unpacked by a static host in a subfolder.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { siteFolder } from "../../ci/serve.mjs";
import { openBrowser } from "./harness.mjs";

const pack = fileURLToPath(new URL("../../ci/pack-site.py", import.meta.url));

let folder;
let site;
let files;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "taverns-"));
  site = join(folder, "games/taverns");
  execFileSync("python3", [pack, siteFolder, join(folder, "site.zip")]);
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "site.zip"), site]);
  files = readdirSync(site, { recursive: true }).filter((name) => statSync(join(site, name)).isFile());
});
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (name) => readFileSync(join(site, name));

test("the page is on top, and every file has its compressed ones beside it", () => {
  assert.ok(files.includes("index.html"));
  const plain = files.filter((name) => !/\.(br|gz)$/.test(name));
  assert.equal(files.length, 3 * plain.length);
  for (const name of plain) {
    assert.ok(brotliDecompressSync(read(`${name}.br`)).equals(read(name)), name);
    assert.ok(gunzipSync(read(`${name}.gz`)).equals(read(name)), name);
  }
});

test("files that may be kept for ever have the hash of their content in their name", () => {
  const fixed = files.filter((name) => name.startsWith("fixed/") && !/\.(br|gz)$/.test(name));
  assert.ok(fixed.length >= 14, `only ${fixed.length}`);
  for (const name of fixed) {
    const hash = /-([0-9a-f]{8})\.\w+$/.exec(name)?.[1];
    assert.equal(hash, createHash("sha256").update(read(name)).digest("hex").slice(0, 8), name);
  }
});

test("the bill of materials names the contents, with versions and licences, and the licences stand in full beside it", () => {
  const bill = JSON.parse(read("bill-of-materials.cdx.json"));
  assert.equal(bill.bomFormat, "CycloneDX");
  const licences = read("licences.txt").toString();
  const names = bill.components.map(({ name }) => name);
  for (const name of ["SDL2", "Dear ImGui", "stb_truetype", "idb", "uqr", "EB Garamond", "Lato", "Emscripten runtime", "musl", "libc++"])
    assert.ok(names.includes(name), name);
  for (const { name, version, licenses } of bill.components) {
    assert.match(version, /^\d/, name);
    assert.ok(licences.includes(`${name} ${version} (${licenses[0].expression})`), name);
  }
});

test("it is played in a folder of a host, in at most twelve requests until the game can be played", async (context) => {
  const browser = await openBrowser({ folder });
  try {
    const requests = [];
    let untilFrame;
    const visit = await browser.visit({
      path: "games/taverns/",
      before: async (page) => {
        // Pictures are made from files already loaded.
        page.on("response", (response) => response.url().startsWith("blob:") || requests.push(response));
        await page.exposeFunction("frameIsDrawn", () => void (untilFrame ??= requests.length));
        // The first facts appear right after the first frame.
        await page.addInitScript(() => {
          let facts;
          Object.defineProperty(window, "tavern", {
            get: () => facts,
            set(value) {
              facts = value;
              void window.frameIsDrawn();
            },
          });
        });
      },
    });
    await visit.complete();
    await visit.touch("open-inn");
    await visit.gameOpens();
    context.diagnostic(`${untilFrame} requests until the game can be played`);
    assert.ok(untilFrame <= 12, `${untilFrame} requests`);
    for (const response of requests) {
      const path = new URL(response.url()).pathname;
      assert.ok(path.startsWith("/games/taverns/"), path);
      assert.equal(response.status(), 200, path);
    }
    assert.deepEqual(visit.complaints, []);
  } finally {
    await browser.close();
  }
});
