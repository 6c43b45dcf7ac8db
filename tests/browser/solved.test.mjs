// Problems of the pack, answered with their solutions in every way of playing: each must get three stars. By default one
// by keyboard and one by accessibility tree, since problems.test.mjs answers some by pointer and by touch;
// TAVERNS_PROBLEMS=50 answers fifty in each way.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { tavern } from "./console_program.mjs";
import { isWayLeftOut, openFor, playIn } from "./engines.mjs";
import { Person, prepare } from "./person.mjs";
import { perform } from "./recorded_games.mjs";
import { ways } from "./ways.mjs";

const asked = Number(process.env.TAVERNS_PROBLEMS ?? 0);
const wayNames = [...(asked ? ["pointer", "touch"] : []), "keyboard", "tree"];
assert.ok(wayNames.every((way) => way in ways));
const pack = readFileSync(new URL("../../assets/problems/pack.txt", import.meta.url), "utf8").trim().split("\n");
const count = asked || wayNames.length;
/** Lines of the pack, at equal distances. */
const lines = Array.from({ length: count }, (_, place) => pack[Math.floor(((place + 0.5) * pack.length) / count)]);

function solve(some) {
  const folder = mkdtempSync(join(tmpdir(), "taverns-"));
  const file = join(folder, "problems.txt");
  writeFileSync(file, `${some.join("\n")}\n`);
  const solved = tavern("problems", "solve", file);
  rmSync(folder, { recursive: true });
  return solved.split("\n").map((line) => JSON.parse(line));
}
const solutions = solve(lines);

/** Whether the player who acts is where the solution was: chance falls differently here. */
const isThere = (person, { actor, before }) => {
  const { players, phase } = JSON.parse(person.state);
  return phase === before.phase && JSON.stringify(players[actor.player]) === JSON.stringify(before.players[actor.player]);
};

async function answer(visit, person, { problem, state, steps }) {
  await visit.page.evaluate((link) => (location.hash = link), problem);
  const opened = (wanted) => JSON.stringify(window.tavern.state) === wanted;
  const openedOrAsked = (wanted) =>
    JSON.stringify(window.tavern.state) === wanted || window.tavern.targets.some(({ id }) => id === "answer-yes");
  await visit.until(openedOrAsked, JSON.stringify(state));
  await person.begin(500);
  // It replaces the one before.
  if (person.has("answer-yes")) await person.activate("answer-yes");
  await visit.until(opened, JSON.stringify(state));
  await visit.atRest();
  await person.begin();
  for (const [index, step] of steps.entries()) {
    const deed = { ...step, before: index === 0 ? state : steps[index - 1].state };
    if (deed.actor.kind !== "player") continue;
    // The game itself takes the only legal action.
    if (deed.legal.length === 1 && !isThere(person, deed)) continue;
    await perform(deed, person).catch((error) => {
      throw new Error(`${problem}: ${JSON.stringify(deed.action)}: ${error.message}`);
    });
  }
  await visit.shows("show-best");
  await visit.until(() => /[0-3] of 3 stars/.test(document.querySelector("main").textContent));
  const [stars] = await visit.page.evaluate(() => /[0-3](?= of 3 stars)/.exec(document.querySelector("main").textContent));
  assert.equal(stars, "3", problem);
}

describe("problems get three stars for their solutions", { concurrency: true, skip: isWayLeftOut("tree") }, () => {
  let browser;
  before(async () => {
    browser = await openFor("tree");
  });
  after(() => browser?.close());
  wayNames.forEach((way, place) => {
    const own = asked ? solutions : [solutions[place]];
    test(`by ${way}`, { timeout: 60_000 * Math.max(5, own.length) }, (context) =>
      playIn(browser, way, (page) => page.addInitScript(prepare), async (visit, input) => {
        for (const solution of own) await answer(visit, new Person(visit.page, way, input), solution);
        context.diagnostic(`${own.length} by ${way}`);
      }),
    );
  });
});
