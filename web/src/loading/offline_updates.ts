// Offline updates: a service worker stores the game on the device (web/offline). A new version comes in the background and
// is taken only between games.

import { scriptAddress } from "./trusted";

export class OfflineUpdates {
  readonly #allSaved: () => Promise<boolean>;
  #registration: ServiceWorkerRegistration | undefined;
  #betweenGames = false;
  #asked = false;

  /** @param allSaved resolves to whether everything of this page is in the database: the rest would be lost with the page */
  constructor(allSaved: () => Promise<boolean>) {
    this.#allSaved = allSaved;
  }

  /** After the first frame, so that it delays nothing. In a frame, and where workers are blocked, nothing is kept. */
  async open(): Promise<void> {
    if (window !== window.top || !("serviceWorker" in navigator)) return;
    try {
      const workers = navigator.serviceWorker;
      workers.addEventListener("controllerchange", () => {
        if (this.#asked) location.reload();
      });
      this.#registration = await workers.register(scriptAddress("offline"), { updateViaCache: "none" });
      if (this.#betweenGames) this.#take();
    } catch {
      // It plays all the same.
    }
  }

  /** Whether the title is shown and nothing is asked there. */
  betweenGames(now: boolean): void {
    this.#betweenGames = now;
    if (now && !this.#take()) void this.#registration?.update().catch(() => undefined);
  }

  /** Lets a version that waits take this one's place; false when there is none. */
  #take(): boolean {
    const waiting = this.#registration?.waiting;
    if (!waiting) return false;
    void this.#allSaved().then((saved) => {
      if (!saved || !this.#betweenGames) return;
      this.#asked = true;
      waiting.postMessage("take over");
    });
    return true;
  }
}
