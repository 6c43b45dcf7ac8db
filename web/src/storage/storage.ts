// Saves on the device: games, personal bests, results and settings. Failed writes stay in memory, are reported, and are
// repeated with the next write.
import type { IDBPDatabase, IDBPTransaction } from "idb";
import { Damage } from "./damage";
import type { Best, SavedGame, SaveHead, StorageTrouble, StoredResult } from "generated/messages";
import { change, Database, recordsOf, Refusal, type Games, type StoredHead } from "./database";
import { askToPersist } from "./persistence";
import { Queue } from "../queue";
import { entriesOf, isText, readHead, readPoints, readResult } from "./reading";
import { Unwritten, type UnwrittenGame } from "./unwritten";

/** Records kept for each game, the newest ones; kept_generations in src/app/platform.hpp. */
const generations = 3;
const chosen = "chosen";
/** From this round on, a player would miss the game. */
const playedForAWhile = 2;
const day = 86_400_000;

type Reading = IDBPTransaction<Games, ("heads" | "records")[], IDBTransactionMode>;

/** The newest generation of a game. Its head has the number, unless the head is damaged. */
async function newestGeneration(reading: Reading, slot: string): Promise<number> {
  const [head, keys] = await Promise.all([
    reading.objectStore("heads").get(slot),
    reading.objectStore("records").getAllKeys(recordsOf(slot)),
  ]);
  const last = Math.max(0, ...keys.map(([, generation]) => generation).filter(Number.isSafeInteger));
  const said = readHead(head)?.head.generation ?? 0;
  // The newest ones may be missing, but not all.
  return said >= last && said < last + generations ? said : last;
}

/** Date formats take the browser longer than everything else here. */
function timeFormat(): Intl.DateTimeFormat {
  const { lang } = document.documentElement;
  const styles = { dateStyle: "medium", timeStyle: "short" } as const;
  try {
    return new Intl.DateTimeFormat([...navigator.languages.filter((one) => one.startsWith(lang)), lang], styles);
  } catch {
    // Chromium on Linux may name a language that it does not accept, such as en-US@posix: leeoniya/uPlot#1053.
    return new Intl.DateTimeFormat(lang, styles);
  }
}

/** With the date in the current language and the device's time zone. */
function toSavedGame(): (head: Omit<StoredHead, "generation" | "order">) => SavedGame {
  let time: Intl.DateTimeFormat | undefined;
  return ({ saved_at, ...head }) => {
    time ??= timeFormat();
    return { head, saved_at, saved_at_text: saved_at > 0 ? time.format(saved_at) : "" };
  };
}

export class Storage {
  readonly #database = new Database();
  readonly damage = new Damage();
  /** The generation of each game that this tab has loaded to play or has written; a higher one means that another tab
   * has overtaken it. */
  readonly #generations = new Map<string, number>();
  /** Games whose newest record was read back differently than written: the next record replaces it, so that a
   * lasting fault never displaces the older records. */
  readonly #spoilt = new Set<string>();
  readonly #unwritten = new Unwritten();
  /** The stores that have been read. */
  readonly #known = new Set<string>();
  /** As read last, for when the database refuses. */
  readonly #bests = new Map<string, number>();
  /** The highest order of all games known to this tab. */
  #order = 0;
  /** Writes, and actions that must not come during one: it would bring back deleted games. */
  readonly #writing = new Queue();
  #trouble: StorageTrouble | undefined;

  /** Reports that saving fails, or, without trouble, that it works again. */
  tellTrouble = (_trouble: StorageTrouble | undefined): void => {};
  /** Another tab has continued the game in a slot; this tab's version is saved as a copy. */
  tellOvertaken = (_slot: string, _copy: string): void => {};
  /** A saved game had disappeared and was saved anew. */
  tellVanished = (): void => {};
  /** The stored settings, chosen before, hold instead of a choice made without them. */
  tellSettings = (_settings: string): void => {};
  /** The database, held or silent until now, has opened. */
  tellFreed = (): void => {};

  /** The reason why saving fails, found before any listener existed. */
  get trouble(): StorageTrouble | undefined {
    return this.#trouble;
  }

  constructor() {
    // Stored data comes before the current game.
    this.#database.freed = () =>
      void this.list()
        .then(() => this.#write())
        .then(() => this.tellFreed());
    this.#unwritten.take(this.#generations);
    addEventListener("pagehide", () => this.#unwritten.leave(this.#generations));
    // A phone may end a hidden page without another event. A tab opened meanwhile takes the same saves, which costs a
    // copy of a game at worst.
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#unwritten.leave(this.#generations);
      else this.#unwritten.takeBack();
    });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#unwritten.takeBack());
    if (this.#unwritten.isEmpty) return;
    // A game of the page before is newer than all stored ones: the list tells their highest order.
    void this.#writing.add(() => this.list());
    void this.#write();
  }

  async saveGame(head: SaveHead, record: string): Promise<void> {
    this.#unwritten.games.set(head.slot, { head: { ...head, saved_at: Date.now() }, record });
    await this.#write();
  }

  /** Age 0 is the newest record, 1 the one before; empty: it is gone; undefined: the database refuses. plays: this tab
   * continues the game from it. */
  async fetch(slot: string, age: number, plays: boolean): Promise<string | undefined> {
    const unwritten = this.#unwritten.games.get(slot);
    if (unwritten && age === 0) return unwritten.record;
    return this.#read(async (database) => {
      const reading = database.transaction(["heads", "records"]);
      const newest = await newestGeneration(reading, slot);
      if (plays) this.#generations.set(slot, newest);
      const record: unknown = await reading.objectStore("records").get([slot, newest - age + (unwritten ? 1 : 0)]);
      // The program reports the fault of a record that is not a text.
      return typeof record === "string" ? record : record === undefined ? "" : `${JSON.stringify(record)}`;
    });
  }

  deleteGames(slots: readonly string[]): Promise<void> {
    return this.#writing.add(async () => {
      for (const slot of slots) {
        this.#unwritten.games.delete(slot);
        this.#generations.delete(slot);
        this.#spoilt.delete(slot);
      }
      await this.#read((database) =>
        change(database, ["heads", "records"], async (dropping) => {
          const [heads, records] = [dropping.objectStore("heads"), dropping.objectStore("records")];
          await Promise.all(slots.flatMap((slot) => [heads.delete(slot), records.delete(recordsOf(slot))]));
        }),
      );
    });
  }

  /** The game played last comes first, whatever the clock said. Undefined, as for results, if the database
   * refuses: the list known before is nearer to the truth. */
  async list(): Promise<SavedGame[] | undefined> {
    const stored = await this.#entries("heads");
    if (!stored) return undefined;
    const heads = new Map<string, StoredHead>();
    this.damage.forget("heads");
    for (const [key, value] of stored) {
      const read = readHead(value);
      if (!read?.whole) this.damage.add("heads", key);
      if (!read) continue;
      heads.set(read.head.slot, read.head);
      this.#order = Math.max(this.#order, read.head.order);
    }
    for (const { head } of this.#unwritten.games.values()) heads.set(head.slot, { ...head, order: Infinity, generation: 0 });
    // Dates from a clock that ran ahead mean nothing.
    const latest = Date.now() + day;
    const time = ({ saved_at }: StoredHead): number => (saved_at < latest ? saved_at : 0);
    const sorted = [...heads.values()].sort((one, other) =>
      one.order === other.order ? time(other) - time(one) : other.order - one.order,
    );
    return sorted.map(toSavedGame());
  }

  /** One entry of the list. */
  async game(slot: string): Promise<SavedGame | undefined> {
    const head =
      this.#unwritten.games.get(slot)?.head ?? readHead(await this.#read((database) => database.get("heads", slot)))?.head;
    return head && toSavedGame()(head);
  }

  async saveBests(bests: readonly Best[]): Promise<void> {
    for (const { of, points } of bests) this.#unwritten.bests.set(of, Math.max(points, this.#unwritten.bests.get(of) ?? 0));
    await this.#write();
  }

  async bests(): Promise<Best[]> {
    const entries = await this.#read((database) => entriesOf(database, "bests"));
    if (entries) {
      this.#bests.clear();
      this.damage.forget("bests");
    }
    for (const [of, stored] of entries ?? []) {
      const points = readPoints(stored);
      if (isText(of) && points !== undefined) this.#bests.set(of, points);
      else this.damage.add("bests", of);
    }
    const bests = new Map(this.#bests);
    for (const [of, points] of this.#unwritten.bests) bests.set(of, Math.max(points, bests.get(of) ?? 0));
    return [...bests].map(([of, points]) => ({ of, points }));
  }

  /** The first result of a game stays. */
  async saveResults(results: readonly StoredResult[]): Promise<void> {
    for (const one of results) if (!this.#unwritten.results.has(one.id)) this.#unwritten.results.set(one.id, one);
    await this.#write();
  }

  /** One that cannot be written is forgotten, unless its predecessor still waits, too. */
  replaceResult(result: StoredResult): Promise<void> {
    return this.#writing.add(async () => {
      if (this.#unwritten.results.has(result.id)) return void this.#unwritten.results.set(result.id, result);
      await this.#read((database) =>
        change(database, ["results"], (replacing) => replacing.objectStore("results").put(result)),
      );
    });
  }

  async results(): Promise<StoredResult[] | undefined> {
    const entries = await this.#entries("results");
    if (!entries) return undefined;
    const results = new Map(this.#unwritten.results);
    this.damage.forget("results");
    for (const [id, stored] of entries) {
      const result = readResult(stored);
      if (result) results.set(result.id, result);
      else this.damage.add("results", id);
    }
    return [...results.values()];
  }

  eraseResults(): Promise<void> {
    return this.#writing.add(async () => {
      this.#unwritten.results.clear();
      await this.#read((database) => change(database, ["results"], (erasing) => erasing.objectStore("results").clear()));
    });
  }

  async saveSettings(settings: string): Promise<void> {
    this.#unwritten.settings = settings;
    await this.#write();
    // These replace damaged settings.
    this.damage.forget("settings");
  }

  /** Empty if no settings are stored, undefined if the database refuses. */
  async settings(): Promise<string | undefined> {
    const unwritten = this.#unwritten;
    if (unwritten.settings !== undefined && unwritten.settingsRead) return unwritten.settings;
    const entries = await this.#read((database) => entriesOf(database, "settings"));
    if (!entries) return unwritten.settings;
    const stored = new Map(entries).get(chosen);
    // A choice made without the stored ones does not count.
    if (isText(stored) && !unwritten.settingsRead) unwritten.settings = undefined;
    else if (stored !== undefined && !isText(stored)) this.damage.add("settings", chosen);
    unwritten.settingsRead = true;
    return unwritten.settings ?? (isText(stored) ? stored : "");
  }

  /** Whether some damage has not been reported yet. */
  async damageIsFresh(): Promise<boolean> {
    return (await this.#read((database) => this.damage.isFresh(database))) ?? false;
  }

  async noteDamageTold(): Promise<void> {
    await this.#read((database) => this.damage.noteTold(database));
  }

  /** All damaged entries, unchanged. */
  damageAsFile(): Promise<Blob | undefined> {
    return this.#read((database) => this.damage.asFile(database));
  }

  /** Whether nothing is left to write after all pending writes have been tried. */
  allSaved(): Promise<boolean> {
    return this.#writing.add(async () => this.#unwritten.isEmpty);
  }

  /** Undefined if the database refuses after it has been read: until then only unwritten entries are known. */
  async #entries(store: "heads" | "results"): Promise<Awaited<ReturnType<typeof entriesOf>> | undefined> {
    const entries = await this.#read((database) => entriesOf(database, store));
    if (entries) this.#known.add(store);
    return entries ?? (this.#known.has(store) ? undefined : []);
  }

  /** Undefined if the database is unavailable or refuses. */
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

  /** Writes everything unwritten in order, since later writes rely on earlier ones. */
  #write(): Promise<void> {
    return this.#writing.add(async () => {
      try {
        for (const game of this.#unwritten.games.values()) await this.#writeGame(game);
        await this.#writeRest();
        this.#unwritten.forgetTaken();
        this.#be(undefined);
      } catch (error) {
        this.#be(error instanceof Refusal ? error.trouble : "failed");
      }
      if (document.hidden) this.#unwritten.leave(this.#generations);
    });
  }

  async #writeGame(game: UnwrittenGame): Promise<void> {
    const { slot } = game.head;
    const outcome = await this.#database.use((database) => this.#writeGeneration(database, game));
    // The player may have acted meanwhile.
    if (this.#unwritten.games.get(slot) === game) this.#unwritten.games.delete(slot);
    if (outcome === "vanished") this.tellVanished();
    if (outcome === "overtaken") {
      const copy = `game-${Math.random().toString(16).slice(2, 14)}`;
      const newest = this.#unwritten.games.get(slot) ?? game;
      this.#unwritten.games.delete(slot);
      // It is the next one to be written.
      this.#unwritten.games.set(copy, { head: { ...newest.head, slot: copy }, record: newest.record });
      this.tellOvertaken(slot, copy);
    }
    if (game.head.round >= playedForAWhile) void this.#database.use(askToPersist).catch(() => {});
  }

  async #writeGeneration(
    database: IDBPDatabase<Games>,
    { head, record }: UnwrittenGame,
  ): Promise<"written" | "overtaken" | "vanished"> {
    const { slot } = head;
    const known = this.#generations.get(slot);
    let generation = (known ?? 0) + (this.#spoilt.has(slot) ? 0 : 1);
    let overtaken = false;
    let there = false;
    await change(database, ["heads", "records"], async (writing) => {
      const [heads, records] = [writing.objectStore("heads"), writing.objectStore("records")];
      there = (await heads.getKey(slot)) !== undefined;
      const newest = await newestGeneration(writing, slot);
      if (there && newest !== known) {
        // A write of this tab, or of its page before, that broke off after it was complete counts as its own.
        const last: unknown = await records.get([slot, newest]);
        overtaken = last !== record && last !== this.#unwritten.begun.get(slot);
        if (overtaken) return;
        this.#generations.set(slot, newest);
        generation = newest;
        if (last === record) return;
        generation += 1;
      }
      this.#unwritten.begun.set(slot, record);
      await heads.put({ ...head, order: ++this.#order, generation });
      await records.put(record, [slot, generation]);
      await records.delete(IDBKeyRange.bound([slot], [slot, generation - generations]));
    });
    this.#unwritten.begun.delete(slot);
    if (overtaken) return "overtaken";
    this.#generations.set(slot, generation);
    this.#spoilt.add(slot);
    if ((await database.get("records", [slot, generation])) !== record) throw new Refusal("failed");
    this.#spoilt.delete(slot);
    return known !== undefined && !there ? "vanished" : "written";
  }

  /** Everything but games. Another tab may have stored more points meanwhile. */
  async #writeRest(): Promise<void> {
    const [bests, results, settings] = [[...this.#unwritten.bests], [...this.#unwritten.results.values()], this.#unwritten.settings];
    if (bests.length + results.length === 0 && settings === undefined) return;
    let stored: unknown;
    await this.#database.use((database) =>
      change(database, ["bests", "results", "settings"], async (writing) => {
        const [allBests, allResults] = [writing.objectStore("bests"), writing.objectStore("results")];
        for (const [of, points] of bests)
          if (points > (readPoints(await allBests.get(of)) ?? -1)) await allBests.put(points, of);
        for (const one of results) if (!(await allResults.getKey(one.id))) await allResults.put(one);
        if (settings === undefined) return;
        const allSettings = writing.objectStore("settings");
        stored = this.#unwritten.settingsRead ? undefined : await allSettings.get(chosen);
        if (!isText(stored)) await allSettings.put(settings, chosen);
      }),
    );
    for (const [of, points] of bests) if (this.#unwritten.bests.get(of) === points) this.#unwritten.bests.delete(of);
    for (const { id } of results) this.#unwritten.results.delete(id);
    if (this.#unwritten.settings === settings) this.#unwritten.settings = undefined;
    if (settings !== undefined) this.#unwritten.settingsRead = true;
    if (isText(stored)) this.tellSettings(stored);
  }
}
