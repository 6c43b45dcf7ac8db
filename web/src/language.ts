// The language of the page around the canvas, and the files of the program's texts.
import { takeTexts } from "./calls";
import type { Game } from "./game.js";
import { languageIds as languages, type Language } from "generated/messages";
import { load, type Hindrance } from "./loading/loader";


export type PageText =
  | ("title" | "board" | "line-1" | "line-2" | "continue" | "learn" | "learn-short" | "against" | "daily" | "unofficial")
  | ("missing" | "by-itself" | "program" | "letters" | "pictures" | "texts" | "code" | "again" | "play-on" | Hindrance["why"])
  | ("cannot" | "memory" | "context-lost" | "no-start");
/** What the page itself says; put in by ci/assemble-page.mjs. */
declare const PAGE_TEXTS: Readonly<Record<Language, Readonly<Partial<Record<PageText, string>>>>>;
declare global {
  interface Window {
    /** What the page could say before this script had come, see shell/index.html. */
    words?: Readonly<Record<string, Readonly<Partial<Record<PageText, string>>>>>;
  }
}

/** The first of the device's languages that the game speaks. */
export function languageOfDevice(): Language {
  for (const wanted of navigator.languages)
    for (const language of languages) if (language === wanted.slice(0, 2)) return language;
  return "en";
}

let spoken = languageOfDevice();

/** The page around the canvas speaks this language from now on. */
function change(language: Language): void {
  spoken = language;
  document.documentElement.lang = language.slice(0, 2);
  document.title = say("title");
  document.querySelector("canvas")?.setAttribute("aria-label", say("board"));
}

export const say = (text: PageText): string => PAGE_TEXTS[spoken][text] ?? window.words?.[spoken.slice(0, 2)]?.[text] ?? "";

let latest: { language: Language; texts: Promise<Uint8Array> } | undefined;

/** Fetched once for those who ask for the same language one after the other; none for English, which the program holds. */
function textsOf(language: Language): Promise<Uint8Array> {
  if (latest?.language !== language)
    latest = { language, texts: language === "en" ? Promise.resolve(new Uint8Array()) : load(`text/${language}.txt`) };
  return latest.texts;
}

/** The page speaks the language chosen, and the texts that will be spoken first come while the program is loaded.
 *  Settings: as they are kept, empty without any. */
export function foresee(settings: string): void {
  change(languages.find((one) => settings.includes(`"language":"${one}"`)) ?? languageOfDevice());
  void textsOf(spoken);
}

/** The size of the letters that was chosen, in per cent. Settings: as foresee gets them. */
export const lettersOf = (settings: string): number => Number(/"text-size":(\d+)/.exec(settings)?.[1] ?? 100);

/** Lets the program speak a language, and the page with it. */
export async function speak(game: Game, language: Language): Promise<void> {
  const texts = await textsOf(language);
  // The program may refuse and go on as before.
  change(languages[takeTexts(game, languages.indexOf(language), texts)] ?? "en");
}
