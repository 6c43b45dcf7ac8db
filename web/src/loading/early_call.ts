// If the title calls a function of the secondary module before that has come, which is a defect, the program cannot go
// on: the call has ended in the middle. The page then loads once more and waits for both modules.
import { session } from "../storage/tab_lock";

const mark = "waits";

/** Whether this tab has loaded again for this reason. */
export const waitsForAll = session()?.getItem(mark) === "all";

/** Without session storage the page would load for ever, so there the program fails. */
export function waitForAll(): void {
  if (!session()) return;
  // An error thrown now would be lost with the page.
  console.error("the secondary module is not there yet: loading once more");
  session()?.setItem(mark, "all");
  location.reload();
}
