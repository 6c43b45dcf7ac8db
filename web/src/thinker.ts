// The worker: the same program without a canvas. First it gets the compiled modules and answers when it is ready; then
// it gets tasks.
import createGame, { type Game } from "./game.js";
import { begin, type Modules } from "./loading/instance";
import { think } from "./thinking/thinking";

let program: Promise<Game>;

async function start({ primary, secondary }: Modules): Promise<Game> {
  const { game, complete } = await begin(createGame, primary, { pass: (thought) => postMessage(thought) });
  await complete(secondary);
  // For tests and the curious.
  Object.assign(self, { game });
  postMessage("ready");
  return game;
}

onmessage = ({ data }: MessageEvent<Modules | Uint8Array>) => {
  if (data instanceof Uint8Array) {
    program.then((game) => think(game, data)).catch(reportError);
  } else {
    program = start(data);
    program.catch(reportError);
  }
};
