// What a person asked of the whole device: a language, less motion, more contrast.
import { languageOfDevice } from "./language";
import type { Reporter } from "./messages";

/** Tells now, and again whenever a wish changes. */
export function watchWishes(tell: Reporter): void {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const moreContrast = matchMedia("(prefers-contrast: more)");
  const ask = (): void =>
    tell({
      report: "device_asks",
      language: languageOfDevice(),
      less_motion: lessMotion.matches,
      more_contrast: moreContrast.matches,
    });
  lessMotion.addEventListener("change", ask);
  moreContrast.addEventListener("change", ask);
  ask();
}
