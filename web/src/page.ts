// Does what the program asks of the page and reports what came of it.
import { report, takeFile } from "./bridge";
import { copyText } from "./clipboard";
import { offerFile, pickFile } from "./files";
import type { Game } from "./game.js";
import { speak } from "./language";
import type { Host } from "./host";
import { forgetLink, openTab, showLink, watchLinks } from "./links";
import type { Ask, Report } from "./messages";
import type { Mirror } from "./mirror";
import type { Pictures } from "./pictures";
import { Pocket } from "./pocket";
import { watchGifts } from "./receive";
import { canSend, makeCode, send, sharePicture } from "./share";
import { Slots } from "./slots";
import { play } from "./sound";
import type { Storage } from "./storage";
import { TextEntry } from "./text_entry";

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
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, canvas: HTMLCanvasElement, pictures: Pictures, mirror: Mirror, storage: Storage, host: Host) {
    this.#game = game;
    this.#canvas = canvas;
    this.#host = host;
    this.#tell = (message) => report(game, message);
    this.#storage = storage;
    this.#pocket = new Pocket(() => storage.allKept());
    storage.tellTrouble = (trouble) => this.#tell({ report: "storage_trouble", trouble: trouble ?? "" });
    storage.tellOvertaken = (slot, copy) => this.#tell({ report: "save_overtaken", slot, copy });
    storage.tellVanished = () => this.#tell({ report: "saves_vanished" });
    storage.tellFreed = () => void this.#listAll();
    this.#entry = new TextEntry(canvas, (field, text) => this.#tell({ report: "text_entered", field, text }));
    this.#pictures = pictures;
    this.#mirror = mirror;
  }

  async start(): Promise<void> {
    // The settings were asked for before anybody listened.
    const { trouble } = this.#storage;
    if (trouble) this.#tell({ report: "storage_trouble", trouble });
    await this.#listAll();
    watchLinks((link) => this.#tell({ report: "link_arrived", link }));
    watchGifts((content) => takeFile(this.#game, content));
    if (canSend) this.#tell({ report: "device_sends" });
    void this.#pocket.open();
  }

  take(message: Ask): void {
    switch (message.ask) {
      case "keep":
        void this.#slots.hold(message.head.slot);
        void this.#storage.keep(message.head, message.record).then(() => this.#listSaves());
        break;
      case "keep_best":
        void this.#storage.keepBest(message).then(() => this.#listBests());
        break;
      case "keep_settings":
        void this.#storage.keepSettings(message.settings);
        break;
      case "keep_results":
        void this.#storage.keepResults(message.results).then(() => this.#listResults());
        break;
      case "erase_results":
        void this.#storage.eraseResults().then(() => this.#listResults());
        break;
      case "fetch":
        void this.#fetch(message);
        break;
      case "drop":
        void this.#storage.drop(message.slot).then(() => this.#listSaves());
        break;
      case "copy":
        void copyText(message.text).then((done) => this.#tell({ report: "copied", done, text: message.text }));
        break;
      case "send":
        void send(message.sentence, message.link).then((outcome) => outcome && this.#tell(outcome));
        break;
      case "code":
        // Without the script there is no code, and the link is there all the same.
        void makeCode(message.link).then(this.#tell, () => undefined);
        break;
      case "picture":
        void sharePicture(this.#canvas, message.name).then(this.#tell);
        break;
      case "text":
        this.#entry.ask(message);
        break;
      case "offer_file":
        offerFile(message.name, new Blob([message.content], { type: "application/json" }));
        break;
      case "pick_file":
        pickFile((content) => takeFile(this.#game, content));
        break;
      case "forget_link":
        forgetLink();
        break;
      case "texts":
        // What is listed says dates.
        void speak(this.#game, message.language).then(() => this.#listSaves());
        break;
      case "show_link":
        showLink(message.link);
        break;
      case "open_tab":
        if (!openTab(message.address)) this.#tell({ report: "copied", done: false, text: message.address });
        break;
      case "take_focus":
        this.#canvas.focus({ preventScroll: true });
        break;
      case "tell_host":
        this.#host.tell(message.message);
        break;
      case "wake":
        clearTimeout(this.#wake);
        this.#wake = setTimeout(() => this.#tell({ report: "woken" }), message.after);
        break;
      case "sound":
        play(message.sound);
        break;
      case "pictures":
        this.#pictures.make(message);
        break;
      case "between_games":
        this.#pocket.betweenGames(message.now);
        break;
      case "mirror":
        this.#mirror.show(message);
        break;
    }
  }

  async #listAll(): Promise<void> {
    await Promise.all([this.#listSaves(), this.#listBests(), this.#listResults()]);
  }

  async #listSaves(): Promise<void> {
    this.#tell({ report: "saves_listed", games: await this.#storage.list() });
  }

  async #listResults(): Promise<void> {
    this.#tell({ report: "results_listed", results: await this.#storage.results() });
  }

  async #listBests(): Promise<void> {
    this.#tell({ report: "bests_listed", bests: await this.#storage.bests() });
  }

  async #fetch({ slot, purpose, age }: Extract<Ask, { ask: "fetch" }>): Promise<void> {
    const plays = purpose === "play";
    // Held first, so that nobody writes between.
    const elsewhere = plays && !(await this.#slots.hold(slot));
    const record = await this.#storage.fetch(slot, age, plays && !elsewhere);
    this.#tell({ report: "save_fetched", slot, purpose, age, record, elsewhere });
  }
}
