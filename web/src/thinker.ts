// The worker: the same program without a canvas. First it gets the compiled module and answers when it is ready; then
// it gets tasks.
import createGame, { type Game } from "./game.js";
import { makeGame } from "./loading/instance";
import { think } from "./thinking/thinking";

let program: Promise<Game>;

onmessage = ({ data }: MessageEvent<WebAssembly.Module | Uint8Array>) => {
  if (data instanceof WebAssembly.Module) {
    program = makeGame(createGame, data, { pass: (thought) => postMessage(thought) });
    program.then((game) => {
      // For tests and the curious.
      Object.assign(self, { game });
      postMessage("ready");
    }, reportError);
  } else {
    program.then((game) => think(game, data)).catch(reportError);
  }
};
