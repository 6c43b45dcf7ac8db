// The worker: the same program without a canvas. First comes the compiled module, then tasks.
import createGame, { type Game } from "./game.js";
import { think } from "./thinking";

let program: Promise<Game>;

onmessage = ({ data }: MessageEvent<WebAssembly.Module | Uint8Array>) => {
  if (data instanceof WebAssembly.Module) {
    program = createGame({
      noInitialRun: true,
      pass: (thought) => postMessage(thought),
      instantiateWasm(imports, accept) {
        void WebAssembly.instantiate(data, imports).then((instance) => accept(instance, data));
        return {};
      },
    });
    // For tests and the curious.
    void program.then((game) => Object.assign(self, { game }));
  } else {
    program.then((game) => think(game, data)).catch(reportError);
  }
};
