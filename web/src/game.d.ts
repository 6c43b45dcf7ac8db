// What Emscripten makes of the program, as far as the page uses it. It lies beside the page's own script.
declare module "./game.js" {
  export interface Game {
    readonly HEAPU8: Uint8Array;
    callMain(): number;
    _malloc(size: number): number;
    _free(pointer: number): void;
    _accept_font(file: number, pointer: number, size: number): void;
    _request_frame(): void;
    _count_drawn_frames(): number;
  }
  export interface Options {
    canvas?: HTMLCanvasElement;
    noInitialRun: true;
    instantiateWasm(
      imports: WebAssembly.Imports,
      accept: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }
  export default function createGame(options: Options): Promise<Game>;
}
