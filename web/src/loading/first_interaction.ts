// The first interaction. Before it the page costs a device nothing but its download: readers see the loading screen,
// and the processor stays free for other pages.
import { framed } from "../frame";
import { interrupted } from "../storage/tab_lock";

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "change", "dragenter", "hashchange"];

/** Whether nothing is to be chosen: players follow a link, read a page around this one or were in a game. A link may
 * still come. */
export const hasChosen = (): boolean => framed || interrupted !== undefined || location.hash !== "";

/** Resolves at once where nothing is to be chosen, and after an earlier press. */
export const firstInteraction = new Promise<void>((come) => {
  if (hasChosen() || navigator.userActivation?.hasBeenActive) return come();
  for (const sign of signs) addEventListener(sign, () => come(), { once: true });
});
