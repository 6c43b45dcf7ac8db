// Does what the program asks of the page and reports what came of it.
import { Back } from "./back";
import { report, takeFile } from "./bridge";
import { copyText } from "./sharing/clipboard";
import type { StoredResult } from "./keeping/database";
import { fillScreen, stayAwake, vibrate } from "./device";
import { offerFile, pickFile } from "./sharing/files";
import { framed } from "./frame";
import { tellInParts } from "./keeping/parts";
import { forgetsUnvisited } from "./keeping/persistence";
import type { Game } from "./game.js";
import { speak } from "./language";
import type { Host } from "./host";
import { forgetLink, openTab, showLink, watchLinks } from "./sharing/links";
import type { Ask, FetchPurpose, Report } from "./messages";
import type { Mirror } from "./mirror";
import type { Pictures } from "./pictures";
import { Pocket } from "./loading/pocket";
import { watchGifts } from "./sharing/receive";
import { canSend, makeCode, send, sharePicture } from "./sharing/share";
import { interrupted, Slots } from "./keeping/slots";
import { play } from "./sound";
import type { Storage } from "./keeping/storage";
import { TextEntry } from "./text_entry";

/** Json::size_limit in src/record/json.hpp. */
const longestRecord = 262_144;

export class Page {
  readonly #game: Game;
  readonly #canvas: HTMLCanvasElement;
  readonly #tell: (message: Report) => void;
  readonly #storage: Storage;
  readonly #slots = new Slots();
  readonly #pocket: Pocket;
  readonly #entry: TextEntry;
  readonly #pictures: Pictures;
  readonly #mirror: Mirror;
  readonly #host: Host;
  /** The page around a frame keeps its own history. */
  readonly #back: Back | undefined;
  #listing = Promise.resolve();
  #wake: ReturnType<typeof setTimeout> | undefined;

  /** What is done for each ask. */
  readonly #deeds: { readonly [Kind in Ask["ask"]]: (message: Extract<Ask, { ask: Kind }>) => void } = {
    keep: (message) => {
      void this.#slots.hold(message.head.slot);
      void this.#storage.keep(message.head, message.record).then(() => this.#tellKept(message.head.slot));
    },
    keep_best: (message) => void this.#storage.keepBest(message).then(() => this.#listBests()),
    keep_settings: (message) => void this.#storage.keepSettings(message.settings).then(() => this.#tellDamage()),
    keep_results: (message) =>
      void this.#storage
        .keepResults(message.results)
        .then(() => this.#inTurn(() => this.#tellResults(message.results, false))),
    erase_results: () => void this.#storage.eraseResults().then(() => this.#listAll()),
    fetch: (message) => void this.#fetch(message),
    drop: (message) =>
      void this.#storage
        .drop(message.slots)
        .then(() => this.#listSaves())
        .then(() => this.#tellDamage()),
    set_aside: (message) => {
      for (const key of message.keys) this.#storage.damage.add(message.store, key);
    },
    damage_told: (message) => {
      void this.#storage.noteDamageTold();
      if (message.as_file) void this.#storage.damageAsFile().then((file) => file && offerFile("tavern-damaged.json", file));
    },
    copy: (message) => void copyText(message.text).then((done) => this.#tell({ report: "copied", done, text: message.text })),
    send: (message) => void send(message.sentence, message.link).then((outcome) => outcome && this.#tell(outcome)),
    // Until the script comes there is no code, and the link is there all the same.
    code: (message) => void makeCode(message.link).then(this.#tell),
    picture: (message) => void sharePicture(this.#canvas, message.name).then(this.#tell),
    text: (message) => this.#entry.ask(message),
    offer_file: (message) => offerFile(message.name, new Blob([message.content], { type: "application/json" })),
    pick_file: () => pickFile((content) => takeFile(this.#game, content)),
    forget_link: () => forgetLink(),
    remember_link: (message) => this.#slots.remember(message.link),
    // What is listed says dates.
    texts: (message) => void speak(this.#game, message.language).then(() => this.#listSaves()),
    show_link: (message) => showLink(message.link),
    open_tab: (message) => {
      if (!openTab(message.address)) this.#tell({ report: "copied", done: false, text: message.address });
    },
    fill_screen: (message) => fillScreen(message.whole),
    stay_awake: (message) => stayAwake(message.awake),
    vibrate: (message) => vibrate(message.milliseconds),
    take_focus: () => this.#canvas.focus({ preventScroll: true }),
    tell_host: (message) => this.#host.tell(message.message),
    wake: (message) => {
      clearTimeout(this.#wake);
      this.#wake = setTimeout(() => this.#tell({ report: "woken" }), message.after);
    },
    sound: (message) => play(message.sound),
    pictures: (message) => this.#pictures.make(message),
    way_back: (message) => this.#back?.settle(message.there),
    between_games: (message) => {
      if (message.now) this.#slots.leave();
      this.#pocket.betweenGames(message.now);
    },
    mirror: (message) => {
      this.#mirror.show(message);
      this.#entry.follow();
    },
  };

  constructor(game: Game, canvas: HTMLCanvasElement, pictures: Pictures, mirror: Mirror, storage: Storage, host: Host) {
    this.#game = game;
    this.#canvas = canvas;
    this.#host = host;
    this.#tell = (message) => report(game, message);
    this.#storage = storage;
    this.#pocket = new Pocket(() => storage.allKept());
    storage.tellTrouble = (trouble) => this.#tell({ report: "storage_trouble", trouble: trouble ?? "" });
    storage.tellOvertaken = (slot, copy) => {
      this.#tell({ report: "save_overtaken", slot, copy });
      this.#listSaves();
    };
    storage.tellVanished = () => this.#tell({ report: "saves_vanished" });
    storage.tellFreed = () => {
      void this.#listAll();
      void storage.settings().then((settings) => this.#tell({ report: "settings_arrived", settings }));
    };
    this.#entry = new TextEntry(canvas, mirror, (field, text) => this.#tell({ report: "text_entered", field, text }));
    this.#back = framed ? undefined : new Back(() => game._go_back(), () => this.#tell({ report: "went_forward" }));
    this.#pictures = pictures;
    this.#mirror = mirror;
  }

  async start(): Promise<void> {
    // The settings were asked for before anybody listened.
    const { trouble } = this.#storage;
    if (trouble) this.#tell({ report: "storage_trouble", trouble });
    if (forgetsUnvisited) this.#tell({ report: "device_forgets" });
    await this.#listAll();
    // Another tab may have gone on.
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#listSaves());
    if (interrupted && "slot" in interrupted) await this.#goOn(interrupted.slot);
    else if (interrupted) this.#tell({ report: "link_arrived", link: interrupted.link });
    watchLinks((link) => this.#tell({ report: "link_arrived", link }));
    watchGifts((content) => takeFile(this.#game, content));
    if (canSend) this.#tell({ report: "device_sends" });
    void this.#pocket.open();
  }

  take(message: Ask): void {
    (this.#deeds[message.ask] as (message: Ask) => void)(message);
  }

  async #listAll(): Promise<void> {
    await Promise.all([this.#listSaves(), this.#listBests(), this.#listResults()]);
    await this.#tellDamage();
  }

  /** There may be less than before. */
  async #tellDamage(): Promise<void> {
    const fresh = await this.#storage.damageIsFresh();
    this.#tell({ report: "damage_found", count: this.#storage.damage.count, fresh });
  }

  /** One list after the other, so that their parts do not mix, and what is kept meanwhile after them. */
  #inTurn(list: () => Promise<void>): Promise<void> {
    return (this.#listing = this.#listing.then(list));
  }

  #listSaves(): Promise<void> {
    return this.#inTurn(async () =>
      tellInParts(await this.#storage.list(), (games, part) => this.#tell({ report: "saves_listed", games, ...part })),
    );
  }

  #tellKept(slot: string): void {
    void this.#inTurn(async () => {
      const game = await this.#storage.game(slot);
      if (game) this.#tell({ report: "save_kept", game });
    });
  }

  #listResults(): Promise<void> {
    return this.#inTurn(async () => this.#tellResults(await this.#storage.results(), true));
  }

  #tellResults(results: readonly StoredResult[], fromBegin: boolean): Promise<void> {
    return tellInParts(results, (results, { begins, ends }) =>
      this.#tell({ report: "results_listed", results, begins: begins && fromBegin, ends }),
    );
  }

  #listBests(): Promise<void> {
    return this.#inTurn(async () =>
      tellInParts(await this.#storage.bests(), (bests, part) => this.#tell({ report: "bests_listed", bests, ...part })),
    );
  }

  /** With the game that was played before a reload, unless another tab plays it now or it is gone. */
  async #goOn(slot: string): Promise<void> {
    if (!(await this.#slots.hold(slot))) return;
    const record = await this.#storage.fetch(slot, 0, true);
    if (record) this.#tellFetched(slot, "play", 0, record, false);
  }

  /** Of a record longer than the program reads it gets no more than it needs to say so. */
  #tellFetched(slot: string, purpose: FetchPurpose, age: number, record: string, elsewhere: boolean): void {
    this.#tell({ report: "save_fetched", slot, purpose, age, record: record.slice(0, longestRecord + 1), elsewhere });
  }

  async #fetch({ slot, purpose, age }: Extract<Ask, { ask: "fetch" }>): Promise<void> {
    const plays = purpose === "play";
    // Held first, so that nobody writes between.
    const elsewhere = plays && !(await this.#slots.hold(slot));
    const record = await this.#storage.fetch(slot, age, plays && !elsewhere);
    if (!plays && record.length > longestRecord) return offerFile(`tavern-${slot}.json`, new Blob([record]));
    this.#tellFetched(slot, purpose, age, record, elsewhere);
  }
}
