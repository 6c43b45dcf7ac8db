// The worker: the same program without a canvas. First comes the compiled module, which it answers when it is ready, then
// tasks.
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
