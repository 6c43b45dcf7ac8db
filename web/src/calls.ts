// Calls functions of the program; texts and bytes lie in its memory during the call.
import type { Game } from "./game.js";
import type { Report, Request } from "generated/messages";

/** Copies bytes into the program's memory; the caller must free them. */
export function lend(game: Game, bytes: Uint8Array): number {
  const pointer = game._malloc(bytes.length);
  if (pointer === 0 && bytes.length > 0) throw new RangeError("the program has no memory left");
  game.HEAPU8.set(bytes, pointer);
  return pointer;
}

/** A picked file may hold any bytes, so it does not travel as JSON. */
export function takeFile(game: Game, content: Uint8Array): void {
  const pointer = lend(game, content);
  game._take_file(pointer, content.length);
  game._free(pointer);
}

/** Returns the language now in use. */
export function takeTexts(game: Game, language: number, texts: Uint8Array): number {
  const pointer = lend(game, texts);
  const spoken = game._take_texts(language, pointer, texts.length);
  game._free(pointer);
  return spoken;
}

export function takeResult(game: Game, result: Uint8Array): void {
  const pointer = lend(game, result);
  game._take_result(pointer, result.length);
  game._free(pointer);
}

/** Passes a text to a function of the program. */
function say(game: Game, text: string, take: (pointer: number, size: number) => void): void {
  const bytes = new TextEncoder().encode(text);
  const pointer = lend(game, bytes);
  take(pointer, bytes.length);
  game._free(pointer);
}

/** A lone surrogate has no UTF-8, and the program would refuse the whole message. */
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value;

export function report(game: Game, message: Report): void {
  say(game, JSON.stringify(message, wellFormed), game._take_report);
}

export function pressTarget(game: Game, id: string): void {
  say(game, id, game._press_target);
}

export function focusTarget(game: Game, id: string): void {
  say(game, id, game._focus_target);
}

/** Returns the fault of the message, or an empty string. */
export function takeHostMessage(game: Game, message: string): string {
  let wrong = "";
  say(game, message, (pointer, size) => (wrong = game.UTF8ToString(game._take_host_message(pointer, size))));
  return wrong;
}

export type Reporter = (report: Report) => void;

export function readRequest(json: string): Request {
  return JSON.parse(json) as Request;
}
