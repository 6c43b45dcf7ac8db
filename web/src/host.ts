// Messages between the game in a frame and the page that holds it, described in web/public/messages.schema.json. The
// program reads and writes them; here they are carried.
import { report, takeHostMessage } from "./calls";
import { framed } from "./frame";
import { heightFor } from "./frame_size";
import type { Game } from "./game.js";

/** Says something to whoever holds the game: nothing about the game itself. */
export function announce(message: { readonly type: "ready" | "resize" | "error"; readonly [field: string]: unknown }): void {
  if (framed) window.parent.postMessage({ tavern: 1, ...message }, "*");
}

export class Host {
  readonly #game: Game;
  /** Whose messages were understood; what is told of the game goes nowhere else. */
  #origin: string | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Listens from now on. */
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
    // A page without an origin of its own, such as one in a sandbox, can only be named so.
    window.parent.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
  }

  #take({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== window.parent) return;
    // The program's questions name who asks; a sandbox has no name.
    report(this.#game, { report: "framed", page: origin === "null" ? "" : origin });
    const before = this.#origin;
    // The answer comes while the message is taken.
    this.#origin = origin;
    const wrong = takeHostMessage(this.#game, written(data));
    if (wrong === "") return;
    this.#origin = before;
    console.info(`Taverns: a message was ignored. ${wrong}`);
  }
}

function written(data: unknown): string {
  try {
    return JSON.stringify(data) ?? "";
  } catch {
    // What refers to itself, or holds what JSON does not.
    return "";
  }
}
