// The page's address: incoming links, displayed links, and Back.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fakePage, moduleOf } from "./modules.mjs";

let listeners;
let location;
let entries;
let at;
beforeEach(() => {
  listeners = {};
  location = { hash: "", pathname: "/inn/", search: "?a", origin: "https://example.org" };
  entries = [null];
  at = 0;
  fakePage({
    location,
    addEventListener: (kind, listener) => (listeners[kind] = listener),
    history: {
      get state() {
        return entries[at];
      },
      replaceState(state, _, address) {
        entries[at] = state;
        if (address !== undefined) location.hash = address.startsWith("#") ? address : "";
      },
      pushState(state) {
        entries.splice(++at, Infinity, state);
      },
      go(steps) {
        at += steps;
        setTimeout(() => listeners.popstate());
      },
    },
    open: () => null,
  });
});

test("a link in the address arrives at the start and when it changes, cut off where it is too long", async () => {
  const { watchLinks } = await moduleOf("sharing/links");
  location.hash = "#r1abc";
  const arrived = [];
  watchLinks((link) => arrived.push(link));
  location.hash = "";
  listeners.hashchange();
  location.hash = `#${"x".repeat(200_000)}`;
  listeners.hashchange();
  assert.deepEqual(arrived.map((link) => link.slice(0, 5)), ["r1abc", "xxxxx"]);
  assert.equal(arrived[1].length, 100_000);
});

test("a link that the program itself puts into the address does not arrive, and is forgotten with it", async () => {
  const { watchLinks, showLink, forgetLink } = await moduleOf("sharing/links");
  const arrived = [];
  watchLinks((link) => arrived.push(link));
  showLink("r1abc&at=5");
  assert.equal(location.hash, "#r1abc&at=5");
  listeners.hashchange();
  assert.deepEqual(arrived, []);
  forgetLink();
  assert.equal(location.hash, "");
});

test("a sandbox that forbids another address, and tabs, is borne", async () => {
  const { showLink, openTab } = await moduleOf("sharing/links");
  history.replaceState = () => {
    throw new Error("SecurityError");
  };
  showLink("r1abc");
  assert.equal(openTab("https://example.org/"), false);
});

const passed = () => new Promise((resolve) => setTimeout(resolve, 5));

test("the way back leads out of the game once, and forward into it again", async () => {
  const { Back } = await moduleOf("back");
  const done = [];
  const back = new Back(() => done.push("back"), () => done.push("forward"));
  back.settle(true);
  assert.deepEqual([entries.length, at], [2, 1]);
  // The player goes back; the program reports that there is nothing left to go back from.
  history.go(-1);
  await passed();
  back.settle(false);
  assert.deepEqual([done, at], [["back"], 0]);
  history.go(1);
  await passed();
  assert.deepEqual(done, ["back", "forward"]);
});

test("while there is more to go back from the entry is kept, without a new one", async () => {
  const { Back } = await moduleOf("back");
  const done = [];
  const back = new Back(() => done.push("back"), () => done.push("forward"));
  back.settle(true);
  for (let step = 0; step < 3; ++step) {
    history.go(-1);
    await passed();
    back.settle(true);
    await passed();
  }
  assert.deepEqual([done, entries.length, at], [["back", "back", "back"], 2, 1]);
  // A button leads to the title.
  back.settle(false);
  await passed();
  assert.deepEqual([done.length, at], [3, 0]);
});
