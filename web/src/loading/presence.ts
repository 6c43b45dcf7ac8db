// Whether anybody is there. Until then the page costs a device nothing but its download: whoever only looks sees the
// threshold, and nothing keeps a processor busy that somebody may want for another page.
import { framed } from "../frame";
import { interrupted } from "../keeping/slots";

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "change", "dragenter", "hashchange"];

/** Resolves at the first sign of a person. Whoever follows a link, reads a page around this one, was playing or has touched
 *  something gave it. */
export const somebody = new Promise<void>((come) => {
  if (framed || interrupted || location.hash !== "" || navigator.userActivation?.hasBeenActive) return come();
  for (const sign of signs) addEventListener(sign, () => come(), { once: true });
});
