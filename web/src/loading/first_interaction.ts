// The first interaction. Before it the page costs a device nothing but its download: readers see the loading screen,
// and the processor stays free for other pages.
import { framed } from "../frame";
import { interrupted } from "../storage/tab_lock";

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "change", "dragenter", "hashchange"];

/** Resolves at once after a link, inside another page, after an interrupted game, and after an earlier press. */
export const firstInteraction = new Promise<void>((come) => {
  if (framed || interrupted || location.hash !== "" || navigator.userActivation?.hasBeenActive) return come();
  for (const sign of signs) addEventListener(sign, () => come(), { once: true });
});
