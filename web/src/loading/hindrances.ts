// Shows the missing files and the reason while loading goes on.
import { endFailure, sayFailure, type Way } from "./failure";
import { announce } from "../host";
import { say, type PageText } from "../language";
import { playWithout, tryAgain, watchLoading, type Hindrance } from "./loader";

const parts: readonly (readonly [RegExp, PageText])[] = [
  [/^fonts/, "letters"],
  [/^pictures/, "pictures"],
  [/^text/, "texts"],
  [/^code/, "code"],
  [/^problems/, "problems"],
];

/** The missing thing, the reason, and that loading goes on. */
export function sentence(name: string, hindrance: Hindrance): string {
  const part = parts.find(([names]) => names.test(name))?.[1] ?? "program";
  const why = say(hindrance.why).replace("{status}", hindrance.why === "status" ? String(hindrance.status) : "");
  return `${say("missing").replace("{what}", say(part)).replace("{why}", why)} ${say("by-itself")}`;
}

/** @param plays whether the game runs without the missing files */
export function sayHindrances(plays: () => boolean): void {
  let detail = "";
  const again: Way = {
    text: "again",
    take() {
      endFailure(detail);
      tryAgain();
    },
  };
  watchLoading((name, hindrance) => {
    if (!name || !hindrance) return endFailure(detail);
    const playOn: Way = { text: "play-on", take: () => playWithout(name) };
    detail = sentence(name, hindrance);
    if (plays()) return sayFailure(detail, again, playOn);
    sayFailure(detail, again);
    announce({ type: "error", reason: "no-start", detail });
  });
}
