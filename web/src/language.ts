// The language of the page around the canvas, and the files of the program's texts.
import { takeTexts } from "./calls";
import type { Game } from "./game.js";
import { languageIds as languages, type Language } from "generated/messages";
import { load, type Hindrance } from "./loading/loader";

export type PageText =
  | ("title" | "board" | "leave-board" | "line-1" | "line-2" | "continue" | "learn" | "learn-short" | "against" | "daily" | "unofficial")
  | ("missing" | "by-itself" | "program" | "letters" | "pictures" | "texts" | "code" | "problems" | "again" | "play-on" | Hindrance["why"])
  | ("cannot" | "memory" | "context-lost" | "no-start" | "stopped");
/** The page's own texts; inserted by ci/assemble-page.mjs. */
declare const PAGE_TEXTS: Readonly<Record<Language, Readonly<Partial<Record<PageText, string>>>>>;
declare global {
  interface Window {
    /** The texts that the page needs before this script, see shell/index.html. */
    words?: Readonly<Record<string, Readonly<Partial<Record<PageText, string>>>>>;
  }
}

/** The first of the device's languages that the game supports. */
export function languageOfDevice(): Language {
  for (const wanted of navigator.languages)
    for (const language of languages) if (language === wanted.slice(0, 2)) return language;
  return "en";
}

let spoken = languageOfDevice();

/** Switches the page around the canvas to this language. */
export function speakAround(language: Language): void {
  spoken = language;
  document.documentElement.lang = language.slice(0, 2);
  document.title = say("title");
  const canvas = document.querySelector("canvas");
  canvas?.setAttribute("aria-label", say("board"));
  canvas?.setAttribute("aria-description", say("leave-board"));
}

export const say = (text: PageText): string => PAGE_TEXTS[spoken][text] ?? window.words?.[spoken.slice(0, 2)]?.[text] ?? "";

/** A vocabulary such as "en-schmidt" has only the texts that differ from those of its language. */
async function fetchTexts(language: Language): Promise<Uint8Array> {
  const [basis] = language.split("-");
  const file = load(`text/${language}.txt`);
  if (basis === language) return file;
  const listed = async (one: Promise<Uint8Array>) => new TextDecoder().decode(await one).split("\0");
  const others = await listed(load(`text/${basis}.txt`));
  return new TextEncoder().encode((await listed(file)).map((text, place) => text || others[place]).join("\0"));
}

let latest: { language: Language; texts: Promise<Uint8Array> } | undefined;

/** Fetches a language once, even for several callers. */
function textsOf(language: Language): Promise<Uint8Array> {
  if (latest?.language !== language) latest = { language, texts: fetchTexts(language) };
  return latest.texts;
}

/** Switches the page to the chosen language; resolves when its texts have come. settings: as stored, empty if there are
 * none. */
export async function prepareLanguage(settings: string): Promise<void> {
  speakAround(languages.find((one) => settings.includes(`"language":"${one}"`)) ?? languageOfDevice());
  await textsOf(spoken);
}

/** The chosen text size, in per cent. settings: as for prepareLanguage. */
export const lettersOf = (settings: string): number => Number(/"text-size":(\d+)/.exec(settings)?.[1] ?? 100);

/** Switches program and page to a language. */
export async function speak(game: Game, language: Language): Promise<void> {
  const texts = await textsOf(language);
  // The program may refuse and keep its language.
  speakAround(languages[takeTexts(game, languages.indexOf(language), texts)] ?? "en");
}
