// The page's database: its schema, how it is opened, and the reason when that fails.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from "idb";
import type { SaveHead, StorageTrouble, StoredResult } from "generated/messages";

export interface StoredHead extends SaveHead {
  /** Milliseconds since 1970 by the device's clock, which may be wrong. */
  readonly saved_at: number;
  /** Highest for the game played last; 0: unknown, from an older version. */
  readonly order: number;
  /** Counts the records written for this game; the newest record has the same number. */
  readonly generation: number;
}

export interface Games extends DBSchema {
  // Separate from records, so that listing games reads no game.
  heads: { key: string; value: StoredHead };
  /** By slot and generation; a few of the newest for each slot. */
  records: { key: [string, number]; value: string };
  /** By the key of the personal best. */
  bests: { key: string; value: number };
  /** Settings as the program writes them, and whether the browser was asked to persist. */
  settings: { key: string; value: string };
  results: { key: string; value: StoredResult };
}

/** A failure that the browser does not report itself. */
export class Refusal extends Error {
  constructor(readonly trouble: StorageTrouble) {
    super(trouble);
  }
}

function troubleOf(error: unknown, opened: boolean): Refusal {
  if (error instanceof Refusal) return error;
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError") return new Refusal("full");
  if (name === "VersionError") return new Refusal("newer");
  return new Refusal(opened ? "failed" : "blocked");
}

/** All records of a game. */
export const recordsOf = (slot: string): IDBKeyRange => IDBKeyRange.bound([slot], [slot, []]);

type Change<Stores extends StoreNames<Games>> = IDBPTransaction<Games, Stores[], "readwrite">;

/** Atomic, and on disk when it resolves. */
export async function change<Store extends StoreNames<Games>>(
  database: IDBPDatabase<Games>,
  stores: Store[],
  work: (change: Change<Store>) => Promise<unknown>,
): Promise<void> {
  const transaction = database.transaction(stores, "readwrite", { durability: "strict" });
  try {
    await Promise.all([work(transaction), transaction.done]);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has already ended.
    }
    // The transaction knows the reason better than its requests.
    throw transaction.error ?? error;
  }
}

/** Milliseconds; after that, a game no longer waits for a browser that does not open the database. */
const longestSilence = 4000;

type Upgrade = IDBPTransaction<Games, StoreNames<Games>[], "versionchange">;

/** Until version 4 each game had one record by slot, without a generation. */
async function countGenerations(upgrade: Upgrade): Promise<void> {
  const [heads, records] = [upgrade.objectStore("heads"), upgrade.objectStore("records")];
  for (const head of await heads.getAll()) {
    const before = head.slot as unknown as [string, number];
    const record = await records.get(before);
    await heads.put({ ...head, generation: 1 });
    if (record !== undefined) await records.put(record, [head.slot, 1]);
    await records.delete(before);
  }
}

export class Database {
  #opened: Promise<IDBPDatabase<Games>> | undefined;
  /** Called when an older tab has released the database, or a silent browser has answered. */
  freed = (): void => {};

  /** Throws a Refusal. After a failure, opens the database anew and tries once more: it may have been closed
   * meanwhile. */
  async use<Result>(work: (database: IDBPDatabase<Games>) => Promise<Result>): Promise<Result> {
    for (let again = false; ; again = true) {
      let database: IDBPDatabase<Games> | undefined;
      try {
        database = await (this.#opened ??= this.#open());
        return await work(database);
      } catch (error) {
        const refusal = troubleOf(error, database !== undefined);
        // An opening in progress goes on.
        if (refusal.trouble === "held" || refusal.trouble === "silent") throw refusal;
        database?.close();
        this.#opened = undefined;
        if (again) throw refusal;
      }
    }
  }

  #open(): Promise<IDBPDatabase<Games>> {
    return new Promise((resolve, reject) => {
      let late = false;
      const beLate = (trouble: StorageTrouble): void => {
        late = true;
        reject(new Refusal(trouble));
      };
      const patience = setTimeout(() => beLate("silent"), longestSilence);
      const opened = openDB<Games>("taverns", 6, {
        async upgrade(database, before, _now, upgrade) {
          if (before < 1) {
            database.createObjectStore("heads", { keyPath: "slot" });
            database.createObjectStore("records");
          }
          if (before < 2) database.createObjectStore("bests");
          if (before < 3) database.createObjectStore("settings");
          if (before < 4) database.createObjectStore("results", { keyPath: "id" });
          if (before >= 1 && before < 5) await countGenerations(upgrade);
          // Until version 5 a head had names and points as a sentence: old_heads.ts reads it.
        },
        // An older tab holds an older version open: do not wait for it.
        blocked: () => beLate("held"),
        // A newer page in another tab may upgrade the database; this page reopens it when needed.
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          this.#opened = undefined;
        },
        terminated: () => (this.#opened = undefined),
      });
      opened.then(resolve, reject);
      opened.then(
        () => {
          clearTimeout(patience);
          if (!late) return;
          this.#opened = opened;
          this.freed();
        },
        () => {
          clearTimeout(patience);
          if (late) this.#opened = undefined;
        },
      );
    });
  }
}
