// What a network does to one file of the site: the server of ci/serve.mjs, spoilt on purpose.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "../../ci/serve.mjs";

const portal = Buffer.from("<!doctype html><title>Log in</title><p>Welcome to the hotel's network.");

/** By name: what is done to the answer. Those that return nothing answer by themselves, or never. */
export const faults = {
  "404": (answer) => ({ ...answer, status: 404, body: Buffer.from("no such file\n") }),
  "500": (answer) => ({ ...answer, status: 500, body: Buffer.from("out of order\n") }),
  reset: (_, response) => void response.destroy(),
  stalled: () => undefined,
  "cut off"({ status, body, headers }, response) {
    response.writeHead(status, { ...headers, "Content-Length": body.length });
    response.write(body.subarray(0, body.length / 2), () => setTimeout(() => response.destroy(), 50));
  },
  "a byte changed"(answer) {
    const body = Buffer.from(answer.body);
    body[body.length >> 1] ^= 1;
    return { ...answer, body };
  },
  "HTML instead": (answer) => ({ ...answer, body: portal, headers: { "Content-Type": "text/html", "Cache-Control": "no-cache" } }),
  "wrong type": (answer) => ({ ...answer, headers: { ...answer.headers, "Content-Type": "text/plain" } }),
};

/** For openBrowser: counts what is asked for, and spoils one file while a fault is set. */
export class BadNetwork {
  /** How often each path was asked for. */
  asked = new Map();
  /** How often the fault struck since it was set. */
  struck = 0;
  #file;
  #fault;
  #held = new Set();

  /** @param file matches the paths that are spoilt; fault: a name of `faults` */
  set(file, fault) {
    this.#file = file;
    this.#fault = faults[fault];
    this.struck = 0;
  }

  /** Whatever is asked for from now on comes; what was asked for before may still be held up. */
  endForNew() {
    this.#fault = undefined;
  }

  /** All is well again; what was held up is broken off. */
  end() {
    this.endForNew();
    for (const response of this.#held) response.destroy();
    this.#held.clear();
  }

  spoil = (path, answer, response) => {
    this.asked.set(path, (this.asked.get(path) ?? 0) + 1);
    if (!this.#fault || !this.#file.test(path)) return answer;
    ++this.struck;
    // As it is before it is compressed.
    const { "Content-Encoding": _, ...headers } = answer.headers;
    const body = readFileSync(join(siteFolder, path));
    const spoilt = this.#fault({ ...answer, body, headers }, response);
    if (!spoilt) this.#held.add(response);
    return spoilt;
  };
}
