// Starts the game: loads the program, fonts and pictures in parallel, hands over the canvas and serves the program.
import { focusTarget, lend, pressTarget, readRequest, report } from "./calls";
import { watchContext } from "./context";
import { watchDevice } from "./device";
import { exposeDebugHooks } from "./debug_hooks";
import { waitForAll, waitsForAll } from "./loading/early_call";
import { endFailure, loadAgain, MissingFeature, sayFailure } from "./loading/failure";
import { framed, shareInput } from "./frame";
import type createGame from "./game.js";
import { followGestures } from "./gestures";
import { sayHindrances } from "./loading/hindrances";
import { announce, Host } from "./host";
import { begin, type Begun, type Modules } from "./loading/instance";
import { languageOfDevice, lettersOf, prepareLanguage, say, speak, speakAround } from "./language";
import { load, loadScript, watchLoading } from "./loading/loader";
import type { Request } from "generated/messages";
import { WorkerClient } from "./thinking/worker_client";
import { AccessibilityTree } from "./accessibility_tree";
import { PlatformBridge } from "./platform_bridge";
import { Pictures } from "./pictures";
import { firstInteraction, hasChosen } from "./loading/first_interaction";
import { Scribe } from "./scribe";
import { interrupted } from "./storage/tab_lock";
import { Storage } from "./storage/storage";
import { LoadingScreen } from "./loading/loading_screen";
import { watchMediaPreferences } from "./media_preferences";

// In the order of ui::Typeface in src/ui/draw/fonts.hpp.
const fontFiles = ["heading.otf", "text.ttf", "bold.ttf", "black.ttf"];
const fonts = fontFiles.map((name) => load(`fonts/${name}`));
// The loading screen waits for nothing else, and a player who interacts waits as little as possible.
const afterLoadingScreen = Promise.race([loadingScreenShown(), firstInteraction]);
const primaryFile = afterLoadingScreen.then(() => load("primary.wasm"));
// The first frame waits for nothing from here on.
const secondaryFile = primaryFile.then(() => load("secondary.wasm"));
const pictures = primaryFile.then(() => load("pictures.json"));

/** The page uses the program's fonts. */
async function useFont(family: string, file: string): Promise<void> {
  const bytes = await fonts[fontFiles.indexOf(file)];
  if (bytes) document.fonts.add(await new FontFace(family, bytes).load());
}

function useFonts(): void {
  const families = [["the inn's sign", "heading.otf"], ["the inn", "bold.ttf"], ["the inn's print", "text.ttf"]] as const;
  for (const [family, file] of families) useFont(family, file).catch(() => {});
}

/** Compiled once: the worker gets the same modules. */
async function compile(file: Promise<BufferSource>): Promise<WebAssembly.Module> {
  const bytes = await file;
  if (!("WebAssembly" in window)) throw new MissingFeature("WebAssembly", "no-start");
  return WebAssembly.compile(bytes);
}

/** The program, and all of its modules. Waits for the canvas's context as well. */
async function loadProgram(canvas: HTMLCanvasElement, request: (message: Request) => void): Promise<Begun & { modules: Promise<Modules> }> {
  const compiling = compile(primaryFile);
  const modules = Promise.all([compiling, compile(secondaryFile)]).then(([primary, secondary]) => ({ primary, secondary }));
  // It is told by those waiting for it.
  modules.catch(() => {});
  const [{ default: create }, primary, files] = await Promise.all([
    loadScript<{ default: typeof createGame }>("game.js"),
    // Shows a missing file at once, not only when a player wants to begin.
    compiling,
    Promise.all(fonts),
    firstInteraction.then(() => beginDrawing(canvas)),
  ]);
  const { game, complete } = await begin(create, primary, {
    canvas,
    request(json) {
      try {
        request(readRequest(json));
      } catch (error) {
        // It must not pass through the program, which would stop in the middle of a frame.
        reportError(error);
      }
    },
    pass: (task) => worker.take(task),
    scribe: new Scribe(),
    onAbort: () => fail(new Error("the program has ended")),
  }, waitForAll);
  const worker = new WorkerClient(game, modules, (message) => report(game, message));
  for (const [file, bytes] of files.entries()) {
    // Never freed: the program keeps its fonts.
    game._accept_font(file, lend(game, bytes), bytes.length);
  }
  return { game, complete, modules };
}

/** Opens the choices of the loading screen. */
async function openLoadingScreen(storage: Storage, settings: Promise<string>): Promise<void> {
  if (hasChosen()) loadingScreen.withdrawOffers();
  const larger = lettersOf(await settings) > 100;
  loadingScreen.speak();
  // With larger text the title's choices lie elsewhere, beyond the reach of the page's style.
  if (larger && !loadingScreen.chosen) loadingScreen.withdrawOffers();
  if ((await storage.list())?.some(({ head }) => head.name === "" && !head.over && !head.framed)) loadingScreen.offerToContinue();
}

/** Resolves when the loading screen is visible. */
function loadingScreenShown(): Promise<void> {
  return new Promise((seen) => {
    // Not every browser reports its painting.
    const { PerformanceObserver: Observer } = window as { PerformanceObserver?: typeof PerformanceObserver };
    if (!Observer?.supportedEntryTypes?.includes("paint")) return void requestAnimationFrame(() => setTimeout(seen));
    const paints = new Observer((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) seen();
    });
    paints.observe({ type: "paint", buffered: true });
  });
}

/** Creates the context before SDL does: it takes the browser a while, during which the program still loads. Same
 * options as SDL's, except that the drawing is preserved, since a frame paints only its changes. */
function beginDrawing(canvas: HTMLCanvasElement): Promise<void> {
  const wishes = { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true };
  return new Promise((begun, failed) => {
    // After the loading screen's frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (canvas.getContext("webgl2", wishes)) begun();
        else failed(new MissingFeature("WebGL 2"));
      }),
    );
  });
}

async function start(canvas: HTMLCanvasElement): Promise<void> {
  const waiting: Request[] = [];
  // Before the first frame, only the language is handled.
  let take = (message: Request): void =>
    void (message.request === "load_texts" ? speak(game, message.language) : waiting.push(message));
  const storage = new Storage();
  const settings = storage.settings().then((stored) => stored ?? "");
  const texts = settings.then(prepareLanguage);
  sayHindrances(() => loadingScreen.closed);
  useFonts();
  void openLoadingScreen(storage, settings);
  const { game, complete, modules } = await loadProgram(canvas, (message) => take(message));
  const whole = modules.then(({ secondary }) => complete(secondary));
  // Only the title needs no more than the primary module.
  if (hasChosen() || waitsForAll) await whole;
  // The program has none of its own.
  await texts;
  if (game.callMain() !== 0) throw new MissingFeature("WebGL 2");
  watchContext(canvas);
  if (framed) report(game, { report: "framed", page: location.ancestorOrigins?.[0] ?? "" });
  watchMediaPreferences((message) => report(game, message));
  watchDevice((message) => report(game, message));
  void settings.then((settings) => report(game, { report: "settings_arrived", settings }));
  // After the first frame, so that later work does not delay it.
  await new Promise(requestAnimationFrame);
  performance.mark("first frame");
  // Waits for the pictures as well: without them, dice have no faces. Until then the loading screen takes the choices.
  const [file] = await Promise.all([pictures, whole]);
  const tree = new AccessibilityTree(game);
  const host = new Host(game);
  const bridge = new PlatformBridge(game, canvas, new Pictures(game, file, loadingScreen.scene), tree, storage, host);
  shareInput(canvas, game, tree);
  followGestures(canvas, game);
  await loadingScreen.released();
  // Until the loading screen is closed, presses fall through to it.
  canvas.style.pointerEvents = "none";
  canvas.style.visibility = "visible";
  performance.mark("shown");
  take = (message) => bridge.take(message);
  waiting.forEach(take);
  await bridge.start();
  await settings;
  // Before the next frame the title does not know the saved game, and a continued game is not drawn.
  if (loadingScreen.chosen || interrupted) await new Promise(requestAnimationFrame);
  const { chosen, focused } = loadingScreen;
  // The focus of the game then follows the choice.
  if (focused) focusTarget(game, focused);
  if (chosen) pressTarget(game, chosen);
  await loadingScreen.close();
  canvas.style.pointerEvents = "";
  exposeDebugHooks(game, tree);
  host.start();
  // The frame after a choice, link or interrupted game tells that a game is open, which a new version must not replace.
  requestAnimationFrame(() => setTimeout(() => bridge.settle()));
  // In a frame, the focus belongs to the page around.
  if (framed) return;
  // The board speaks only of changes.
  if (focused) tree.enter(focused);
  else canvas.focus();
}

/** The reason why the game cannot start or go on, as a text. */
function reasonOf(error: unknown): string {
  if (loadingScreen.closed) return say("stopped");
  if (error instanceof MissingFeature) return say("cannot").replace("{what}", error.message);
  // Browsers have no type for these errors, only messages.
  if (/unsafe-eval|\bCSP\b|security policy/i.test(String(error)))
    return say("missing").replace("{what}", say("program")).replace("{why}", say("forbidden"));
  if (error instanceof RangeError || /memory/i.test(String(error))) return say("memory");
  return say("no-start").replace("{error}", String(error));
}

function fail(error: unknown): void {
  console.error(error);
  loadingScreen.withdrawOffers();
  // No more messages.
  watchLoading(() => {});
  const detail = reasonOf(error);
  sayFailure(detail, loadAgain);
  const reason = error instanceof MissingFeature ? error.reason : "no-start";
  announce({ type: "error", reason: loadingScreen.closed ? "stopped" : reason, detail });
}

const canvas = document.querySelector<HTMLCanvasElement>("#canvas");
const loadingElement = document.querySelector<HTMLElement>(".loading-screen");
if (!canvas || !loadingElement) throw new Error("the page has no canvas");
// Until the settings are read, which takes seconds at worst.
speakAround(languageOfDevice());
const loadingScreen = new LoadingScreen(loadingElement);
// If the page's first script is missing, the browser was never checked.
if (!window.words) document.body.className = "live";
if (document.body.className === "live") {
  document.body.className = "live begun";
  // Removes the page's messages from before.
  endFailure();
  try {
    await start(canvas);
  } catch (error) {
    fail(error);
  }
}
