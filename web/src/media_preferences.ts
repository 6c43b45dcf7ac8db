// Media preferences: what a player asked of the whole device. A language, less motion, more contrast.
import { languageOfDevice } from "./language";
import type { Reporter } from "./calls";

/** Undefined where the browser does not tell. */
const media = (query: string): MediaQueryList | undefined => (window as Partial<Window>).matchMedia?.(query);

/** Tells now, and again whenever one changes. */
export function watchMediaPreferences(tell: Reporter): void {
  const lessMotion = media("(prefers-reduced-motion: reduce)");
  const moreContrast = media("(prefers-contrast: more)");
  const ask = (): void =>
    tell({
      report: "media_preferences",
      language: languageOfDevice(),
      less_motion: lessMotion?.matches ?? false,
      more_contrast: moreContrast?.matches ?? false,
    });
  lessMotion?.addEventListener("change", ask);
  moreContrast?.addEventListener("change", ask);
  ask();
}
