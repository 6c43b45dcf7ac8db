// Saves waiting to be written. The database writes them one after another, as fast as the disk allows, and a closing
// page writes no more. When a page closes or is hidden, the rest goes into localStorage, which writes at once, and the
// next page takes it from there.
import type { StoredResult } from "generated/messages";
import type { StoredHead } from "./database";
import { isText, readHead, readPoints, readResult } from "./reading";

export interface UnwrittenGame {
  readonly head: Omit<StoredHead, "generation" | "order">;
  readonly record: string;
}

/** Each page of this game on the site has a key of its own: two that close together must not replace each other's. */
const startOfKey = `taverns unwritten ${location.pathname} `;
const ownKey = startOfKey + Math.random().toString(16).slice(2);
/** The one key of earlier versions. */
const formerKey = "unwritten";

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
  /** Keys of the saves taken. They stay until everything is written. */
  #taken: string[] = [];
  readonly games = new Map<string, UnwrittenGame>();
  /** The record of each game that is being written: nobody knows yet whether the database has it. */
  readonly begun = new Map<string, string>();
  readonly bests = new Map<string, number>();
  readonly results = new Map<string, StoredResult>();
  settings: string | undefined;
  /** The settings were chosen in knowledge of the stored ones, so that they may replace them. */
  settingsRead = false;

  get isEmpty(): boolean {
    return this.games.size + this.bests.size + this.results.size === 0 && this.settings === undefined;
  }

  /** Leaves everything to the next page, each game with the generation known to this page. */
  leave(generations: ReadonlyMap<string, number>): void {
    if (this.isEmpty) {
      this.takeBack();
      return this.forgetTaken();
    }
    const games = [...this.games.values()].map((game) => {
      const { slot } = game.head;
      return { ...game, generation: generations.get(slot) ?? 0, begun: this.begun.get(slot) };
    });
    const { settings, settingsRead } = this;
    try {
      const all = { games, bests: [...this.bests], results: [...this.results.values()], settings, settingsRead };
      device()?.setItem(ownKey, JSON.stringify(all));
      // All of it that is still unwritten is here now.
      this.forgetTaken();
    } catch {
      // Storage is full.
    }
  }

  /** This page goes on, so that it needs nothing of its own. */
  takeBack(): void {
    device()?.removeItem(ownKey);
  }

  /** Everything taken is in the database. */
  forgetTaken(): void {
    for (const key of this.#taken) device()?.removeItem(key);
    this.#taken = [];
  }

  /** Takes the saves that earlier pages left, which may be damaged, with the generations. */
  take(generations: Map<string, number>): void {
    const stored = device();
    if (!stored) return;
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index));
    this.#taken = keys.filter((key): key is string => key === formerKey || (key?.startsWith(startOfKey) ?? false));
    for (const key of this.#taken) this.#takeFrom(stored.getItem(key) ?? "", generations);
  }

  #takeFrom(left: string, generations: Map<string, number>): void {
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
      const { slot, saved_at } = read.head;
      // The keys have no order, and two pages may have left the same game.
      if ((this.games.get(slot)?.head.saved_at ?? 0) > saved_at) continue;
      this.games.set(slot, { head: read.head, record });
      this.begun.delete(slot);
      if (typeof begun === "string") this.begun.set(slot, begun);
      generations.delete(slot);
      if ((generation as number) > 0) generations.set(slot, generation as number);
    }
    for (const [of, stored] of pairsOf(all["bests"])) {
      const points = readPoints(stored);
      if (isText(of) && points !== undefined) this.bests.set(of, points);
    }
    for (const one of Array.isArray(all["results"]) ? all["results"] : []) {
      const result = readResult(one);
      if (result) this.results.set(result.id, result);
    }
    if (!isText(all["settings"])) return;
    this.settings = all["settings"];
    // Earlier versions did not say it.
    this.settingsRead = all["settingsRead"] !== false;
  }
}
