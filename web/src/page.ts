// Does what the program asks of the page and reports what came of it.
import { report, takeFile } from "./bridge";
import { copyText } from "./clipboard";
import { offerFile, pickFile } from "./files";
import type { Game } from "./game.js";
import { speak } from "./language";
import { forgetLink, showLink, watchLinks } from "./links";
import type { Ask, Report } from "./messages";
import type { Mirror } from "./mirror";
import type { Pictures } from "./pictures";
import { Slots } from "./slots";
import { play } from "./sound";
import type { Storage } from "./storage";
import { TextEntry } from "./text_entry";

export class Page {
  readonly #game: Game;
  readonly #tell: (message: Report) => void;
  readonly #storage: Storage;
  readonly #slots = new Slots();
  readonly #entry: TextEntry;
  readonly #pictures: Pictures;
  readonly #mirror: Mirror;
  #wake: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, canvas: HTMLCanvasElement, pictures: Pictures, mirror: Mirror, storage: Storage) {
    this.#game = game;
    this.#tell = (message) => report(game, message);
    this.#storage = storage;
    storage.tellBlocked = () => this.#tell({ report: "storage_blocked" });
    this.#entry = new TextEntry(canvas, (field, text) => this.#tell({ report: "text_entered", field, text }));
    this.#pictures = pictures;
    this.#mirror = mirror;
  }

  async start(): Promise<void> {
    await Promise.all([this.#listSaves(), this.#listBests(), this.#listResults()]);
    watchLinks((link) => this.#tell({ report: "link_arrived", link }));
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
      case "text":
        this.#entry.ask(message);
        break;
      case "offer_file":
        offerFile(message.name, message.content);
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
      case "mirror":
        this.#mirror.show(message);
        break;
    }
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

  async #fetch({ slot, purpose }: Extract<Ask, { ask: "fetch" }>): Promise<void> {
    const record = (await this.#storage.fetch(slot)) ?? "";
    const elsewhere = purpose === "play" && !(await this.#slots.hold(slot));
    this.#tell({ report: "save_fetched", slot, purpose, record, elsewhere });
  }
}
