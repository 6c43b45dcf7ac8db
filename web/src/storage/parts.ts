// Long lists go to the program in parts, so that none is too long for it and the page stays responsive.
import type { Part } from "generated/messages";

/** Entries in a part. */
const most = 250;
/** Characters of a part as JSON, at most three bytes each; one entry may exceed it slightly. The program reads two
 * million bytes of a report, see src/app/messages.cpp. */
const longest = 600_000;

export async function tellInParts<Entry>(
  entries: readonly Entry[],
  tell: (entries: readonly Entry[], part: Part) => void,
): Promise<void> {
  for (let at = 0, end = 0; ; at = end) {
    for (let length = 0; end < entries.length && end - at < most && length < longest; ++end)
      length += JSON.stringify(entries[end]).length;
    const ends = end === entries.length;
    tell(entries.slice(at, end), { begins: at === 0, ends });
    if (ends) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
