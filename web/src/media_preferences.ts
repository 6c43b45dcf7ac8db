// Media preferences of the device: language, less motion, more contrast.
import { languageOfDevice } from "./language";
import type { Reporter } from "./calls";

/** Undefined where the browser does not support it. */
export const media = (query: string): MediaQueryList | undefined => (window as Partial<Window>).matchMedia?.(query);

/** Reports now, and after every change of motion or contrast. */
export function watchMediaPreferences(tell: Reporter): void {
  const lessMotion = media("(prefers-reduced-motion: reduce)");
  // A browser that forces its colours on pages cannot force them on the canvas.
  const moreContrast = media("(prefers-contrast: more), (forced-colors: active)");
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
