// Recorded games played by a clumsy person with bad luck, by pointer and by touch. TAVERNS_CLUMSY_GAMES=50 plays the games
// 0 to 49, each with four seeds; without it the end of one game is played once in each way.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ClumsyPerson, clockSpeed, play, prepareClumsy } from "./clumsy.mjs";
import { openBrowser } from "./harness.mjs";
import { recordedGame } from "./recorded_games.mjs";

const wanted = Number(process.env.TAVERNS_CLUMSY_GAMES ?? 0);
const seeds = wanted > 0 ? [0, 1, 2, 3] : [0, 1];
const numbers = Array.from({ length: wanted || 1 }, (_, number) => number);
const games = numbers.flatMap((number) => seeds.map((seed) => ({ number, seed: 4 * number + seed })));
/** The deed of a game that its clumsy person begins with. */
const firstOf = (number) => (wanted > 0 ? 0 : recordedGame(number).deeds.length - 40);

describe("a clumsy person", { concurrency: true }, () => {
  for (const way of ["pointer", "touch"]) {
    const mine = games.filter(({ seed }) => (seed % 2 === 1) === (way === "pointer"));
    test(`plays recorded games by ${way}`, { timeout: 240_000 * Math.max(1, mine.length) }, async (context) => {
      const browser = await openBrowser();
      const lost = [];
      try {
        for (const { number, seed } of mine) {
          const visit = await browser.visit({
            context: { hasTouch: way === "touch" },
            before: prepareClumsy,
            clockSpeed,
          });
          const person = new ClumsyPerson(visit.page, way, await visit.page.context().newCDPSession(visit.page), seed);
          const begun = performance.now();
          try {
            await play(visit, person, number, firstOf(number));
            assert.deepEqual(visit.complaints, []);
            const seconds = Math.round((performance.now() - begun) / 1000);
            context.diagnostic(`game ${number}, seed ${seed}: ${person.activations} activations, ${JSON.stringify(person.mishaps)}, ${seconds} s`);
          } catch (error) {
            lost.push(`game ${number}, seed ${seed}: ${error.message.slice(0, 900)}`);
            context.diagnostic(`LOST ${lost.at(-1)}`);
          }
          await visit.close();
        }
      } finally {
        await browser.close();
      }
      context.diagnostic(`${mine.length - lost.length} of ${mine.length} by ${way}`);
      assert.deepEqual(lost, []);
    });
  }
});
