// The program, instantiated from two modules that are compiled once for page and worker: the primary draws the title,
// everything else needs the secondary as well. ci/split-program.mjs divides it.
import type createGame from "../game.js";
import type { Game, Options } from "../game.js";

export interface Modules {
  readonly primary: WebAssembly.Module;
  readonly secondary: WebAssembly.Module;
}

export interface Begun {
  readonly game: Game;
  /** Adds the functions of the secondary module; calling one of them before is a defect. */
  complete(secondary: WebAssembly.Module): Promise<void>;
}

/** Stands in for each function of the secondary module, which puts its own into the program's table. */
function placeholderOf(calledEarly: () => void): WebAssembly.ModuleImports {
  const call = (): never => {
    calledEarly();
    throw new Error("the secondary module is not there yet");
  };
  return new Proxy({}, { get: () => call });
}

/** Rejects if the browser has no memory for it.
 * @param calledEarly called when the program needs the secondary module too early; it cannot go on then */
export function begin(
  create: typeof createGame,
  primary: WebAssembly.Module,
  options: Omit<Options, "noInitialRun" | "instantiateWasm">,
  calledEarly: () => void = () => {},
): Promise<Begun> {
  return new Promise((begun, failed) => {
    let exports: WebAssembly.Exports;
    create({
      ...options,
      noInitialRun: true,
      instantiateWasm(imports, accept) {
        WebAssembly.instantiate(primary, { ...imports, placeholder: placeholderOf(calledEarly) }).then((instance) => {
          ({ exports } = instance);
          accept(instance, primary);
        }, failed);
        return {};
      },
    }).then((game) => {
      const complete = async (secondary: WebAssembly.Module): Promise<void> => {
        await WebAssembly.instantiate(secondary, { primary: exports });
      };
      begun({ game, complete });
    }, failed);
  });
}
