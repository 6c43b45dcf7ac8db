// Handing links on to other programs of the device.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

for (const [where, abilities, can] of [
  ["where the browser has it", { canShare: ({ url }) => url !== undefined }, true],
  ["in a frame that may not", { canShare: () => false }, false],
  ["where the browser lacks it", {}, false],
])
  test(`links are sent or copied, ${where}`, async () => {
    const [sent, copied] = [[], []];
    fakePage({
      location: { href: "https://example.org/", hash: "" },
      document: { documentElement: {}, addEventListener() {}, querySelector: () => null },
      navigator: {
        languages: ["en"],
        share: async ({ url }) => void sent.push(url),
        clipboard: { writeText: async (text) => void copied.push(text) },
        ...abilities,
      },
    });
    const { canSend, send } = await moduleOf("sharing/share", { FILES: "{}" });
    assert.equal(canSend, can);
    await send("Anna plans.", "https://example.org/#p1");
    assert.deepEqual([sent.length, copied.length], can ? [1, 0] : [0, 1]);
  });
