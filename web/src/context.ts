// A browser may take away the WebGL context, as phones do in the background. Usually it returns the context, and the
// program draws everything anew.
import { endFailure, loadAgain, sayFailure } from "./loading/failure";
import { say } from "./language";

/** Milliseconds on screen before the page offers a way out. */
const patience = 4000;

/** If the context does not return, says so and offers to reload. */
export function watchContext(canvas: HTMLCanvasElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lost = false;
  let said = "";
  const wait = (): void => {
    clearTimeout(timer);
    // A hidden page has no reason to get it back.
    if (lost && !document.hidden) timer = setTimeout(() => sayFailure((said = say("context-lost")), loadAgain), patience);
  };
  canvas.addEventListener("webglcontextlost", () => {
    lost = true;
    wait();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    lost = false;
    wait();
    endFailure(said);
  });
  document.addEventListener("visibilitychange", wait);
}
