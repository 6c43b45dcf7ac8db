// What is kept on the device: games, own bests, results and settings. What cannot be written stays in memory, is told,
// and is written with the next thing that can be.
import type { IDBPDatabase } from "idb";
import { change, Database, Refusal, type Games, type StoredHead, type StoredResult } from "./database";
import type { Best, KeptGame, SaveHead, StorageTrouble } from "./messages";
import { askToPersist } from "./persistence";

interface Unwritten {
  readonly head: Omit<StoredHead, "generation">;
  readonly record: string;
}

/** So many records of a game are kept, the newest and those before it; kept_generations in src/app/page.hpp. */
const generations = 3;
const chosen = "chosen";
/** In this round a person has played enough to miss the game. */
const playedForAWhile = 2;

export class Storage {
  readonly #database = new Database();
  /** The generation of each game that this tab has read to play it or has written: whoever wrote since, overtook it. */
  readonly #generations = new Map<string, number>();
  /** Games whose newest record came back otherwise than it was written: the next takes its place, so that what lasts for
   *  long never drives out the records before. */
  readonly #spoilt = new Set<string>();
  readonly #games = new Map<string, Unwritten>();
  readonly #bests = new Map<string, number>();
  readonly #results = new Map<string, StoredResult>();
  #settings: string | undefined;
  #writing = Promise.resolve();
  #trouble: StorageTrouble | undefined;

  /** To be told when things cannot be kept, and without trouble when they are again. */
  tellTrouble = (_trouble: StorageTrouble | undefined): void => {};
  /** Another tab has gone on with the game of a slot; what this one wrote of it is kept as a copy. */
  tellOvertaken = (_slot: string, _copy: string): void => {};
  /** A game that was kept was gone, and was kept anew. */
  tellVanished = (): void => {};
  /** There is something else to be listed. */
  tellFreed = (): void => {};

  /** Why things are not kept; what was found out before anybody listened. */
  get trouble(): StorageTrouble | undefined {
    return this.#trouble;
  }

  constructor() {
    this.#database.freed = () => void this.#write().then(() => this.tellFreed());
  }

  async keep(head: SaveHead, record: string): Promise<void> {
    this.#games.set(head.slot, { head: { ...head, saved_at: Date.now() }, record });
    await this.#write();
  }

  /** Age 0 is the newest record, 1 the one before; empty: it is gone. Who plays it goes on from there. */
  async fetch(slot: string, age: number, plays: boolean): Promise<string> {
    const unwritten = this.#games.get(slot);
    if (unwritten && age === 0) return unwritten.record;
    const record = await this.#read(async (database) => {
      const reading = database.transaction(["heads", "records"]);
      const head = await reading.objectStore("heads").get(slot);
      if (!head) return undefined;
      if (plays) this.#generations.set(slot, head.generation);
      return reading.objectStore("records").get([slot, head.generation - age + (unwritten ? 1 : 0)]);
    });
    return record ?? "";
  }

  async drop(slot: string): Promise<void> {
    this.#games.delete(slot);
    this.#generations.delete(slot);
    this.#spoilt.delete(slot);
    await this.#read((database) =>
      change(database, ["heads", "records"], async (dropping) => {
        await dropping.objectStore("heads").delete(slot);
        await dropping.objectStore("records").delete(IDBKeyRange.bound([slot], [slot, []]));
      }),
    );
  }

  async list(): Promise<KeptGame[]> {
    const stored = (await this.#read((database) => database.getAll("heads"))) ?? [];
    const heads = new Map<string, Unwritten["head"]>(stored.map((head) => [head.slot, head]));
    for (const { head } of this.#games.values()) heads.set(head.slot, head);
    // The browser takes longer to learn how dates are written than for all else here.
    if (heads.size === 0) return [];
    // As the language spoken writes them where the device is.
    const { lang } = document.documentElement;
    const regions = navigator.languages.filter((one) => one.startsWith(lang));
    const time = new Intl.DateTimeFormat([...regions, lang], { dateStyle: "medium", timeStyle: "short" });
    return [...heads.values()].map((head) => ({ ...head, saved_at_text: time.format(head.saved_at) }));
  }

  async keepBest({ of, points }: Best): Promise<void> {
    this.#bests.set(of, Math.max(points, this.#bests.get(of) ?? 0));
    await this.#write();
  }

  async bests(): Promise<Best[]> {
    const bests = new Map(this.#bests);
    await this.#read(async (database) => {
      const stored = database.transaction("bests").store;
      const [keys, values] = await Promise.all([stored.getAllKeys(), stored.getAll()]);
      keys.forEach((of, index) => bests.set(of, Math.max(values[index] ?? 0, bests.get(of) ?? 0)));
    });
    return [...bests].map(([of, points]) => ({ of, points }));
  }

  /** What a game ended with first stays. */
  async keepResults(results: readonly StoredResult[]): Promise<void> {
    for (const one of results) if (!this.#results.has(one.id)) this.#results.set(one.id, one);
    await this.#write();
  }

  async results(): Promise<string[]> {
    const results = new Map(this.#results);
    for (const one of (await this.#read((database) => database.getAll("results"))) ?? []) results.set(one.id, one);
    return [...results.values()].map(({ result }) => result);
  }

  async eraseResults(): Promise<void> {
    this.#results.clear();
    await this.#read((database) => change(database, ["results"], (erasing) => erasing.objectStore("results").clear()));
  }

  async keepSettings(settings: string): Promise<void> {
    this.#settings = settings;
    await this.#write();
  }

  /** Empty when nothing was chosen yet. */
  async settings(): Promise<string> {
    return this.#settings ?? (await this.#read((database) => database.get("settings", chosen))) ?? "";
  }

  /** Whether nothing is left to be written, when all that was begun has been tried. */
  async allKept(): Promise<boolean> {
    await this.#writing;
    return this.#games.size + this.#bests.size + this.#results.size === 0 && this.#settings === undefined;
  }

  /** Nothing when the database cannot be had or refuses. */
  async #read<Result>(use: (database: IDBPDatabase<Games>) => Promise<Result>): Promise<Result | undefined> {
    try {
      return await this.#database.use(use);
    } catch (error) {
      this.#be(error instanceof Refusal ? error.trouble : "failed");
      return undefined;
    }
  }

  #be(trouble: StorageTrouble | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.tellTrouble(trouble);
  }

  /** Writes all that is unwritten, one after the other, as what came before must be there to be counted on. */
  #write(): Promise<void> {
    return (this.#writing = this.#writing.then(async () => {
      try {
        for (const game of this.#games.values()) await this.#writeGame(game);
        await this.#writeRest();
        this.#be(undefined);
      } catch (error) {
        this.#be(error instanceof Refusal ? error.trouble : "failed");
      }
    }));
  }

  async #writeGame(game: Unwritten): Promise<void> {
    const { slot } = game.head;
    const outcome = await this.#database.use((database) => this.#writeGeneration(database, game));
    // It may have changed meanwhile.
    if (this.#games.get(slot) === game) this.#games.delete(slot);
    if (outcome === "vanished") this.tellVanished();
    if (outcome === "overtaken") {
      const copy = `game-${Math.random().toString(16).slice(2, 14)}`;
      const newest = this.#games.get(slot) ?? game;
      this.#games.delete(slot);
      // Comes up as the next to be written.
      this.#games.set(copy, { head: { ...newest.head, slot: copy }, record: newest.record });
      this.tellOvertaken(slot, copy);
    }
    if (game.head.round >= playedForAWhile) void this.#database.use(askToPersist).catch(() => {});
  }

  async #writeGeneration(
    database: IDBPDatabase<Games>,
    { head, record }: Unwritten,
  ): Promise<"written" | "overtaken" | "vanished"> {
    const { slot } = head;
    const known = this.#generations.get(slot);
    let generation = (known ?? 0) + (this.#spoilt.has(slot) ? 0 : 1);
    let overtaken = false;
    let there: StoredHead | undefined;
    await change(database, ["heads", "records"], async (writing) => {
      const [heads, records] = [writing.objectStore("heads"), writing.objectStore("records")];
      there = await heads.get(slot);
      if (there && there.generation !== known) {
        // A writing that broke off after it was done is no other tab's.
        overtaken = (await records.get([slot, there.generation])) !== record;
        generation = there.generation;
        return;
      }
      await heads.put({ ...head, generation });
      await records.put(record, [slot, generation]);
      await records.delete(IDBKeyRange.bound([slot], [slot, generation - generations]));
    });
    if (overtaken) return "overtaken";
    this.#generations.set(slot, generation);
    this.#spoilt.add(slot);
    if ((await database.get("records", [slot, generation])) !== record) throw new Refusal("failed");
    this.#spoilt.delete(slot);
    return known !== undefined && !there ? "vanished" : "written";
  }

  /** Another tab may have made more meanwhile. */
  async #writeRest(): Promise<void> {
    const [bests, results, settings] = [[...this.#bests], [...this.#results.values()], this.#settings];
    if (bests.length + results.length === 0 && settings === undefined) return;
    await this.#database.use((database) =>
      change(database, ["bests", "results", "settings"], async (writing) => {
        const [allBests, allResults] = [writing.objectStore("bests"), writing.objectStore("results")];
        for (const [of, points] of bests) if (points > ((await allBests.get(of)) ?? -1)) await allBests.put(points, of);
        for (const one of results) if (!(await allResults.getKey(one.id))) await allResults.put(one);
        if (settings !== undefined) await writing.objectStore("settings").put(settings, chosen);
      }),
    );
    for (const [of, points] of bests) if (this.#bests.get(of) === points) this.#bests.delete(of);
    for (const { id } of results) this.#results.delete(id);
    if (this.#settings === settings) this.#settings = undefined;
  }
}
