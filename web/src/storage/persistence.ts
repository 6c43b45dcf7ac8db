// Browsers clear away what pages have kept when room gets scarce, unless they are asked not to.
import type { IDBPDatabase } from "idb";
import type { Games } from "./database";

/** Safari and its kin clear away what a page has kept when nobody has visited it for seven days. */
export const forgetsUnvisited = navigator.vendor.startsWith("Apple");

const asked = "asked-to-persist";
let done = false;

/** Once for a device, as some browsers ask the person, and not within another page, which is not asked for. */
export async function askToPersist(database: IDBPDatabase<Games>): Promise<void> {
  // Only secure pages have it.
  if (done || window.top !== window || !("storage" in navigator)) return;
  done = true;
  if ((await database.get("settings", asked)) !== undefined) return;
  await database.put("settings", "yes", asked);
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
