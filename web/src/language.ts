// The language of the page around the canvas, and the files of the program's texts.
import { addressOf } from "./addresses";
import { takeTexts } from "./bridge";
import type { Game } from "./game.js";

/** In the order of Language in src/ui/settings.hpp. */
const languages = ["en", "en-schmidt", "de", "nl"] as const;
type Language = (typeof languages)[number];

export type PageText = "title" | "board" | "no-drawing" | "no-start" | "line-1" | "line-2" | "continue" | "learn" | "against" | "daily";
/** What the page itself says; put in by ci/assemble-page.mjs. */
declare const PAGE_TEXTS: Readonly<Record<Language, Readonly<Record<PageText, string>>>>;

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

export const say = (text: PageText): string => PAGE_TEXTS[spoken][text];

/** No bytes for English, which the program holds, and when they cannot be had. */
async function fetchTexts(language: Language): Promise<Uint8Array> {
  const none = new Uint8Array();
  if (language === "en") return none;
  try {
    const response = await fetch(addressOf(`text/${language}.txt`));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : none;
  } catch {
    return none;
  }
}

let latest: { language: Language; texts: Promise<Uint8Array> } | undefined;

/** Fetched once for those who ask for the same language one after the other. */
function textsOf(language: Language): Promise<Uint8Array> {
  if (latest?.language !== language) latest = { language, texts: fetchTexts(language) };
  return latest.texts;
}

/** The page speaks the language chosen, and the texts that will be spoken first come while the program is loaded.
 *  Settings: as they are kept, empty without any. */
export function foresee(settings: string): void {
  change(languages.find((one) => settings.includes(`"language":"${one}"`)) ?? languageOfDevice());
  void textsOf(spoken);
}

/** Lets the program speak a language, by its place in languages, and the page with it. */
export async function speak(game: Game, wanted: number): Promise<void> {
  const language = languages[wanted] ?? "en";
  const texts = await textsOf(language);
  // What could not be had is fetched anew when it is asked for again.
  if (texts.length === 0) latest = undefined;
  // The program may refuse and go on as before.
  change(languages[takeTexts(game, wanted, texts)] ?? "en");
}
