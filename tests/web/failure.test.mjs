// The sign with messages beside the canvas.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

let sign;
let failure;
beforeEach(async () => {
  sign = { hidden: true, made: 0, replaceChildren(said) { this.text = said.textContent; ++this.made; }, removeAttribute() { this.hidden = false; }, setAttribute() { this.hidden = true; } };
  const document = {
    documentElement: {},
    addEventListener() {},
    createElement: () => ({ addEventListener() {} }),
    querySelector: (selector) => (selector === ".failure" ? sign : null),
  };
  fakePage({ document, navigator: { languages: ["en"] } });
  failure = await moduleOf("loading/failure", { PAGE_TEXTS: '{"en":{}}' });
});

test("a message that is shown is not made anew, and one that was taken away is", () => {
  failure.sayFailure("the program is missing");
  failure.sayFailure("the program is missing");
  assert.equal(sign.made, 1);
  failure.endFailure();
  assert.ok(sign.hidden);
  failure.sayFailure("the program is missing");
  assert.deepEqual([sign.made, sign.hidden], [2, false]);
});

test("a message is taken away by its own end and not by that of another", () => {
  failure.sayFailure("a file is missing");
  failure.sayFailure("the context is lost");
  failure.endFailure("a file is missing");
  assert.deepEqual([sign.text, sign.hidden], ["the context is lost", false]);
  failure.endFailure("the context is lost");
  assert.ok(sign.hidden);
});
