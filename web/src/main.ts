// Starts the game: loads the program, its fonts and pictures side by side, hands the canvas over and serves the program.
import { lend, pressTarget, readAsk, report } from "./bridge";
import { watchContext } from "./context";
import { watchDevice } from "./device";
import { showFacts } from "./facts";
import { endFailure, Lack, loadAgain, sayFailure } from "./loading/failure";
import { framed, shareInput } from "./frame";
import type createGame from "./game.js";
import type { Game } from "./game.js";
import { followGestures } from "./gestures";
import { sayHindrances } from "./loading/hindrances";
import { announce, Host } from "./host";
import { makeGame } from "./loading/instance";
import { foresee, lettersOf, say } from "./language";
import { load, loadScript, watchLoading } from "./loading/loader";
import type { Ask } from "./messages";
import { Mind } from "./thinking/mind";
import { Mirror } from "./mirror";
import { Page } from "./page";
import { Pictures } from "./pictures";
import { somebody } from "./loading/presence";
import { Scribe } from "./scribe";
import { interrupted } from "./keeping/slots";
import { Storage } from "./keeping/storage";
import { Threshold } from "./loading/threshold";
import { watchWishes } from "./wishes";

// In the order of FontFile in src/app/platform/fonts.cpp.
const fontFiles = ["heading.otf", "heading-signs.otf", "text.ttf", "bold.ttf", "black.ttf"];
const fonts = fontFiles.map((name) => load(`fonts/${name}`));
// The threshold waits for nothing else, but whoever is there waits as little as can be.
const afterThreshold = Promise.race([shown(), somebody]);
const pictures = afterThreshold.then(() => load("pictures.json"));

/** The page writes in the program's letters, too. */
async function letter(family: string, file: string): Promise<void> {
  const bytes = await fonts[fontFiles.indexOf(file)];
  if (bytes) document.fonts.add(await new FontFace(family, bytes).load());
}

/** Compiled once: a worker that thinks gets the same module. */
async function compile(): Promise<WebAssembly.Module> {
  if (!("WebAssembly" in window)) throw new Lack("WebAssembly");
  return WebAssembly.compile(await load("game.wasm"));
}

/** With something to draw on when it is there. */
async function loadProgram(canvas: HTMLCanvasElement, ask: (message: Ask) => void): Promise<Game> {
  const [{ default: create }, module, files] = await Promise.all([
    loadScript<{ default: typeof createGame }>("game.js"),
    // What does not come is told at once, not when somebody wants to play.
    afterThreshold.then(compile),
    Promise.all(fonts),
    somebody.then(() => beginDrawing(canvas)),
  ]);
  const game = await makeGame(create, module, {
    canvas,
    ask: (json) => ask(readAsk(json)),
    pass: (task) => mind.take(task),
    scribe: new Scribe(),
  });
  const mind = new Mind(game, module, (message) => report(game, message));
  for (const [file, bytes] of files.entries()) {
    // The program keeps its fonts.
    game._accept_font(file, lend(game, bytes), bytes.length);
  }
  return game;
}

/** What can be chosen before the program is there. Whoever follows a link, reads a page around this one or was playing has
 *  chosen. */
async function openThreshold(storage: Storage, settings: Promise<string>): Promise<void> {
  if (framed || interrupted || location.hash !== "") threshold.withdrawOffers();
  const larger = lettersOf(await settings) > 100;
  threshold.speak();
  // The title's choices lie elsewhere then, which no rule of the page's style can follow.
  if (larger && !threshold.chosen) threshold.withdrawOffers();
  if ((await storage.list()).some(({ name, over, framed }) => name === "" && !over && !framed)) threshold.offerToContinue();
}

/** Resolves when the threshold is seen. */
function shown(): Promise<void> {
  return new Promise((seen) => {
    // Not every browser tells what it paints.
    const { PerformanceObserver: Observer } = window as { PerformanceObserver?: typeof PerformanceObserver };
    if (!Observer?.supportedEntryTypes?.includes("paint")) return void requestAnimationFrame(() => setTimeout(seen));
    const paints = new Observer((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) seen();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

/** Before SDL asks for it, as the browser needs a while, which passes while the program is still on its way. As SDL would,
 *  except that what was drawn stays, since a frame paints only what it changes. */
function beginDrawing(canvas: HTMLCanvasElement): Promise<void> {
  const wishes = { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true };
  return new Promise((begun, failed) => {
    // After the threshold's frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (canvas.getContext("webgl2", wishes)) begun();
        else failed(new Lack("WebGL 2"));
      }),
    );
  });
}

async function start(canvas: HTMLCanvasElement): Promise<void> {
  const asked: Ask[] = [];
  // Only the language is followed before the first frame.
  let take = (message: Ask): void => void (message.ask === "texts" ? page.take(message) : asked.push(message));
  const storage = new Storage();
  const settings = storage.settings();
  void settings.then(foresee);
  sayHindrances(() => window.tavern !== undefined);
  letter("the inn's sign", "heading.otf").catch(() => {});
  letter("the inn", "bold.ttf").catch(() => {});
  letter("the inn's print", "text.ttf").catch(() => {});
  void openThreshold(storage, settings);
  // Nothing begins without the pictures either: dice have no faces without them.
  const [game, file] = await Promise.all([loadProgram(canvas, (message) => take(message)), pictures]);
  const mirror = new Mirror(game);
  const host = new Host(game);
  const page = new Page(game, canvas, new Pictures(game, file, threshold.scene), mirror, storage, host);
  if (game.callMain() !== 0) throw new Lack("WebGL 2");
  watchContext(canvas);
  shareInput(canvas, game, mirror);
  followGestures(canvas, game);
  if (framed) report(game, { report: "framed", page: location.ancestorOrigins?.[0] ?? "" });
  watchWishes((message) => report(game, message));
  watchDevice((message) => report(game, message));
  void settings.then((settings) => report(game, { report: "settings_arrived", settings }));
  // After the first frame, so that nothing that can wait delays it.
  await new Promise(requestAnimationFrame);
  await threshold.released();
  // Until the threshold is closed, presses fall through to it.
  canvas.style.pointerEvents = "none";
  canvas.style.visibility = "visible";
  const firstFrameAt = performance.now();
  take = (message) => page.take(message);
  asked.forEach(take);
  await page.start();
  await settings;
  // Until the next frame the title knows no game to go on with, and a game that goes on is not drawn yet.
  if (threshold.chosen || interrupted) await new Promise(requestAnimationFrame);
  if (threshold.chosen) pressTarget(game, threshold.chosen);
  await threshold.close();
  canvas.style.pointerEvents = "";
  showFacts(game, mirror, firstFrameAt);
  host.start();
  // The focus of the page around a frame is not this page's to take.
  if (!framed) canvas.focus();
}

/** Why the game cannot start, in words. */
function reasonOf(error: unknown): string {
  if (error instanceof Lack) return say("cannot").replace("{what}", error.message);
  // Browsers have no name for these, only words.
  if (/unsafe-eval|\bCSP\b|security policy/i.test(String(error)))
    return say("missing").replace("{what}", say("program")).replace("{why}", say("forbidden"));
  if (error instanceof RangeError || /memory/i.test(String(error))) return say("memory");
  return say("no-start").replace("{error}", String(error));
}

function fail(error: unknown): void {
  console.error(error);
  threshold.withdrawOffers();
  // Nothing else is to be said.
  watchLoading(() => {});
  const detail = reasonOf(error);
  sayFailure(detail, loadAgain);
  announce({ type: "error", reason: error instanceof Lack ? "no-drawing" : "no-start", detail });
}

const canvas = document.querySelector<HTMLCanvasElement>("#canvas");
const waiting = document.querySelector<HTMLElement>(".threshold");
if (!canvas || !waiting) throw new Error("the page has no canvas");
const threshold = new Threshold(waiting);
// Where the page's first script did not come, nobody has judged the browser.
if (!window.words) document.body.className = "live";
if (document.body.className === "live") {
  document.body.className = "live begun";
  // What the page itself has said while this was missing.
  endFailure();
  try {
    await start(canvas);
  } catch (error) {
    fail(error);
  }
}
