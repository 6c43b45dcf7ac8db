// Inside a frame, the page around comes first and keeps its scrolling, Tab order and shortcuts. SDL claims every key,
// wheel and touch that reaches the canvas, so this module holds back input that the game does not use.
import type { Game } from "./game.js";
import type { Target } from "generated/messages";
import type { AccessibilityTree } from "./accessibility_tree";

export const framed = window.parent !== window;

const modifiers = /^(Control|Meta|Alt|Shift)$/;
/** Undo and redo, the game's only keys with a modifier. */
const combinations = /^[zy]$/i;
const keys = /^([a-z0-9? ]|Enter|Escape|Arrow\w+)$/i;
/** Keys for scrolling up and down, or for the first and last moment when looking back. */
const upKeys = /^(Home|PageUp)$/;
const downKeys = /^(End|PageDown)$/;

/** Whether the game uses a key. The browser keeps its shortcuts, with or without a frame. */
function isWanted({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, leadsUp: boolean, leadsDown: boolean): boolean {
  if (modifiers.test(key)) return true;
  if (altKey) return false;
  if (ctrlKey || metaKey) return combinations.test(key);
  return keys.test(key) || (leadsUp && upKeys.test(key)) || (leadsDown && downKeys.test(key)) || (!framed && key === "Tab");
}

const isAt = (x: number, y: number) => (target: Target) =>
  x >= target.x && y >= target.y && x < target.x + target.width && y < target.y + target.height;

/** Dice, which fingers drag over the board. */
const isDie = ({ id, enabled }: Target): boolean => enabled && /^(die|placed|take)-/.test(id);

export function shareInput(canvas: HTMLCanvasElement, game: Game, tree: AccessibilityTree): void {
  /** Whether the game can scroll on; at its end, the page around scrolls. by: downwards. */
  const scrolls = (by: number): boolean => (by > 0 ? tree.moreBelow : tree.moreAbove);
  const looksBack = (): boolean => tree.targets.some(({ id }) => id === "history-play");
  // Captures events on their way to the canvas, where SDL listens.
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, take: (event: HTMLElementEventMap[Name]) => void): void =>
    canvas.addEventListener(name, take, { capture: true, passive: false });

  listen("keydown", (event) => {
    const back = looksBack();
    if (!isWanted(event, back || tree.moreAbove, back || tree.moreBelow)) event.stopImmediatePropagation();
    if (event.key === "Escape" && document.activeElement === canvas) tree.leaveCanvas(canvas);
  });
  // SDL claims the press, so the browser does not move the focus.
  listen("pointerdown", () => canvas.focus({ preventScroll: true }));
  if (!framed) return;

  game._share_touches();
  document.documentElement.style.overscrollBehavior = document.body.style.overscrollBehavior = "auto";
  canvas.style.touchAction = "pan-y";
  listen("wheel", (event) => {
    if (!scrolls(event.deltaY)) event.stopImmediatePropagation();
  });
  // The first move decides whether the game or the page gets the finger.
  let start: number | undefined;
  let isOurs = false;
  listen("touchstart", (event) => {
    const [touch] = event.changedTouches;
    if (!touch) return;
    start = touch.clientY;
    isOurs = false;
    // The last one is topmost.
    const target = tree.targets.filter(isAt(touch.clientX, touch.clientY)).pop();
    if (target && isDie(target)) event.preventDefault();
  });
  listen("touchmove", (event) => {
    const [touch] = event.changedTouches;
    if (!touch) return;
    if (start !== undefined && touch.clientY !== start) {
      isOurs = scrolls(start - touch.clientY);
      start = undefined;
    }
    if (isOurs && event.cancelable) event.preventDefault();
  });
}
