// The client of the worker for computer players. The first task starts the worker; if that fails, the page thinks.
import { takeResult, type Reporter } from "../calls";
import type { Game } from "../game.js";
import type { Modules } from "../loading/instance";
import { arrives } from "../loading/loader";
import { think } from "./thinking";
import { scriptAddress } from "../loading/trusted";

/** Milliseconds to wait for a worker to be ready. */
const patience = 5000;

export class WorkerClient {
  readonly #game: Game;
  readonly #modules: Promise<Modules>;
  readonly #tell: Reporter;
  #coming: Promise<void> | undefined;
  #worker: Worker | undefined;
  #failed = false;
  #task = new Uint8Array();

  constructor(game: Game, modules: Promise<Modules>, tell: Reporter) {
    this.#game = game;
    this.#modules = modules;
    this.#tell = tell;
  }

  /** The newest task replaces earlier ones. */
  take(task: Uint8Array<ArrayBuffer>): void {
    this.#task = task;
    if (this.#failed) return think(this.#game, task);
    if (this.#worker) return this.#worker.postMessage(task);
    // A sandboxed page may not start workers.
    this.#coming ??= this.#start().catch(() => this.#fail());
  }

  #fail(): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#worker?.terminate();
    this.#tell({ report: "thinking_failed" });
    think(this.#game, this.#task);
  }

  async #start(): Promise<void> {
    if (!(await arrives("thinker.js"))) throw new Error("no worker came");
    const modules = await this.#modules;
    const worker = new Worker(scriptAddress("thinker"), { type: "module" });
    try {
      await new Promise((ready, failed) => {
        worker.onmessage = ready;
        worker.onerror = failed;
        setTimeout(failed, patience);
        worker.postMessage(modules);
      });
    } catch (error) {
      worker.terminate();
      throw error;
    }
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => takeResult(this.#game, data);
    worker.onerror = () => this.#fail();
    this.#worker = worker;
    worker.postMessage(this.#task);
  }
}
