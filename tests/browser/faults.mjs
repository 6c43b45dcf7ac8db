// Faults of a page's database, simulated on purpose.

/** By kind: the trouble reported to the game while the fault lasts. */
export const told = {
  full: "full",
  "full-at-commit": "full",
  aborted: "failed",
  flipped: "failed",
  swallowed: "failed",
  closed: "failed",
  blocked: "blocked",
};

/**
 * Runs in the page before its own scripts: makes window.faults. With a kind set, the fault strikes at the write with the
 * number `at` (counted from 0 since it was set), and with `lasts` at all later ones.
 */
export function installFaults() {
  const { put } = IDBObjectStore.prototype;
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  const faults = {
    kind: "",
    writings: 0,
    strikes: 0,
    set(kind, at = 0, lasts = true) {
      Object.assign(faults, { kind, at, lasts, writings: 0, strikes: 0 });
    },
    end() {
      faults.set("");
    },
    /** Calls `read` with the real database, whatever the fault. */
    async look(read) {
      const { kind } = faults;
      faults.kind = "";
      const request = open.call(indexedDB, "taverns");
      faults.kind = kind;
      const database = await new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      // No page has to wait for it.
      database.onversionchange = () => database.close();
      const all = (name) =>
        new Promise((resolve, reject) => {
          if (!database.objectStoreNames.contains(name)) return resolve([]);
          const store = transaction.call(database, name).objectStore(name);
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => resolve(keys.result.map((key, index) => [key, values.result[index]]));
          values.onerror = () => reject(values.error);
        });
      const result = await read(all);
      database.close();
      return result;
    },
  };
  window.faults = faults;
  const full = () => new DOMException("no room", "QuotaExceededError");
  const strikes = () => faults.kind !== "" && (faults.strikes === 0 ? faults.writings > faults.at : faults.lasts);

  IDBObjectStore.prototype.put = function (value, ...key) {
    if (this.transaction.mode !== "readwrite") return put.call(this, value, ...key);
    ++faults.writings;
    if (!strikes()) return put.call(this, value, ...key);
    const record = this.name === "records";
    switch (faults.kind) {
      case "full":
        ++faults.strikes;
        throw full();
      case "full-at-commit":
      case "aborted": {
        ++faults.strikes;
        const request = put.call(this, value, ...key);
        if (faults.kind === "full-at-commit") Object.defineProperty(this.transaction, "error", { get: full });
        this.transaction.abort();
        return request;
      }
      case "flipped":
      case "swallowed": {
        if (!record) break;
        ++faults.strikes;
        if (faults.kind === "swallowed") return this.get(...key);
        const middle = value.length >> 1;
        const changed = String.fromCharCode(value.charCodeAt(middle) ^ 1);
        return put.call(this, value.slice(0, middle) + changed + value.slice(middle + 1), ...key);
      }
      case "blocked":
        ++faults.strikes;
        this.transaction.db.close();
        this.transaction.abort();
        throw new DOMException("blocked", "InvalidStateError");
      case "deleted":
        ++faults.strikes;
        indexedDB.deleteDatabase("taverns");
        break;
    }
    return put.call(this, value, ...key);
  };
  IDBDatabase.prototype.transaction = function (stores, mode, ...options) {
    if (mode === "readwrite" && faults.kind === "closed" && (faults.strikes > 0 ? faults.lasts : faults.writings >= faults.at)) {
      ++faults.strikes;
      this.close();
    }
    return transaction.call(this, stores, mode, ...options);
  };
  IDBFactory.prototype.open = function (...named) {
    if (faults.kind === "blocked" && faults.strikes > 0 && faults.lasts) throw new DOMException("blocked", "SecurityError");
    return open.call(this, ...named);
  };
}
