// Carries messages between the game in a frame and the page around it; the program reads and writes them. Their format
// is in assets/host-messages.schema.json.
import { report, takeHostMessage } from "./calls";
import { framed } from "./frame";
import { heightFor } from "./frame_size";
import { largest } from "./sharing/files";
import type { Game } from "./game.js";

/** Tells the embedding page something that is not about the game itself. */
export function announce(message: { readonly type: "ready" | "resize" | "error"; readonly [field: string]: unknown }): void {
  if (framed) window.parent.postMessage({ tavern: 1, ...message }, "*");
}

export class Host {
  readonly #game: Game;
  /** The origin of understood messages; only it gets reports on the game. */
  #origin: string | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Starts listening. */
  start(): void {
    if (!framed) return;
    window.addEventListener("message", (event) => this.#take(event));
    const tellSize = (): void =>
      announce({ type: "resize", width: window.innerWidth, height: heightFor(window.innerWidth) });
    window.addEventListener("resize", tellSize);
    announce({ type: "ready" });
    tellSize();
  }

  tell(message: unknown): void {
    if (this.#origin === undefined) return;
    // A page without an origin, such as one in a sandbox, has no other name.
    window.parent.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
  }

  #take({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== window.parent) return;
    // The program's questions name the page that asks; a sandbox has no name.
    report(this.#game, { report: "framed", page: origin === "null" ? "" : origin });
    const before = this.#origin;
    // The program may answer during the call.
    this.#origin = origin;
    const wrong = takeHostMessage(this.#game, written(data));
    if (wrong === "") return;
    this.#origin = before;
    console.info(`Taverns: a message was ignored. ${wrong}`);
  }
}

function written(data: unknown): string {
  try {
    return (JSON.stringify(data) ?? "").slice(0, largest);
  } catch {
    // Circular, or not JSON.
    return "";
  }
}
