// The platform bridge: carries out the program's requests and reports the results.
import { Back } from "./back";
import { report, takeFile } from "./calls";
import { copyText } from "./sharing/clipboard";
import { fillScreen, stayAwake, vibrate } from "./device";
import { offerFile, pickFile } from "./sharing/files";
import { framed } from "./frame";
import { tellInParts } from "./storage/parts";
import { forgetsUnvisited } from "./storage/persistence";
import type { Game } from "./game.js";
import { speak } from "./language";
import { arrives, load, loadScript } from "./loading/loader";
import type { Host } from "./host";
import { forgetLink, openTab, showLink, watchLinks } from "./sharing/links";
import type { FetchPurpose, Report, Request, StoredResult } from "generated/messages";
import type { AccessibilityTree } from "./accessibility_tree";
import type { Pictures } from "./pictures";
import { Queue } from "./queue";
import type { Replay, ReplayOrder } from "./replay";
import { OfflineUpdates } from "./loading/offline_updates";
import { watchPasteAndDrop } from "./sharing/paste_and_drop";
import { awaitPicture, canSend, madeNowhere, makeCode, pictureDrawn, send, sharePicture } from "./sharing/share";
import { interrupted, TabLock } from "./storage/tab_lock";
import { play } from "./sound";
import type { Storage } from "./storage/storage";
import { TextEntry } from "./text_entry";

/** Json::size_limit in src/record/json.hpp. */
const longestRecord = 262_144;

export class PlatformBridge {
  readonly #game: Game;
  readonly #canvas: HTMLCanvasElement;
  readonly #tell: (message: Report) => void;
  readonly #storage: Storage;
  readonly #lock = new TabLock();
  readonly #updates: OfflineUpdates;
  /** Sent one after another, so that their parts do not mix; changes made meanwhile come after them. */
  readonly #lists = new Queue();
  readonly #entry: TextEntry;
  readonly #pictures: Pictures;
  readonly #tree: AccessibilityTree;
  readonly #host: Host;
  /** Undefined in a frame, where the page around keeps the history. */
  readonly #back: Back | undefined;
  /** The slot of the last game of several players: nobody chose the only one of a deal of the day. */
  #newest: string | undefined;
  /** While moving pictures are made, no others are begun. */
  #making: Promise<void> | undefined;
  #wake: ReturnType<typeof setTimeout> | undefined;

  /** A handler for each request. */
  readonly #actions: { readonly [Kind in Request["request"]]: (message: Extract<Request, { request: Kind }>) => void } = {
    save_game: ({ head, record }) => {
      // One with a name is a copy: the game that is played goes on in its own slot.
      if (head.name === "") void this.#lock.hold(head.slot);
      void this.#storage.saveGame(head, record).then(() => this.#tellSaved(head.slot));
    },
    save_bests: ({ bests }) => void this.#storage.saveBests(bests).then(() => this.#listBests()),
    save_settings: ({ settings }) => void this.#storage.saveSettings(settings).then(() => this.#tellDamage()),
    save_results: ({ results }) =>
      void this.#storage.saveResults(results).then(() => this.#lists.add(() => this.#tellResults(results, false))),
    replace_result: ({ result }) => void this.#storage.replaceResult(result),
    erase_results: () => void this.#storage.eraseResults().then(() => this.#listAll()),
    fetch_save: (message) => void this.#fetch(message),
    delete_saves: ({ slots }) =>
      void this.#storage
        .deleteGames(slots)
        .then(() => this.#listSaves())
        .then(() => this.#tellDamage()),
    set_aside: ({ store, keys }) => {
      for (const key of keys) this.#storage.damage.add(store, key);
    },
    damage_shown: ({ as_file: asFile }) => {
      void this.#storage.noteDamageTold();
      if (asFile) void this.#storage.damageAsFile().then((file) => file && offerFile("tavern-damaged.json", file));
    },
    copy_text: ({ text }) => void copyText(text).then((done) => this.#tell({ report: "copied", done, text })),
    share_link: ({ sentence, link }) => void send(sentence, link).then((outcome) => outcome && this.#tell(outcome)),
    // Until the script has loaded there is no code; the link works without it.
    make_code: ({ link }) => void makeCode(link).then(this.#tell),
    share_picture: ({ name }) => void sharePicture(name).then(this.#tell),
    share_replay: (order) => void (this.#making ??= this.#shareReplay(order)),
    picture_drawn: () => pictureDrawn(this.#canvas),
    ask_text: ({ question }) => this.#entry.ask(question),
    offer_file: ({ name, content }) => offerFile(name, new Blob([content], { type: "application/json" })),
    pick_file: () => pickFile((content) => takeFile(this.#game, content)),
    forget_link: () => forgetLink(),
    remember_link: ({ link }) => this.#lock.remember(link),
    // The list contains dates in the language.
    load_texts: ({ language }) => void speak(this.#game, language).then(() => this.#listSaves()),
    fetch_problems: () =>
      void load("problems.txt").then((pack) => this.#tell({ report: "problems_fetched", pack: new TextDecoder().decode(pack) })),
    show_link: ({ link }) => showLink(link),
    open_tab: ({ address }) => {
      if (!openTab(address)) this.#tell({ report: "copied", done: false, text: address });
    },
    fill_screen: ({ whole }) => fillScreen(whole),
    stay_awake: ({ awake }) => stayAwake(awake),
    vibrate: ({ milliseconds }) => vibrate(milliseconds),
    take_focus: () => this.#canvas.focus({ preventScroll: true }),
    tell_host: ({ message }) => this.#host.tell(message),
    wake_after: ({ milliseconds }) => {
      clearTimeout(this.#wake);
      this.#wake = setTimeout(() => this.#tell({ report: "woken" }), milliseconds);
    },
    play_sound: ({ sound }) => play(sound),
    make_pictures: ({ order }) => this.#pictures.make(order),
    way_back: ({ there }) => this.#back?.settle(there),
    between_games: ({ now }) => {
      if (now) this.#lock.leave();
      this.#updates.betweenGames(now);
    },
    show_tree: ({ tree }) => {
      this.#tree.show(tree);
      this.#entry.follow();
    },
  };

  constructor(game: Game, canvas: HTMLCanvasElement, pictures: Pictures, tree: AccessibilityTree, storage: Storage, host: Host) {
    this.#game = game;
    this.#canvas = canvas;
    this.#host = host;
    this.#tell = (message) => report(game, message);
    this.#storage = storage;
    this.#updates = new OfflineUpdates(() => storage.allSaved());
    storage.tellTrouble = (trouble) => this.#tell({ report: "storage_trouble", ...(trouble && { trouble }) });
    storage.tellOvertaken = (slot, copy) => {
      this.#tell({ report: "save_overtaken", slot, copy });
      this.#listSaves();
    };
    storage.tellVanished = () => this.#tell({ report: "saves_vanished" });
    storage.tellSettings = (settings) => this.#tell({ report: "settings_arrived", settings });
    // The damage is counted last.
    storage.tellFreed = () => void this.#tellSettings().then(() => this.#listAll());
    this.#entry = new TextEntry(canvas, tree, ({ field, seat }, text) =>
      this.#tell({ report: "text_entered", field, text, seat }),
    );
    this.#back = framed ? undefined : new Back(() => this.#goBack(), () => this.#tell({ report: "went_forward" }));
    this.#pictures = pictures;
    this.#tree = tree;
  }

  /** A text field over the canvas is closed first. */
  #goBack(): void {
    if (this.#entry.leave()) this.#back?.settle();
    else this.#game._go_back();
  }

  async start(): Promise<void> {
    // The settings were read before these handlers existed.
    const { trouble } = this.#storage;
    if (trouble) this.#tell({ report: "storage_trouble", trouble });
    if (forgetsUnvisited) this.#tell({ report: "storage_expires" });
    await this.#listAll();
    // Before the loading screen's choice begins a game.
    if (this.#newest) await this.#fetch({ slot: this.#newest, purpose: "new-game", age: 0 });
    // Another tab may have continued a game, or changed a setting.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible") return;
      void this.#listSaves();
      void this.#tellSettings();
    });
    if (interrupted && "slot" in interrupted) await this.#goOn(interrupted.slot);
    else if (interrupted) this.#tell({ report: "link_arrived", link: interrupted.link });
    watchLinks((link) => this.#tell({ report: "link_arrived", link }));
    watchPasteAndDrop((content) => takeFile(this.#game, content));
    if (canSend) this.#tell({ report: "device_shares" });
  }

  /** Called when the program has told whether a game is open. */
  settle(): void {
    this.#back?.settle();
    void this.#updates.open();
  }

  take(message: Request): void {
    (this.#actions[message.request] as (message: Request) => void)(message);
  }

  async #listAll(): Promise<void> {
    await Promise.all([this.#listSaves(), this.#listBests(), this.#listResults()]);
    await this.#tellDamage();
  }

  /** Some damage may be gone. */
  async #tellDamage(): Promise<void> {
    const fresh = await this.#storage.damageIsFresh();
    this.#tell({ report: "damage_found", count: this.#storage.damage.count, fresh });
  }

  async #tellSettings(): Promise<void> {
    const settings = await this.#storage.settings();
    if (settings) this.#tell({ report: "settings_arrived", settings });
  }

  #listSaves(): Promise<void> {
    return this.#lists.add(async () => {
      const saves = await this.#storage.list();
      if (!saves) return;
      this.#newest = saves.find(({ head }) => head.framed === framed && head.innkeepers.length > 1)?.head.slot;
      await tellInParts(saves, (games, part) => this.#tell({ report: "saves_listed", games, part }));
    });
  }

  #tellSaved(slot: string): void {
    void this.#lists.add(async () => {
      const game = await this.#storage.game(slot);
      if (game) this.#tell({ report: "game_saved", game });
    });
  }

  #listResults(): Promise<void> {
    return this.#lists.add(async () => {
      const results = await this.#storage.results();
      if (results) await this.#tellResults(results, true);
    });
  }

  #tellResults(results: readonly StoredResult[], fromBegin: boolean): Promise<void> {
    return tellInParts(results, (results, { begins, ends }) =>
      this.#tell({ report: "results_listed", results, part: { begins: begins && fromBegin, ends } }),
    );
  }

  #listBests(): Promise<void> {
    return this.#lists.add(async () =>
      tellInParts(await this.#storage.bests(), (bests, part) => this.#tell({ report: "bests_listed", bests, part })),
    );
  }

  /** Continues the game from before a reload, unless another tab plays it or it is gone. */
  async #goOn(slot: string): Promise<void> {
    if (!(await this.#lock.hold(slot))) return;
    const record = await this.#storage.fetch(slot, 0, true);
    if (record) this.#tellFetched(slot, "play", 0, record, false);
  }

  /** A record longer than the program reads is cut, just long enough for the program to refuse it. */
  #tellFetched(slot: string, purpose: FetchPurpose, age: number, record: string | undefined, elsewhere: boolean): void {
    const text = record !== undefined && { record: record.slice(0, longestRecord + 1) };
    this.#tell({ report: "save_fetched", slot, purpose, age, ...text, elsewhere });
  }

  async #shareReplay(order: ReplayOrder): Promise<void> {
    const draw = (index: number, take: typeof pictureDrawn): void => {
      awaitPicture(take);
      this.#tell({ report: "picture_wanted", index });
    };
    // Not tried again: until then the player may have opened another game.
    const way = (await arrives("replay.js"))
      ? await loadScript<Replay>("replay.js")
          .then(({ shareReplay }) => shareReplay(order, draw))
          .catch(madeNowhere)
      : "nowhere";
    awaitPicture(() => {});
    this.#making = undefined;
    this.#tell({ report: "picture_shared", way });
  }

  async #fetch({ slot, purpose, age }: Omit<Extract<Request, { request: "fetch_save" }>, "request">): Promise<void> {
    const plays = purpose === "play";
    // Locks first, so that no other tab writes in between.
    const elsewhere = plays && !(await this.#lock.hold(slot));
    const record = await this.#storage.fetch(slot, age, plays && !elsewhere);
    if (purpose === "export-file" && record && record.length > longestRecord) return offerFile(`tavern-${slot}.json`, new Blob([record]));
    this.#tellFetched(slot, purpose, age, record, elsewhere);
  }
}
