// Input that SDL does not handle. It is handled during the event itself, since only then a browser lets a page copy,
// share, play sound, open a keyboard or a tab. A press cancelled by a call, a gesture of the device, a palm, a second
// finger or another window does nothing here; SDL would take it for a release.
import type { Game } from "./game.js";

/** Keys of the browser at an element. */
const ownKeys = /^(Tab|Enter| )$/;

export function followGestures(canvas: HTMLCanvasElement, game: Game): void {
  // After SDL, which listens on canvas and document.
  for (const name of ["mouseup", "touchend", "keydown"] as const) addEventListener(name, () => game._answer());

  /** Before SDL. */
  const listen = <Name extends keyof WindowEventMap>(name: Name, take: (event: WindowEventMap[Name]) => void): void =>
    addEventListener(name, take, { capture: true });

  for (const name of ["touchstart", "touchend", "touchcancel"] as const)
    listen(name, (event) => {
      // SDL would prevent it anyway, and browsers complain about that.
      if (!event.cancelable) event.preventDefault = () => undefined;
    });
  // When the focused element is gone, keys belong to the game. The elements beside the canvas keep their own.
  for (const name of ["keydown", "keypress", "keyup"] as const)
    listen(name, (event) => {
      const { target, type } = event;
      const beside = target instanceof Element && target.closest("main") !== null && !ownKeys.test(event.key);
      if (target !== document.body && !beside) return;
      if (!beside && type === "keydown") canvas.focus({ preventScroll: true });
      if (!canvas.dispatchEvent(new KeyboardEvent(type, event))) event.preventDefault();
    });
  listen("touchcancel", () => game._let_go());
  listen("pointercancel", () => game._let_go());
  listen("touchstart", ({ touches }) => {
    if (touches.length > 1) game._let_go();
  });

  // The secondary mouse button puts down the die in hand, and opens no menu.
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  // Another window may get a mouse's release; SDL would then take the next press for the same one.
  let held = false;
  const loseMouse = (): void => {
    if (!held) return;
    held = false;
    game._let_go();
    document.dispatchEvent(new MouseEvent("mouseup"));
  };
  listen("mousedown", ({ button, target }) => {
    if (button === 0) held = target === canvas;
  });
  listen("mouseup", ({ button }) => {
    if (button === 0) held = false;
  });
  listen("mousemove", ({ buttons }) => {
    if ((buttons & 1) === 0) loseMouse();
  });
  listen("blur", ({ target }) => {
    if (target === window) loseMouse();
  });
}
