// Where the computer thinks: in a worker, which comes with the first task.
import { takeThought } from "./bridge";
import type { Game } from "./game.js";
import type { Reporter } from "./messages";
import { think } from "./thinking";
import { scriptAddress } from "./trusted";

export class Mind {
  readonly #game: Game;
  readonly #module: WebAssembly.Module;
  readonly #tell: Reporter;
  #worker: Worker | undefined;
  #failed = false;
  #task = new Uint8Array();

  constructor(game: Game, module: WebAssembly.Module, tell: Reporter) {
    this.#game = game;
    this.#module = module;
    this.#tell = tell;
  }

  take(task: Uint8Array<ArrayBuffer>): void {
    this.#task = task;
    if (this.#failed) return think(this.#game, task);
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage(task);
    } catch {
      // A page in a sandbox may start none.
      this.#fail();
    }
  }

  #fail(): void {
    this.#failed = true;
    this.#tell({ report: "thinking_failed" });
    think(this.#game, this.#task);
  }

  #start(): Worker {
    const worker = new Worker(scriptAddress("thinker"), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => takeThought(this.#game, data));
    worker.addEventListener("error", () => {
      worker.terminate();
      this.#fail();
    });
    worker.postMessage(this.#module);
    return worker;
  }
}
