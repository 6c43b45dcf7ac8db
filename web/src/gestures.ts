// What a person's events mean beyond what SDL makes of them. They are answered while they are being handled, as a browser
// lets a page copy, share, sound, show a keyboard or open a tab only then. And a press that is taken away, by a call, a gesture of
// the device, a palm, a second finger or another window, takes everything back, where SDL would take it for a release.
import type { Game } from "./game.js";

export function followGestures(canvas: HTMLCanvasElement, game: Game): void {
  // After SDL, which listens on the canvas and on the document.
  for (const name of ["mouseup", "touchend", "keydown"] as const) addEventListener(name, () => game._answer());

  /** Before SDL. */
  const listen = <Name extends keyof WindowEventMap>(name: Name, take: (event: WindowEventMap[Name]) => void): void =>
    addEventListener(name, take, { capture: true });

  for (const name of ["touchstart", "touchend", "touchcancel"] as const)
    listen(name, (event) => {
      // SDL would claim it all the same, of which browsers complain.
      if (!event.cancelable) event.preventDefault = () => undefined;
    });
  // Where nothing has the focus, as what had it is gone, keys are the game's.
  listen("keydown", (event) => {
    if (event.target !== document.body) return;
    canvas.focus({ preventScroll: true });
    if (!canvas.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  });
  listen("touchcancel", () => game._let_go());
  listen("pointercancel", () => game._let_go());
  listen("touchstart", ({ touches }) => {
    if (touches.length > 1) game._let_go();
  });

  // The other button of a mouse puts down what is held, and opens no menu over it.
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  // A mouse's release may stay with another window, and SDL would take the next press for this one going on.
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
