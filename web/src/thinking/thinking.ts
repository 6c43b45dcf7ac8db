// Computes a move: in a worker, or without one in the page.
import { lend } from "../calls";
import type { Game } from "../game.js";

/** Thinks in steps, so that a newer task can interrupt and replace this one. */
export function think(game: Game, task: Uint8Array): void {
  const pointer = lend(game, task);
  game._take_task(pointer, task.length);
  game._free(pointer);
  const goOn = (): void => {
    if (game._work() !== 0) setTimeout(goOn);
  };
  setTimeout(goOn);
}
