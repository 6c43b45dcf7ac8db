// Long lists travel to the program in parts, so that none is too long for it and the page never stands still.
import type { Part } from "./messages";

/** What is listed has texts of at most 1000 characters, two each, of at most three bytes: below the two million bytes
 *  that the program reads of a report, see src/app/reports.cpp. */
const most = 250;

export async function tellInParts<Entry>(
  entries: readonly Entry[],
  tell: (entries: readonly Entry[], part: Part) => void,
): Promise<void> {
  for (let at = 0; ; at += most) {
    const ends = at + most >= entries.length;
    tell(entries.slice(at, at + most), { begins: at === 0, ends });
    if (ends) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
