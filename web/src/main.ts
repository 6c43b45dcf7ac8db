// Starts the game: loads the program and its fonts side by side, hands the canvas over and serves the program.
import { addressOf } from "./addresses";
import { lend, pressTarget, readAsk, report } from "./bridge";
import { showFacts } from "./facts";
import { sayFailure } from "./failure";
import { framed, shareInput } from "./frame";
import type { Game } from "./game.js";
import { foresee, say } from "./language";
import { announce, Host } from "./host";
import type { Ask } from "./messages";
import { Mind } from "./mind";
import { Mirror } from "./mirror";
import { Page } from "./page";
import { Pictures } from "./pictures";
import { somebody } from "./presence";
import { Storage } from "./storage";
import { Threshold } from "./threshold";
import { watchWishes } from "./wishes";

// In the order of FontFile in src/app/platform/fonts.cpp.
const fontFiles = ["heading.otf", "heading-signs.otf", "text.ttf", "bold.ttf", "black.ttf"];

async function load(name: string): Promise<Response> {
  const response = await fetch(addressOf(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

const fonts = fontFiles.map(async (name) => new Uint8Array(await (await load(`fonts/${name}`)).arrayBuffer()));

/** The page writes in the program's letters, too. */
async function letter(family: string, file: string): Promise<void> {
  const bytes = await fonts[fontFiles.indexOf(file)];
  if (bytes) document.fonts.add(await new FontFace(family, bytes).load());
}

/** With something to draw on when it is there. */
async function loadProgram(canvas: HTMLCanvasElement, ask: (message: Ask) => void): Promise<Game> {
  // What does not come is told at once, not when somebody wants to play.
  const [{ default: createGame }, module, files] = await Promise.all([
    import("./game.js"),
    // The threshold waits for nothing of the program's, but whoever is there waits as little as can be.
    Promise.race([shown(), somebody]).then(() => WebAssembly.compileStreaming(load("game.wasm"))),
    Promise.all(fonts),
    somebody.then(() => beginDrawing(canvas)),
  ]);
  // Compiled once: a worker that thinks gets the same module.
  const game = await createGame({
    canvas,
    noInitialRun: true,
    ask: (json) => ask(readAsk(json)),
    pass: (task) => mind.take(task),
    instantiateWasm(imports, accept) {
      void WebAssembly.instantiate(module, imports).then((instance) => accept(instance, module));
      return {};
    },
  });
  const mind = new Mind(game, module, (message) => report(game, message));
  for (const [file, bytes] of files.entries()) {
    // The program keeps its fonts.
    game._accept_font(file, lend(game, bytes), bytes.length);
  }
  return game;
}

/** What can be chosen before the program is there. Whoever follows a link, or reads a page around this one, has chosen. */
async function openThreshold(storage: Storage, settings: Promise<string>): Promise<void> {
  if (framed || location.hash !== "") threshold.withdrawOffers();
  await settings;
  threshold.speak();
  if ((await storage.list()).some(({ name, over }) => name === "" && !over)) threshold.offerToContinue();
}

/** Resolves when the threshold is seen. */
function shown(): Promise<void> {
  return new Promise((seen) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) seen();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

/** Before SDL asks for it, as the browser needs a while, which passes while the program is still on its way. As SDL would,
 *  except that what was drawn stays, since a frame paints only what it changes. */
function beginDrawing(canvas: HTMLCanvasElement): Promise<void> {
  const wishes = { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true };
  return new Promise((begun) => {
    // After the threshold's frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        canvas.getContext("webgl2", wishes);
        begun();
      }),
    );
  });
}

function draws(game: Game): boolean {
  try {
    return game.callMain() === 0;
  } catch {
    return false;
  }
}

async function start(canvas: HTMLCanvasElement): Promise<void> {
  const asked: Ask[] = [];
  // Only the language is followed before the first frame.
  let take = (message: Ask): void => void (message.ask === "texts" ? page.take(message) : asked.push(message));
  const storage = new Storage();
  const settings = storage.settings();
  void settings.then(foresee);
  // Without its letters the program does not start either, and says so.
  letter("the inn's sign", "heading.otf").catch(() => {});
  letter("the inn", "bold.ttf").catch(() => {});
  void openThreshold(storage, settings);
  const game = await loadProgram(canvas, (message) => take(message));
  const mirror = new Mirror(game);
  const host = new Host(game);
  const page = new Page(game, canvas, new Pictures(game, threshold.scene), mirror, storage, host);
  if (!draws(game)) return fail("no-drawing");
  shareInput(canvas, game, mirror);
  if (framed) report(game, { report: "framed" });
  watchWishes((message) => report(game, message));
  void settings.then((settings) => report(game, { report: "settings_arrived", settings }));
  // After the first frame, so that nothing that can wait delays it.
  await new Promise(requestAnimationFrame);
  canvas.style.visibility = "visible";
  const firstFrameAt = performance.now();
  take = (message) => page.take(message);
  asked.forEach(take);
  await page.start();
  await settings;
  if (threshold.chosen) {
    // Until the next frame the title knows no game to go on with.
    await new Promise(requestAnimationFrame);
    pressTarget(game, threshold.chosen);
  }
  threshold.close();
  showFacts(game, mirror, firstFrameAt);
  host.start();
  // The focus of the page around a frame is not this page's to take.
  if (!framed) canvas.focus();
}

function fail(reason: "no-drawing" | "no-start"): void {
  threshold.close();
  sayFailure(say(reason));
  announce({ type: "error", reason, detail: say(reason) });
}

const canvas = document.querySelector<HTMLCanvasElement>("#canvas");
const waiting = document.querySelector<HTMLElement>(".threshold");
if (!canvas || !waiting) throw new Error("the page has no canvas");
const threshold = new Threshold(waiting);
try {
  await start(canvas);
} catch (error) {
  console.error(error);
  fail("no-start");
}
