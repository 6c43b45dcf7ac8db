// When space is short, browsers delete the data of pages, unless asked to persist them.
import type { IDBPDatabase } from "idb";
import { framed } from "../frame";
import type { Games } from "./database";

/** Safari and its relatives delete a page's storage after seven days without a visit. */
export const forgetsUnvisited = navigator.vendor.startsWith("Apple");

const asked = "asked-to-persist";
let done = false;

/** Asks once per device, as some browsers ask the player; never inside another page, whose visitors did not come for
 * the game. */
export async function askToPersist(database: IDBPDatabase<Games>): Promise<void> {
  // Only secure pages have it.
  if (done || framed || !("storage" in navigator)) return;
  done = true;
  if ((await database.get("settings", asked)) !== undefined) return;
  await database.put("settings", "yes", asked);
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
