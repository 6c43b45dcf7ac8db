// Debug hooks: the state of the running game, for tests and the curious. They only read.
import type { Game } from "./game.js";
import type { Target } from "generated/messages";
import type { AccessibilityTree } from "./accessibility_tree";

export interface DebugHooks {
  readonly drawnFrames: number;
  /** Nothing will be drawn until the player acts: the computer neither thinks nor moves. */
  readonly atRest: boolean;
  /** Milliseconds for the last frame, without WebGL. */
  readonly frameTime: number;
  /** In the last frame. */
  readonly drawCalls: number;
  /** Pictures not loaded yet. */
  readonly picturesMissing: number;
  /** Bytes of the program's memory, and allocated bytes. */
  readonly memory: { readonly size: number; readonly allocated: number };
  /** The targets on the canvas, in CSS pixels. */
  readonly targets: readonly Target[];
  /** The id of the target with the keyboard focus, or the last one that had it. */
  readonly focus: string;
  /** The position as JSON, or null without a game. */
  readonly state: unknown;
  /** The replay link's fragment, empty without a game. */
  readonly link: string;
  behaviourSignature(games: number): string;
}

declare global {
  interface Window {
    tavern?: DebugHooks;
  }
}

export function exposeDebugHooks(game: Game, tree: AccessibilityTree): void {
  window.tavern = {
    get drawnFrames() {
      return game._count_drawn_frames();
    },
    get atRest() {
      return game._is_at_rest() !== 0;
    },
    get frameTime() {
      return game._frame_time();
    },
    get drawCalls() {
      return game._count_draw_calls();
    },
    get picturesMissing() {
      return game._count_missing_pictures();
    },
    get memory() {
      return { size: game.HEAPU8.length, allocated: game._count_allocated() };
    },
    get targets() {
      return tree.targets;
    },
    get focus() {
      return game.UTF8ToString(game._focused_target());
    },
    get state() {
      const json = game.UTF8ToString(game._state_as_json());
      return json === "" ? null : (JSON.parse(json) as unknown);
    },
    get link() {
      return game.UTF8ToString(game._replay_link());
    },
    behaviourSignature: (games) => game.UTF8ToString(game._behaviour_signature(games)),
  };
}
