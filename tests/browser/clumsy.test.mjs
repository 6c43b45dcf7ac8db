// Recorded games played by a clumsy player with bad luck, by pointer and by touch, and by pointer in WebKit.
// TAVERNS_CLUMSY_GAMES=50 plays games 0 to 49, in Chromium each with four seeds; TAVERNS_CLUMSY_GAMES=20-29 plays
// these; without it the end of one game is played once in each way. For one way alone: --test-name-pattern="touch". The
// result of each game is printed as it ends, since the test runner prints its own results only at the end. A player
// mostly waits, so several games run at once.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ClumsyPerson, play, prepareClumsy } from "./clumsy.mjs";
import { isWayLeftOut, openFor, playIn } from "./engines.mjs";
import { askedNumbers, recordedGame } from "./recorded_games.mjs";

const asked = askedNumbers(process.env.TAVERNS_CLUMSY_GAMES);
const seedsOf = { touch: [0, 2], pointer: [1, 3], "pointer in WebKit": [0] };
/** One of five visits is to a device without reduced motion. */
const moves = (seed) => seed % 5 === 1;
/** The probability of a mishap before an activation: some 80 in a whole game. */
const rate = asked ? 0.12 : 0.2;
const gamesAtOnce = 6;
/** The first action that the clumsy player plays in a game. */
const firstOf = (number) => (asked ? 0 : recordedGame(number).deeds.length - 40);

describe("a clumsy person", { concurrency: true }, () => {
  for (const [way, seeds] of Object.entries(seedsOf)) {
    const games = (asked ?? [0]).flatMap((number) => (asked ? seeds : [seeds[0]]).map((seed) => ({ number, seed: 4 * number + seed })));
    const options = { timeout: 300_000 * games.length, skip: isWayLeftOut(way) };
    test(`plays recorded games by ${way}`, options, async () => {
      const lost = [];
      const browser = await openFor(way);
      const playGame = async ({ number, seed }) => {
        const begun = performance.now();
        const playsClumsily = async (visit, input) => {
          const person = new ClumsyPerson(visit.page, way, input, seed, rate);
          await play(visit, person, number, firstOf(number)).catch((error) => {
            throw new Error(`${error.message.slice(0, 900)}; done before: ${person.trail.join(", ")}`);
          });
          const seconds = Math.round((performance.now() - begun) / 1000);
          const mishaps = JSON.stringify(person.mishaps);
          console.error(`game ${number}, seed ${seed}: ${person.activations} activations, ${mishaps}, ${seconds} s`);
        };
        await playIn(browser, way, prepareClumsy, playsClumsily, moves(seed)).catch((error) => {
          lost.push(`game ${number}, seed ${seed}: ${error.message}`);
          console.error(`LOST ${lost.at(-1)}`);
        });
      };
      const waiting = [...games];
      const playOnAndOn = async () => {
        for (let game = waiting.shift(); game; game = waiting.shift()) await playGame(game);
      };
      await Promise.all(Array.from({ length: gamesAtOnce }, playOnAndOn));
      await browser.close();
      console.error(`${games.length - lost.length} of ${games.length} by ${way}`);
      assert.deepEqual(lost, []);
    });
  }
});
