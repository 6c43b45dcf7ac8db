// The first interaction. Until then the page costs a device nothing but its download: a reader sees the loading screen, and
// nothing keeps a processor busy that another page may need.
import { framed } from "../frame";
import { interrupted } from "../storage/tab_lock";

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "change", "dragenter", "hashchange"];

/** Resolves at once after a link, inside another page, after an interrupted game, and where something was touched already. */
export const firstInteraction = new Promise<void>((come) => {
  if (framed || interrupted || location.hash !== "" || navigator.userActivation?.hasBeenActive) return come();
  for (const sign of signs) addEventListener(sign, () => come(), { once: true });
});
