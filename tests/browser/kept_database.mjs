// Direct access to the page's database: reads all of it, and writes it as another version of the page would. The open
// page must be of the site, but can be its icon.

/**
 * @returns {Promise<{ version: number, stores: Record<string, { keyPath: string | null, entries: [unknown, unknown][] }> }>}
 */
export function readDatabase(page) {
  return page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("taverns"));
    const stores = {};
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      stores[name] = { keyPath: store.keyPath, entries: keys.map((key, index) => [key, values[index]]) };
    }
    const { version } = database;
    database.close();
    return { version, stores };
  });
}

/** Replaces the present content. */
export function writeDatabase(page, dump) {
  return page.evaluate(async ({ version, stores }) => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await done(indexedDB.deleteDatabase("taverns"));
    const request = indexedDB.open("taverns", version);
    request.onupgradeneeded = () => {
      for (const [name, { keyPath, entries }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(name, { keyPath });
        for (const [key, value] of entries) keyPath === null ? store.put(value, key) : store.put(value);
      }
    };
    (await done(request)).close();
  }, dump);
}
