// The page's database: how it is laid out and opened, and what is the matter when it cannot be had.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from "idb";
import type { SaveHead, StorageTrouble, StoredResult } from "generated/messages";

export interface StoredHead extends SaveHead {
  /** Milliseconds since 1970, as the clock said; it may have been wrong. */
  readonly saved_at: number;
  /** The game played last has the highest; 0: unknown, as an older version kept it. */
  readonly order: number;
  /** Counts what was written of this game; the newest record has the same. */
  readonly generation: number;
}

export interface Games extends DBSchema {
  // Apart, so that a list of games reads no game.
  heads: { key: string; value: StoredHead };
  /** By slot and generation; of each slot the newest few. */
  records: { key: [string, number]; value: string };
  /** By what they were made of. */
  bests: { key: string; value: number };
  /** What a person chose for the device, as the program writes it, and whether the browser was asked to persist. */
  settings: { key: string; value: string };
  results: { key: string; value: StoredResult };
}

/** A reason that the browser does not give by itself. */
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

/** Of a game. */
export const recordsOf = (slot: string): IDBKeyRange => IDBKeyRange.bound([slot], [slot, []]);

type Change<Stores extends StoreNames<Games>> = IDBPTransaction<Games, Stores[], "readwrite">;

/** All of it or nothing, and on the disk when it is done. */
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
      // It has ended already.
    }
    // It knows better than its requests why they failed.
    throw transaction.error ?? error;
  }
}

/** In milliseconds: a game waits no longer for a browser that does not open the database. */
const longestSilence = 4000;

type Upgrade = IDBPTransaction<Games, StoreNames<Games>[], "versionchange">;

/** Until version 4 each game had one record, by its slot, and no generation. */
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
  /** An older tab that held the database has let it go, or a browser that was silent has answered. */
  freed = (): void => {};

  /** Throws a Refusal. What fails is tried once more with the database opened anew: it may have been closed meanwhile. */
  async use<Result>(work: (database: IDBPDatabase<Games>) => Promise<Result>): Promise<Result> {
    for (let again = false; ; again = true) {
      let database: IDBPDatabase<Games> | undefined;
      try {
        database = await (this.#opened ??= this.#open());
        return await work(database);
      } catch (error) {
        const refusal = troubleOf(error, database !== undefined);
        // An opening that waits goes on waiting.
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
          // Until version 5 a head held names and points as a sentence: old_heads.ts reads it.
        },
        // An older tab keeps its version open: nobody waits for it.
        blocked: () => beLate("held"),
        // A newer page in another tab may change the database; this one opens it again when it needs it.
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
