// Thinks, wherever it is called: in a worker, or in the page where there is none.
import { lend } from "../calls";
import type { Game } from "../game.js";

/** Bit by bit, so that a newer task comes between, whose place it then takes. */
export function think(game: Game, task: Uint8Array): void {
  const pointer = lend(game, task);
  game._take_task(pointer, task.length);
  game._free(pointer);
  const goOn = (): void => {
    if (game._work() !== 0) setTimeout(goOn);
  };
  setTimeout(goOn);
}
