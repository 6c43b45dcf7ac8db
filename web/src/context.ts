// What the program draws on may be taken away, as phones do in the background; usually it is given back, and the program
// draws everything anew.
import { endFailure, loadAgain, sayFailure } from "./loading/failure";
import { say } from "./language";

/** Milliseconds in sight after which nobody waits any longer. */
const patience = 4000;

/** Says when it is not given back, with a way out: what was played is kept. */
export function watchContext(canvas: HTMLCanvasElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = false;
  const wait = (): void => {
    clearTimeout(timer);
    // Out of sight a browser has no reason to give it back.
    if (lost && !document.hidden) timer = setTimeout(() => sayFailure(say("context-lost"), loadAgain), patience);
  };
  canvas.addEventListener("webglcontextlost", () => {
    lost = true;
    wait();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    lost = false;
    wait();
    endFailure();
  });
  document.addEventListener("visibilitychange", wait);
}
