// The program, instantiated from a module that is compiled once for page and worker.
import type createGame from "../game.js";
import type { Game, Options } from "../game.js";

/** Rejects if the browser has no memory for it. */
export function makeGame(
  create: typeof createGame,
  module: WebAssembly.Module,
  options: Omit<Options, "noInitialRun" | "instantiateWasm">,
): Promise<Game> {
  return new Promise((made, failed) => {
    create({
      ...options,
      noInitialRun: true,
      instantiateWasm(imports, accept) {
        WebAssembly.instantiate(module, imports).then((instance) => accept(instance, module), failed);
        return {};
      },
    }).then(made, failed);
  });
}
