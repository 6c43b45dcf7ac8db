// Saves waiting to be written. The database writes them one after another, as fast as the disk allows, and a closing
// page writes no more. The rest then goes into localStorage, which writes at once, and the next page takes it from
// there.
import type { StoredResult } from "generated/messages";
import type { StoredHead } from "./database";
import { isText, readHead, readPoints, readResult } from "./reading";

export interface UnwrittenGame {
  readonly head: Omit<StoredHead, "generation" | "order">;
  readonly record: string;
}

const key = "unwritten";

/** Undefined where the browser blocks storage. */
function device(): globalThis.Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const pairsOf = (value: unknown): readonly (readonly [unknown, unknown])[] =>
  Array.isArray(value) ? value.filter((one): one is [unknown, unknown] => Array.isArray(one)) : [];

export class Unwritten {
  readonly games = new Map<string, UnwrittenGame>();
  /** The record of each game that is being written: nobody knows yet whether the database has it. */
  readonly begun = new Map<string, string>();
  readonly bests = new Map<string, number>();
  readonly results = new Map<string, StoredResult>();
  settings: string | undefined;

  get isEmpty(): boolean {
    return this.games.size + this.bests.size + this.results.size === 0 && this.settings === undefined;
  }

  /** Leaves everything to the next page, each game with the generation known to this page. */
  leave(generations: ReadonlyMap<string, number>): void {
    if (this.isEmpty) return;
    const games = [...this.games.values()].map((game) => {
      const { slot } = game.head;
      return { ...game, generation: generations.get(slot) ?? 0, begun: this.begun.get(slot) };
    });
    const { settings } = this;
    try {
      device()?.setItem(key, JSON.stringify({ games, bests: [...this.bests], results: [...this.results.values()], settings }));
    } catch {
      // Storage is full.
    }
  }

  /** Takes the saves that the last page left, which may be damaged, with the generations. */
  take(generations: Map<string, number>): void {
    const left = device()?.getItem(key);
    if (!left) return;
    device()?.removeItem(key);
    let all: Readonly<Record<string, unknown>>;
    try {
      all = Object(JSON.parse(left)) as Readonly<Record<string, unknown>>;
    } catch {
      return;
    }
    for (const one of Array.isArray(all["games"]) ? all["games"] : []) {
      const { head, record, generation, begun } = Object(one) as Record<string, unknown>;
      const read = readHead(head);
      if (!read || typeof record !== "string" || !Number.isSafeInteger(generation)) continue;
      this.games.set(read.head.slot, { head: read.head, record });
      if (typeof begun === "string") this.begun.set(read.head.slot, begun);
      if ((generation as number) > 0) generations.set(read.head.slot, generation as number);
    }
    for (const [of, stored] of pairsOf(all["bests"])) {
      const points = readPoints(stored);
      if (isText(of) && points !== undefined) this.bests.set(of, points);
    }
    for (const one of Array.isArray(all["results"]) ? all["results"] : []) {
      const result = readResult(one);
      if (result) this.results.set(result.id, result);
    }
    if (isText(all["settings"])) this.settings = all["settings"];
  }
}
