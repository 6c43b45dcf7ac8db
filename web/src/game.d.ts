// The part of Emscripten's module that the page uses. It lies beside the page's own script.
import type { Scribe } from "./scribe";
export interface Game {
  readonly HEAPU8: Uint8Array;
  callMain(): number;
  UTF8ToString(pointer: number): string;
  _malloc(size: number): number;
  _free(pointer: number): void;
  _accept_font(file: number, pointer: number, size: number): void;
  _take_report(pointer: number, size: number): void;
  _take_host_message(pointer: number, size: number): number;
  _take_file(pointer: number, size: number): void;
  _take_texts(language: number, pointer: number, size: number): number;
  _take_result(pointer: number, size: number): void;
  _take_task(pointer: number, size: number): void;
  _work(): number;
  _take_picture(order: number, index: number, pixels: number): void;
  _press_target(pointer: number, size: number): void;
  _focus_target(pointer: number, size: number): void;
  _share_touches(): void;
  _answer(): void;
  _let_go(): void;
  _go_back(): void;
  _request_frame(): void;
  _count_drawn_frames(): number;
  _is_at_rest(): number;
  _frame_time(): number;
  _count_draw_calls(): number;
  _count_missing_pictures(): number;
  _count_allocated(): number;
  _focused_target(): number;
  _state_as_json(): number;
  _replay_link(): number;
  _behaviour_signature(games: number): number;
}
export interface Options {
  canvas?: HTMLCanvasElement;
  /** A request of the program to the page, see assets/messages.json. */
  request?(json: string): void;
  /** The page's program passes a task to the worker, the worker's passes back a result. */
  pass(bytes: Uint8Array<ArrayBuffer>): void;
  /** Only in the page: writes names in any script. */
  scribe?: Scribe;
  /** The program has ended in the middle, most often as it got no memory; no call of it does anything any more. */
  onAbort?(): void;
  noInitialRun: true;
  instantiateWasm(
    imports: WebAssembly.Imports,
    accept: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object;
}
export default function createGame(options: Options): Promise<Game>;
