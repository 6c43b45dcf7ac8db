// Network faults for one file of the site, simulated by the server of ci/serve.mjs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "../../ci/serve.mjs";

const portal = Buffer.from("<!doctype html><title>Log in</title><p>Welcome to the hotel's network.");

/** By name: changes to the answer. Those without a return value answer by themselves, or never. */
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

/** For openBrowser: counts requests, and spoils one file while a fault is set. */
export class BadNetwork {
  /** The number of requests for each path. */
  asked = new Map();
  /** How often the fault has struck since it was set. */
  struck = 0;
  #file;
  #fault;
  #held = new Set();

  /** @param file matches the spoilt paths; fault: a name of `faults` */
  set(file, fault) {
    this.#file = file;
    this.#fault = faults[fault];
    this.struck = 0;
  }

  /** New requests succeed from now on; earlier ones may still be held up. */
  endForNew() {
    this.#fault = undefined;
  }

  /** Ends the fault, and breaks off the requests held up. */
  end() {
    this.endForNew();
    for (const response of this.#held) response.destroy();
    this.#held.clear();
  }

  spoil = (path, answer, response) => {
    this.asked.set(path, (this.asked.get(path) ?? 0) + 1);
    if (!this.#fault || !this.#file.test(path)) return answer;
    ++this.struck;
    // The bytes before compression.
    const { "Content-Encoding": _, ...headers } = answer.headers;
    const body = readFileSync(join(siteFolder, path));
    const spoilt = this.#fault({ ...answer, body, headers }, response);
    if (!spoilt) this.#held.add(response);
    return spoilt;
  };
}
