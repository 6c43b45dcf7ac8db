// Offline updates: a service worker stores the game on the device (web/offline). A new version loads in the background
// and takes over only between games.
import { framed } from "../frame";
import { scriptAddress } from "./trusted";

export class OfflineUpdates {
  readonly #allSaved: () => Promise<boolean>;
  #registration: ServiceWorkerRegistration | undefined;
  #betweenGames = false;
  #asked = false;
  #replaced = false;

  /** @param allSaved resolves to whether the database has everything of this page; the rest would be lost with the
   * page */
  constructor(allSaved: () => Promise<boolean>) {
    this.#allSaved = allSaved;
  }

  /** Called after the start, to delay nothing. Does nothing in frames and where workers are blocked. */
  async open(): Promise<void> {
    if (framed || !("serviceWorker" in navigator)) return;
    try {
      const workers = navigator.serviceWorker;
      workers.addEventListener("controllerchange", () => {
        this.#replaced = this.#asked;
        this.#reload();
      });
      this.#registration = await workers.register(scriptAddress("offline"), { updateViaCache: "none" });
      if (this.#betweenGames) this.#take();
    } catch {
      // The game works without it.
    }
  }

  /** now: the title is open, without a question. */
  betweenGames(now: boolean): void {
    this.#betweenGames = now;
    this.#reload();
    if (now && !this.#take()) void this.#registration?.update().catch(() => undefined);
  }

  /** A game may have begun since this page asked. */
  #reload(): void {
    if (this.#replaced && this.#betweenGames) location.reload();
  }

  /** Lets a waiting version replace this one; false if there is none. */
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
