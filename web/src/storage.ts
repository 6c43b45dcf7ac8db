// Games kept in IndexedDB. Where it is blocked or full they are kept in memory, and the game is told.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Best, KeptGame, SaveHead } from "./messages";

interface StoredHead extends SaveHead {
  readonly saved_at: number;
}

interface Games extends DBSchema {
  // Apart, so that a list of games reads no game.
  heads: { key: string; value: StoredHead };
  records: { key: string; value: string };
  /** By what they were made of. */
  bests: { key: string; value: number };
  /** What a person chose for the device, as the program writes it; one entry. */
  settings: { key: string; value: string };
  results: { key: string; value: StoredResult };
}

interface StoredResult {
  /** Of the game, so that none is kept twice. */
  readonly id: string;
  /** As the program writes it, see src/record/ledger.hpp. */
  readonly result: string;
}

const settingsKey = "chosen";

export class Storage {
  #database: Promise<IDBPDatabase<Games>> | undefined;
  /** What could not be written. */
  readonly #memory = new Map<string, { head: StoredHead; record: string }>();
  readonly #bestsInMemory = new Map<string, number>();
  #settingsInMemory = "";
  readonly #resultsInMemory = new Map<string, StoredResult>();
  /** To be told when nothing can be kept. */
  tellBlocked = (): void => {};

  async keep(head: SaveHead, record: string): Promise<void> {
    const stored = { ...head, saved_at: Date.now() };
    const written = await this.#try(async (database) => {
      const change = database.transaction(["heads", "records"], "readwrite");
      await Promise.all([
        change.objectStore("heads").put(stored),
        change.objectStore("records").put(record, head.slot),
        change.done,
      ]);
      return true;
    });
    if (written) this.#memory.delete(head.slot);
    else this.#memory.set(head.slot, { head: stored, record });
  }

  async fetch(slot: string): Promise<string | undefined> {
    return this.#memory.get(slot)?.record ?? (await this.#try((database) => database.get("records", slot)));
  }

  async drop(slot: string): Promise<void> {
    this.#memory.delete(slot);
    await this.#try(async (database) => {
      const change = database.transaction(["heads", "records"], "readwrite");
      await Promise.all([
        change.objectStore("heads").delete(slot),
        change.objectStore("records").delete(slot),
        change.done,
      ]);
    });
  }

  async list(): Promise<KeptGame[]> {
    const stored = (await this.#try((database) => database.getAll("heads"))) ?? [];
    const heads = new Map(stored.map((head) => [head.slot, head]));
    for (const { head } of this.#memory.values()) heads.set(head.slot, head);
    const time = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    return [...heads.values()].map((head) => ({ ...head, saved_at_text: time.format(head.saved_at) }));
  }

  /** Another tab may have made more meanwhile. */
  async keepBest({ of, points }: Best): Promise<void> {
    const written = await this.#try(async (database) => {
      const change = database.transaction("bests", "readwrite");
      if (points > ((await change.store.get(of)) ?? -1)) await change.store.put(points, of);
      await change.done;
      return true;
    });
    if (!written) this.#bestsInMemory.set(of, Math.max(points, this.#bestsInMemory.get(of) ?? 0));
  }

  async bests(): Promise<Best[]> {
    const bests = new Map(this.#bestsInMemory);
    await this.#try(async (database) => {
      const stored = database.transaction("bests").store;
      const [keys, values] = await Promise.all([stored.getAllKeys(), stored.getAll()]);
      keys.forEach((of, index) => bests.set(of, Math.max(values[index] ?? 0, bests.get(of) ?? 0)));
    });
    return [...bests].map(([of, points]) => ({ of, points }));
  }

  /** What a game ended with first stays. */
  async keepResults(results: readonly StoredResult[]): Promise<void> {
    const written = await this.#try(async (database) => {
      const change = database.transaction("results", "readwrite");
      for (const one of results) if (!(await change.store.getKey(one.id))) await change.store.put(one);
      await change.done;
      return true;
    });
    if (written) return;
    for (const one of results) if (!this.#resultsInMemory.has(one.id)) this.#resultsInMemory.set(one.id, one);
  }

  async results(): Promise<string[]> {
    const results = new Map(this.#resultsInMemory);
    for (const one of (await this.#try((database) => database.getAll("results"))) ?? []) results.set(one.id, one);
    return [...results.values()].map(({ result }) => result);
  }

  async eraseResults(): Promise<void> {
    this.#resultsInMemory.clear();
    await this.#try((database) => database.clear("results"));
  }

  async keepSettings(settings: string): Promise<void> {
    this.#settingsInMemory = settings;
    await this.#try((database) => database.put("settings", settings, settingsKey));
  }

  /** Empty when nothing was chosen yet. */
  async settings(): Promise<string> {
    return (await this.#try((database) => database.get("settings", settingsKey))) ?? this.#settingsInMemory;
  }

  /** Nothing when the database cannot be had or refuses. */
  async #try<Result>(use: (database: IDBPDatabase<Games>) => Promise<Result>): Promise<Result | undefined> {
    try {
      this.#database ??= this.#open();
      return await use(await this.#database);
    } catch {
      this.#database = undefined;
      this.tellBlocked();
      return undefined;
    }
  }

  async #open(): Promise<IDBPDatabase<Games>> {
    return openDB<Games>("taverns", 4, {
      upgrade(database, before) {
        if (before < 1) {
          database.createObjectStore("heads", { keyPath: "slot" });
          database.createObjectStore("records");
        }
        if (before < 2) database.createObjectStore("bests");
        if (before < 3) database.createObjectStore("settings");
        database.createObjectStore("results", { keyPath: "id" });
      },
      // A newer page in another tab may change the database; this one opens it again when it needs it.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#database = undefined;
      },
      terminated: () => {
        this.#database = undefined;
      },
    });
  }
}
