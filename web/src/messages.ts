// What the program and the page say to each other: JSON both ways. The program asks for what only a page can do (see
// src/app/page.hpp), the page reports what came of it.
import type { StoredHead } from "./keeping/reading";

/** A game on the list, as src/app/save_head.hpp describes it. */
export type SaveHead = Omit<StoredHead, "saved_at" | "order" | "generation">;

/** The most points made alone: of a module ("module-3"), or of the deal of a date ("2026-11-21"). */
export interface Best {
  readonly of: string;
  readonly points: number;
}

export type FetchPurpose = "play" | "export";

/** Why something is not kept, by the names of StorageTrouble in src/ui/model/model.hpp. */
export type StorageTrouble = "blocked" | "full" | "held" | "newer" | "failed" | "silent";

export interface TextQuestion {
  readonly field: number;
  readonly value: string;
  readonly label: string;
  readonly max_bytes: number;
  /** The id of what it lies over; while nothing shown has it, in the middle of the page. */
  readonly target: string;
}

export interface WantedPicture {
  readonly index: number;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureOrder {
  readonly order: number;
  /** Orders before this one are no longer wanted. */
  readonly oldest_order: number;
  readonly pictures: readonly WantedPicture[];
}

/** A thing on the canvas that can be touched. */
export interface Target {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly enabled: boolean;
  /** The one of several alternatives that holds. */
  readonly chosen: boolean;
  /** Scrolled out of sight. */
  readonly hidden: boolean;
}

export type Role =
  | "none"
  | "region"
  | "group"
  | "text"
  | "heading"
  | "image"
  | "button"
  | "radiogroup"
  | "radio"
  | "tablist"
  | "tab"
  | "field"
  | "list"
  | "item"
  | "table"
  | "row"
  | "columnheader"
  | "rowheader"
  | "cell";

/** A thing on the canvas, as it is to be read; what is left out it has not. */
export interface SemanticNode {
  readonly role: Role;
  /** Place in the list, always before its own; -1: it lies in none. */
  readonly parent: number;
  /** The id of its target, whose label is its name. */
  readonly target?: string;
  readonly name?: string;
  readonly description?: string;
  /** Of a heading. */
  readonly level?: number;
}

/** What is on the canvas, for those who do not see it. */
export interface Reading {
  readonly targets: readonly Target[];
  /** What happened since the last one. */
  readonly news: readonly string[];
  /** A sheet lies on top, and only it is told. */
  readonly sheet: boolean;
  /** Wheel, fingers and page keys bring more than is seen. */
  readonly more_above: boolean;
  readonly more_below: boolean;
  /** In the order of reading. */
  readonly nodes: readonly SemanticNode[];
  /** Whose turn it is; empty without a game. */
  readonly heading: string;
  readonly status: string;
  readonly status_button: string;
}

export type Ask =
  | { readonly ask: "keep"; readonly head: SaveHead; readonly record: string }
  | ({ readonly ask: "keep_best" } & Best)
  | { readonly ask: "keep_settings"; readonly settings: string }
  | { readonly ask: "keep_results"; readonly results: readonly { readonly id: string; readonly result: string }[] }
  | { readonly ask: "erase_results" }
  | { readonly ask: "fetch"; readonly slot: string; readonly purpose: FetchPurpose; readonly age: number }
  | { readonly ask: "drop"; readonly slots: readonly string[] }
  | { readonly ask: "set_aside"; readonly store: "results" | "settings"; readonly keys: readonly string[] }
  | { readonly ask: "damage_told"; readonly as_file: boolean }
  | { readonly ask: "copy"; readonly text: string }
  | { readonly ask: "send"; readonly sentence: string; readonly link: string }
  | { readonly ask: "code"; readonly link: string }
  | { readonly ask: "picture"; /** Of the file. */ readonly name: string }
  | ({ readonly ask: "text" } & TextQuestion)
  | { readonly ask: "offer_file"; readonly name: string; readonly content: string }
  | { readonly ask: "pick_file" }
  | { readonly ask: "forget_link" }
  | { readonly ask: "remember_link"; readonly link: string }
  | { readonly ask: "texts"; /** By its place in languages, see language.ts. */ readonly language: number }
  | { readonly ask: "show_link"; readonly link: string }
  | { readonly ask: "open_tab"; readonly address: string }
  | { readonly ask: "take_focus" }
  | { readonly ask: "fill_screen"; readonly whole: boolean }
  | { readonly ask: "stay_awake"; readonly awake: boolean }
  | { readonly ask: "vibrate"; readonly milliseconds: number }
  | { readonly ask: "tell_host"; /** As web/public/messages.schema.json describes it. */ readonly message: unknown }
  | { readonly ask: "sound"; /** See sound.ts. */ readonly sound: number }
  | { readonly ask: "wake"; /** Milliseconds. */ readonly after: number }
  | ({ readonly ask: "pictures" } & PictureOrder)
  | { readonly ask: "between_games"; /** The title is shown, and nothing is asked there. */ readonly now: boolean }
  | { readonly ask: "way_back"; /** Going back leads to something in the game, not out of the page. */ readonly there: boolean }
  | ({ readonly ask: "mirror" } & Reading);

export interface KeptGame extends SaveHead {
  /** Milliseconds since 1970. */
  readonly saved_at: number;
  readonly saved_at_text: string;
}

/** Of a list, which may come in parts, one after the other. */
export interface Part {
  readonly begins: boolean;
  readonly ends: boolean;
}

export type Report =
  | ({ readonly report: "saves_listed"; readonly games: readonly KeptGame[] } & Part)
  | { readonly report: "save_kept"; readonly game: KeptGame }
  | ({ readonly report: "bests_listed"; readonly bests: readonly Best[] } & Part)
  | {
      readonly report: "device_asks";
      readonly language: string;
      readonly less_motion: boolean;
      readonly more_contrast: boolean;
    }
  | {
      readonly report: "device_is";
      /** Neither a mouse nor keys. */
      readonly only_touch: boolean;
      readonly fills_screen: boolean;
      readonly stays_awake: boolean;
      readonly vibrates: boolean;
    }
  | { readonly report: "screen_filled"; readonly now: boolean }
  | { readonly report: "settings_arrived"; /** Empty: none. */ readonly settings: string }
  | ({ readonly report: "results_listed"; readonly results: readonly { readonly id: string; readonly result: string }[] } & Part)
  | { readonly report: "damage_found"; readonly count: number; /** Nobody was told of some. */ readonly fresh: boolean }
  | { readonly report: "device_forgets" }
  | {
      readonly report: "save_fetched";
      readonly slot: string;
      readonly purpose: FetchPurpose;
      readonly age: number;
      /** Empty: it is gone. */
      readonly record: string;
      /** Another tab plays this game. */
      readonly elsewhere: boolean;
    }
  | { readonly report: "text_entered"; readonly field: number; readonly text: string }
  | { readonly report: "link_arrived"; readonly link: string }
  | { readonly report: "copied"; readonly done: boolean; readonly text: string }
  | { readonly report: "device_sends" }
  | { readonly report: "code_made"; readonly link: string; readonly size: number; readonly modules: string }
  | { readonly report: "picture_shared"; /** See share.ts. */ readonly way: number }
  | { readonly report: "storage_trouble"; /** Empty: all is kept again. */ readonly trouble: StorageTrouble | "" }
  | { readonly report: "save_overtaken"; readonly slot: string; readonly copy: string }
  | { readonly report: "saves_vanished" }
  | { readonly report: "woken" }
  | { readonly report: "thinking_failed" }
  | { readonly report: "went_forward" }
  | { readonly report: "framed"; /** The origin of the page around; empty: unknown. */ readonly page: string };

export type Reporter = (report: Report) => void;
