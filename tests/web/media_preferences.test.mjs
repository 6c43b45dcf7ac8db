// The device's wishes, as the program hears them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

/** Media that match these features only, and tell when that changes. */
let matching = [];
const listeners = new Set();
fakePage({
  document: { documentElement: {}, addEventListener() {}, querySelector: () => null },
  navigator: { languages: ["en"], language: "en" },
  matchMedia: (query) => ({
    get matches() {
      return query.split(", ").some((one) => matching.includes(one));
    },
    addEventListener: (_, told) => listeners.add(told),
  }),
});
const { watchMediaPreferences } = await moduleOf("media_preferences");

test("more contrast is wanted by a preference, and where the browser forces its colours", () => {
  const told = [];
  watchMediaPreferences(({ more_contrast }) => told.push(more_contrast));
  for (const wished of [["(prefers-contrast: more)"], [], ["(forced-colors: active)"]]) {
    matching = wished;
    for (const listener of [...listeners].slice(-1)) listener();
  }
  assert.deepEqual(told, [false, true, false, true]);
});
