// The same recorded games in every way of playing: each must pass through the same positions as in the console program.
// By default a short game by keyboard and one by accessibility tree; TAVERNS_RECORDED_GAMES=50 plays games 0 to 49 in
// every way, TAVERNS_RECORDED_GAMES=20-29 these. For one way alone: --test-name-pattern="touch".
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { isWayLeftOut, playBy } from "./engines.mjs";
import { Person, prepare } from "./person.mjs";
import { askedNumbers, perform, recordedGame } from "./recorded_games.mjs";
import { ways } from "./ways.mjs";

const prepared = (page) => page.addInitScript(prepare);

/** Ways in which no other test plays whole games. */
const brief = ["keyboard", "tree"];

/** The numbers of the games to play in this way. */
const asked = askedNumbers(process.env.TAVERNS_RECORDED_GAMES);
const numbersFor = (way) => asked ?? (brief.includes(way) ? [5 + 10 * brief.indexOf(way)] : []);

async function playRecorded(visit, person, number) {
  const game = recordedGame(number);
  await visit.page.evaluate((link) => (location.hash = link), game.linkTo(0));
  await visit.gameOpens();
  await person.begin();
  // It replaces the game played before.
  if (person.has("answer-yes")) await person.activate("answer-yes");
  const began = performance.now();
  for (const [index, deed] of game.deeds.entries()) {
    for (const id of ["lift-curtain", "summary-done"]) if (person.has(id)) await person.activate(id);
    const there = person.state === JSON.stringify(deed.before);
    // The game itself takes the only legal action.
    if (deed.legal.length === 1 && !there) continue;
    const where = `${game.name}: deed ${index}, ${JSON.stringify(deed.action)}`;
    if (!there) assert.deepEqual(JSON.parse(person.state), deed.before, `${where}: before it`);
    await perform(deed, person).catch((error) => {
      throw new Error(`${where}: ${error.message}`);
    });
  }
  assert.deepEqual(JSON.parse(person.state), game.end, game.name);
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${number}: ${game.name}: ${game.deeds.length} deeds by ${person.activations} activations in ${seconds} s`;
}

async function playAll(context, visit, way, input) {
  const lost = [];
  const numbers = numbersFor(way);
  for (const number of numbers) {
    try {
      context.diagnostic(await playRecorded(visit, new Person(visit.page, way, input), number));
    } catch (error) {
      lost.push(error.message);
      context.diagnostic(`LOST ${number}: ${error.message.slice(0, 600)}`);
      await visit.startAnew();
    }
  }
  context.diagnostic(`${numbers.length - lost.length} of ${numbers.length} by ${way}`);
  assert.deepEqual(lost, []);
}

// In parallel, since a game mostly waits for the next frame.
describe("recorded games", { concurrency: true }, () => {
  for (const way of Object.keys(ways)) {
    const count = numbersFor(way).length;
    if (count === 0) continue;
    const options = { timeout: 60_000 * Math.max(5, 3 * count) };
    test(`by ${way}`, { ...options, skip: isWayLeftOut(way) }, (context) =>
      playBy(way, prepared, (visit, input) => playAll(context, visit, way, input)),
    );
  }
});
