// Stored data may be damaged: each record is read by itself, and a fault in one costs no other.
import type { IDBPDatabase, StoreNames } from "idb";
import type { KeptInnkeeper, StoredResult } from "generated/messages";
import { playerColorIds } from "generated/messages";
import type { Games, StoredHead } from "./database";
import { innkeepersOf } from "./old_heads";

type Fits<Value> = (value: unknown) => value is Value;

/** Names and results are shorter; a lone surrogate would spoil the whole message. */
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
/** As made by Session::fresh_slot in src/app/session/session.cpp. */
const isSlot: Fits<string> = (value): value is string => typeof value === "string" && /^[\w-]{1,60}$/.test(value);

const isInnkeeper = (value: unknown): value is KeptInnkeeper => {
  const { name, points, color } = Object(value) as Partial<KeptInnkeeper>;
  return isText(name) && (points === undefined || isPoints(points)) && (color === undefined || playerColorIds.includes(color));
};
const areInnkeepers = (value: unknown): value is readonly KeptInnkeeper[] =>
  Array.isArray(value) && value.length <= 4 && value.every(isInnkeeper);

export interface ReadHead {
  readonly head: StoredHead;
  /** Whether every field is valid; otherwise only the readable ones are set. */
  readonly whole: boolean;
}

/** Undefined if it belongs to no game. */
export function readHead(stored: unknown): ReadHead | undefined {
  const fields = Object(stored) as Readonly<Record<string, unknown>>;
  const slot = fields["slot"];
  if (!isSlot(slot)) return undefined;
  let whole = true;
  const read = <Value>(name: keyof StoredHead, fits: Fits<Value>, usual: Value, older: "has" | "lacks" = "has"): Value => {
    const value = fields[name];
    if (fits(value)) return value;
    whole &&= older === "lacks" && value === undefined;
    return usual;
  };
  const oldInnkeepers = (): readonly KeptInnkeeper[] => {
    const { players, colors } = fields;
    whole &&= isText(players) && (colors === undefined || isText(colors));
    return innkeepersOf(isText(players) ? players : "", isText(colors) ? colors : "");
  };
  const head = {
    slot,
    name: read("name", isText, ""),
    innkeepers: "innkeepers" in fields ? read("innkeepers", areInnkeepers, []) : oldInnkeepers(),
    module: read("module", isWhole(1, 9), 1),
    round: read("round", isWhole(0, 99), 0),
    over: read("over", isBoolean, false),
    framed: read("framed", isBoolean, false, "lacks"),
    hinted: read("hinted", isBoolean, false, "lacks"),
    saved_at: read("saved_at", isTime, 0),
    order: read("order", isCount, 0, "lacks"),
    generation: read("generation", isCount, 0),
  };
  return { head, whole };
}

/** Undefined unless the number is a possible score. */
export const readPoints = (stored: unknown): number | undefined => (isPoints(stored) ? stored : undefined);

export function readResult(stored: unknown): StoredResult | undefined {
  const { id, result } = Object(stored) as Partial<StoredResult>;
  return isSlot(id) && isText(result) ? { id, result } : undefined;
}

/** Keys and values of a store. A value that the browser cannot read is undefined, and hides no other. */
export async function entriesOf(
  database: IDBPDatabase<Games>,
  name: StoreNames<Games>,
): Promise<(readonly [IDBValidKey, unknown])[]> {
  const reading = database.transaction(name);
  // It fails together with its requests.
  reading.done.catch(() => {});
  try {
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
    return keys.map((key, index) => [key, values[index]]);
  } catch {
    // Perhaps a single entry.
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
