// Damaged entries of the storage. They stay in place, are counted, reported once, and can be exported as a file.
import type { IDBPDatabase, StoreNames } from "idb";
import type { Games } from "./database";

type Store = StoreNames<Games>;
type Place = readonly [Store, IDBValidKey];

const told = "told-damage";

/** A readable form of any value. */
function inWords(value: unknown): unknown {
  try {
    const plain = (_name: string, part: unknown) =>
      typeof part === "bigint" || (typeof part === "number" && !Number.isFinite(part)) ? String(part) : part;
    return JSON.parse(JSON.stringify(value, plain)) as unknown;
  } catch {
    return String(value);
  }
}

export class Damage {
  readonly #places = new Map<string, Place>();

  get count(): number {
    return this.#places.size;
  }

  add(...place: Place): void {
    this.#places.set(JSON.stringify(place).slice(0, 200), place);
  }

  /** Searches a store for damage anew. */
  forget(store: Store): void {
    for (const [name, [of]] of this.#places) if (of === store) this.#places.delete(name);
  }

  /** Whether some of it has not been reported yet. */
  async isFresh(database: IDBPDatabase<Games>): Promise<boolean> {
    const before = new Set(String(await database.get("settings", told)).split("\n"));
    return [...this.#places.keys()].some((name) => !before.has(name));
  }

  async noteTold(database: IDBPDatabase<Games>): Promise<void> {
    await database.put("settings", [...this.#places.keys()].join("\n"), told);
  }

  async asFile(database: IDBPDatabase<Games>): Promise<Blob> {
    const entries = [...this.#places.values()].map(async ([store, key]) => ({
      store,
      key: inWords(key),
      value: inWords(await database.get(store, key as never).catch(String)),
    }));
    return new Blob([JSON.stringify(await Promise.all(entries), undefined, 1)], { type: "application/json" });
  }
}
