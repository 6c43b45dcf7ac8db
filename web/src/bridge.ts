// Carries messages between the page and the program.
import type { Game } from "./game.js";
import type { Ask, Report } from "./messages";

/** Copies bytes into the program's memory; it is the caller's to give them back. */
export function lend(game: Game, bytes: Uint8Array): number {
  const pointer = game._malloc(bytes.length);
  game.HEAPU8.set(bytes, pointer);
  return pointer;
}

export function report(game: Game, message: Report): void {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const pointer = lend(game, bytes);
  game._take_report(pointer, bytes.length);
  game._free(pointer);
}

/** What a person picked may be anything, so it does not travel as JSON. */
export function takeFile(game: Game, content: Uint8Array): void {
  const pointer = lend(game, content);
  game._take_file(pointer, content.length);
  game._free(pointer);
}

/** Returns the language that is spoken then. */
export function takeTexts(game: Game, language: number, texts: Uint8Array): number {
  const pointer = lend(game, texts);
  const spoken = game._take_texts(language, pointer, texts.length);
  game._free(pointer);
  return spoken;
}

export function takeThought(game: Game, thought: Uint8Array): void {
  const pointer = lend(game, thought);
  game._take_thought(pointer, thought.length);
  game._free(pointer);
}

export function readAsk(json: string): Ask {
  return JSON.parse(json) as Ask;
}
