// Starts the game: loads the program, its fonts and pictures side by side, hands the canvas over and serves the program.
import { lend, pressTarget, readRequest, report } from "./calls";
import { watchContext } from "./context";
import { watchDevice } from "./device";
import { exposeDebugHooks } from "./debug_hooks";
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
import type { Request } from "generated/messages";
import { WorkerClient } from "./thinking/worker_client";
import { AccessibilityTree } from "./accessibility_tree";
import { PlatformBridge } from "./platform_bridge";
import { Pictures } from "./pictures";
import { firstInteraction } from "./loading/first_interaction";
import { Scribe } from "./scribe";
import { interrupted } from "./storage/tab_lock";
import { Storage } from "./storage/storage";
import { LoadingScreen } from "./loading/loading_screen";
import { watchMediaPreferences } from "./media_preferences";

// In the order of FontFile in src/app/platform/fonts.cpp.
const fontFiles = ["heading.otf", "heading-signs.otf", "text.ttf", "bold.ttf", "black.ttf"];
const fonts = fontFiles.map((name) => load(`fonts/${name}`));
// The loading screen waits for nothing else, but whoever is there waits as little as can be.
const afterLoadingScreen = Promise.race([shown(), firstInteraction]);
const pictures = afterLoadingScreen.then(() => load("pictures.json"));

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
async function loadProgram(canvas: HTMLCanvasElement, request: (message: Request) => void): Promise<Game> {
  const [{ default: create }, module, files] = await Promise.all([
    loadScript<{ default: typeof createGame }>("game.js"),
    // What does not come is told at once, not when a player wants to begin.
    afterLoadingScreen.then(compile),
    Promise.all(fonts),
    firstInteraction.then(() => beginDrawing(canvas)),
  ]);
  const game = await makeGame(create, module, {
    canvas,
    request: (json) => request(readRequest(json)),
    pass: (task) => worker.take(task),
    scribe: new Scribe(),
  });
  const worker = new WorkerClient(game, module, (message) => report(game, message));
  for (const [file, bytes] of files.entries()) {
    // The program keeps its fonts.
    game._accept_font(file, lend(game, bytes), bytes.length);
  }
  return game;
}

/** What can be chosen before the program is there. Whoever follows a link, reads a page around this one or was playing has
 *  chosen. */
async function openLoadingScreen(storage: Storage, settings: Promise<string>): Promise<void> {
  if (framed || interrupted || location.hash !== "") loadingScreen.withdrawOffers();
  const larger = lettersOf(await settings) > 100;
  loadingScreen.speak();
  // The title's choices lie elsewhere then, which no rule of the page's style can follow.
  if (larger && !loadingScreen.chosen) loadingScreen.withdrawOffers();
  if ((await storage.list()).some(({ head }) => head.name === "" && !head.over && !head.framed)) loadingScreen.offerToContinue();
}

/** Resolves when the loading screen is seen. */
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
    // After the loading screen's frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (canvas.getContext("webgl2", wishes)) begun();
        else failed(new Lack("WebGL 2"));
      }),
    );
  });
}

async function start(canvas: HTMLCanvasElement): Promise<void> {
  const waiting: Request[] = [];
  // Only the language is followed before the first frame.
  let take = (message: Request): void =>
    void (message.request === "load_texts" ? bridge.take(message) : waiting.push(message));
  const storage = new Storage();
  const settings = storage.settings();
  void settings.then(foresee);
  sayHindrances(() => window.tavern !== undefined);
  letter("the inn's sign", "heading.otf").catch(() => {});
  letter("the inn", "bold.ttf").catch(() => {});
  letter("the inn's print", "text.ttf").catch(() => {});
  void openLoadingScreen(storage, settings);
  // Nothing begins without the pictures either: dice have no faces without them.
  const [game, file] = await Promise.all([loadProgram(canvas, (message) => take(message)), pictures]);
  const tree = new AccessibilityTree(game);
  const host = new Host(game);
  const bridge = new PlatformBridge(game, canvas, new Pictures(game, file, loadingScreen.scene), tree, storage, host);
  if (game.callMain() !== 0) throw new Lack("WebGL 2");
  watchContext(canvas);
  shareInput(canvas, game, tree);
  followGestures(canvas, game);
  if (framed) report(game, { report: "framed", page: location.ancestorOrigins?.[0] ?? "" });
  watchMediaPreferences((message) => report(game, message));
  watchDevice((message) => report(game, message));
  void settings.then((settings) => report(game, { report: "settings_arrived", settings }));
  // After the first frame, so that nothing that can wait delays it.
  await new Promise(requestAnimationFrame);
  await loadingScreen.released();
  // Until the loading screen is closed, presses fall through to it.
  canvas.style.pointerEvents = "none";
  canvas.style.visibility = "visible";
  const firstFrameAt = performance.now();
  take = (message) => bridge.take(message);
  waiting.forEach(take);
  await bridge.start();
  await settings;
  // Until the next frame the title knows no game to go on with, and a game that goes on is not drawn yet.
  if (loadingScreen.chosen || interrupted) await new Promise(requestAnimationFrame);
  if (loadingScreen.chosen) pressTarget(game, loadingScreen.chosen);
  await loadingScreen.close();
  canvas.style.pointerEvents = "";
  exposeDebugHooks(game, tree, firstFrameAt);
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
  loadingScreen.withdrawOffers();
  // Nothing else is to be said.
  watchLoading(() => {});
  const detail = reasonOf(error);
  sayFailure(detail, loadAgain);
  announce({ type: "error", reason: error instanceof Lack ? "no-drawing" : "no-start", detail });
}

const canvas = document.querySelector<HTMLCanvasElement>("#canvas");
const loadingElement = document.querySelector<HTMLElement>(".loading-screen");
if (!canvas || !loadingElement) throw new Error("the page has no canvas");
const loadingScreen = new LoadingScreen(loadingElement);
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
