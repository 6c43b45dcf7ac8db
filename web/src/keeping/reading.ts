// What the device gives back may be anything: each record is read by itself, and what is wrong with one costs no other.
import type { IDBPDatabase, StoreNames } from "idb";
import type { Games, StoredResult } from "./database";

type Fits<Value> = (value: unknown) => value is Value;

/** Names and results are shorter, and half a character would spoil all that it is told with. */
export const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 1000 && !/\p{Surrogate}/u.test(value);

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

const isWhole =
  (least: number, most: number): Fits<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Milliseconds since 1970, as far as dates go. */
const isTime = isWhole(0, 8.64e15);
const isCount = isWhole(1, 1e12);
const isPoints = isWhole(0, 1e6);
/** As they are made by Session::fresh_slot in src/app/session/session.cpp. */
const isSlot: Fits<string> = (value): value is string => typeof value === "string" && /^[\w-]{1,60}$/.test(value);

export interface ReadHead {
  readonly head: StoredHead;
  /** All of it is as it was written; else it says what can be said. */
  readonly whole: boolean;
}

type Read = <Value>(name: string, fits: Fits<Value>, usual: Value, older?: "has" | "lacks") => Value;

/** The fields of a head. Those that older games lack are empty there. */
const headOf = (slot: string, read: Read) => ({
  slot,
  /** Empty for a game that keeps itself. */
  name: read("name", isText, ""),
  players: read("players", isText, ""),
  module: read("module", isWhole(1, 9), 1),
  round: read("round", isWhole(0, 99), 0),
  over: read("over", isBoolean, false),
  colors: read("colors", isText, "", "lacks"),
  /** It is played inside another page. */
  framed: read("framed", isBoolean, false, "lacks"),
  /** As the clock said; it may have been wrong. */
  saved_at: read("saved_at", isTime, 0),
  /** The game played last has the highest; 0: unknown, as an older version kept it. */
  order: read("order", isCount, 0, "lacks"),
  /** Counts what was written of this game; the newest record has the same. */
  generation: read("generation", isCount, 0),
});
export type StoredHead = Readonly<ReturnType<typeof headOf>>;

/** Nothing when it belongs to no game. */
export function readHead(stored: unknown): ReadHead | undefined {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  const slot = fields["slot"];
  if (!isSlot(slot)) return undefined;
  let whole = true;
  const read: Read = (name, fits, usual, older = "has") => {
    const value = fields[name];
    if (fits(value)) return value;
    whole &&= older === "lacks" && value === undefined;
    return usual;
  };
  const head = headOf(slot, read);
  return { head, whole };
}

/** Nothing where there are none that can be. */
export const readPoints = (stored: unknown): number | undefined => (isPoints(stored) ? stored : undefined);

export function readResult(stored: unknown): StoredResult | undefined {
  const { id, result } = Object(stored) as Partial<StoredResult>;
  return isSlot(id) && isText(result) ? { id, result } : undefined;
}

/** Keys and values of a store. What the browser itself cannot read has no value, and hides no other. */
export async function entriesOf(
  database: IDBPDatabase<Games>,
  name: StoreNames<Games>,
): Promise<(readonly [IDBValidKey, unknown])[]> {
  const reading = database.transaction(name);
  // It fails with its requests.
  reading.done.catch(() => {});
  try {
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
    return keys.map((key, index) => [key, values[index]]);
  } catch {
    // One of them, perhaps.
  }
  const keys: IDBValidKey[] = await database.getAllKeys(name);
  return Promise.all(
    keys.map(async (key) => {
      try {
        return [key, (await database.get(name, key as never)) as unknown] as const;
      } catch (error) {
        // The database was closed.
        if (error instanceof Error && ["InvalidStateError", "AbortError"].includes(error.name)) throw error;
        return [key, undefined] as const;
      }
    }),
  );
}
