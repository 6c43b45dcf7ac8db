// What a person asked of the whole device: a language, less motion, more contrast.
import { languageOfDevice } from "./language";
import type { Reporter } from "./messages";

/** Undefined where the browser does not tell. */
const wish = (query: string): MediaQueryList | undefined => (window as Partial<Window>).matchMedia?.(query);

/** Tells now, and again whenever a wish changes. */
export function watchWishes(tell: Reporter): void {
  const lessMotion = wish("(prefers-reduced-motion: reduce)");
  const moreContrast = wish("(prefers-contrast: more)");
  const ask = (): void =>
    tell({
      report: "device_asks",
      language: languageOfDevice(),
      less_motion: lessMotion?.matches ?? false,
      more_contrast: moreContrast?.matches ?? false,
    });
  lessMotion?.addEventListener("change", ask);
  moreContrast?.addEventListener("change", ask);
  ask();
}
