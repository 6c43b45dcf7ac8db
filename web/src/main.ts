// Starts the game: loads the program and its fonts side by side and hands the canvas over.
import createGame, { type Game } from "./game.js";

declare global {
  interface Window {
    /** For tests and for whoever is curious: the running program. */
    game?: Game;
  }
}

// In the order of FontFile in src/app/platform/fonts.hpp.
const fontFiles = ["heading.otf", "heading-signs.otf", "text.ttf", "bold.ttf", "black.ttf"];

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Compiled once: a worker that thinks gets the same module. */
const compiled = WebAssembly.compileStreaming(load("game.wasm"));

async function start(): Promise<void> {
  const canvas = document.querySelector<HTMLCanvasElement>("#canvas");
  if (!canvas) throw new Error("the page has no canvas");
  const fonts = fontFiles.map(async (name) => new Uint8Array(await (await load(`fonts/${name}`)).arrayBuffer()));
  const module = await compiled;
  const game = await createGame({
    canvas,
    noInitialRun: true,
    instantiateWasm(imports, accept) {
      void WebAssembly.instantiate(module, imports).then((instance) => accept(instance, module));
      return {};
    },
  });
  for (const [file, bytes] of (await Promise.all(fonts)).entries()) {
    const pointer = game._malloc(bytes.length);
    game.HEAPU8.set(bytes, pointer);
    game._accept_font(file, pointer, bytes.length);
  }
  if (game.callMain() !== 0) throw new Error("the browser offers no WebGL2");
  window.game = game;
  canvas.focus();
}

await start();
