// Where another page holds this one in a frame, that page comes first: its scrolling, its Tab order and its shortcuts
// stay its own. SDL claims every key, wheel and touch that reaches the canvas, so what is not the game's is kept from it.
import type { Game } from "./game.js";
import type { Target } from "generated/messages";
import type { AccessibilityTree } from "./accessibility_tree";

export const framed = window.parent !== window;

const modifiers = /^(Control|Meta|Alt|Shift)$/;
/** Undo and redo, the game's only keys with a modifier. */
const combinations = /^[zy]$/i;
const keys = /^([a-z0-9? ]|Enter|Escape|Arrow\w+)$/i;
/** What leads up and down in what scrolls, or to the first and the last moment for whoever looks back. */
const upKeys = /^(Home|PageUp)$/;
const downKeys = /^(End|PageDown)$/;

/** Whether the game has a use for a key. Shortcuts of the browser stay the browser's, also without a frame. */
function isWanted({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, leadsUp: boolean, leadsDown: boolean): boolean {
  if (modifiers.test(key)) return true;
  if (altKey) return false;
  if (ctrlKey || metaKey) return combinations.test(key);
  return keys.test(key) || (leadsUp && upKeys.test(key)) || (leadsDown && downKeys.test(key)) || (!framed && key === "Tab");
}

const isAt = (x: number, y: number) => (target: Target) =>
  x >= target.x && y >= target.y && x < target.x + target.width && y < target.y + target.height;

/** What a finger drags over the board. */
const isDie = ({ id, enabled }: Target): boolean => enabled && /^(die|placed|take)-/.test(id);

export function shareInput(canvas: HTMLCanvasElement, game: Game, tree: AccessibilityTree): void {
  /** Whether the game has more to show there; at its end the page around goes on. By: downwards. */
  const scrolls = (by: number): boolean => (by > 0 ? tree.moreBelow : tree.moreAbove);
  const looksBack = (): boolean => tree.targets.some(({ id }) => id === "history-play");
  // Caught on their way to the canvas, where SDL listens.
  const listen = <Name extends keyof HTMLElementEventMap>(name: Name, take: (event: HTMLElementEventMap[Name]) => void): void =>
    canvas.addEventListener(name, take, { capture: true, passive: false });

  listen("keydown", (event) => {
    const back = looksBack();
    if (!isWanted(event, back || tree.moreAbove, back || tree.moreBelow)) event.stopImmediatePropagation();
  });
  if (!framed) return;

  game._share_touches();
  document.documentElement.style.overscrollBehavior = document.body.style.overscrollBehavior = "auto";
  canvas.style.touchAction = "pan-y";
  listen("wheel", (event) => {
    if (!scrolls(event.deltaY)) event.stopImmediatePropagation();
  });
  // The first move says whose the finger is.
  let start: number | undefined;
  let isOurs = false;
  listen("touchstart", (event) => {
    const [touch] = event.changedTouches;
    if (!touch) return;
    start = touch.clientY;
    isOurs = false;
    // The last one lies on top.
    if (isDie(tree.targets.filter(isAt(touch.clientX, touch.clientY)).pop() ?? noTarget)) event.preventDefault();
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
  // SDL claims the press, and so the browser would not move the focus.
  listen("pointerdown", () => canvas.focus({ preventScroll: true }));
}

const noTarget: Target = { id: "", label: "", x: 0, y: 0, width: 0, height: 0, enabled: false, chosen: false, hidden: false };
