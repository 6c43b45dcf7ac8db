// A slow network in front of a local server: pages load as late and as slowly as over a phone connection.
import { connect, createServer } from "node:net";

/** Bytes sent together. */
const packet = 1460;
const tick = 4; // milliseconds

/** Resolves to the proxy, once it listens on this machine only. All connections share the bandwidth evenly.
 *  @param {{ port: number, latency?: number, bitsPerSecond?: number }} network  port: of the server; latency: milliseconds
 *   there and back, which opening a connection takes, too */
export function slowNetwork({ port, latency = 150, bitsPerSecond = 1_600_000 }) {
  /** Data waiting to be sent, one queue per connection. */
  const queues = new Set();
  let allowance = 0;
  let last = performance.now();
  let carried = 0;
  const carry = () => {
    const now = performance.now();
    allowance = Math.min(allowance + ((now - last) * bitsPerSecond) / 8000, 10 * packet);
    last = now;
    while (allowance > 0 && queues.size > 0)
      for (const queue of queues) {
        const bytes = queue.waiting.shift();
        if (queue.waiting.length === 0) queues.delete(queue);
        allowance -= bytes.length;
        carried += bytes.length;
        setTimeout(queue.deliver, latency / 2, bytes);
        if (allowance <= 0) break;
      }
    // The connection just served goes to the end of the queue.
    const [first] = queues;
    if (first) {
      queues.delete(first);
      queues.add(first);
    } else {
      allowance = Math.min(allowance, packet);
    }
  };
  const timer = setInterval(carry, tick);

  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    const opened = performance.now() + latency;
    const queue = { waiting: [], deliver: (bytes) => client.write(bytes) };
    client.on("data", (bytes) => {
      setTimeout(() => server.write(bytes), Math.max(0, opened - performance.now()) + latency / 2);
    });
    server.on("data", (bytes) => {
      for (let from = 0; from < bytes.length; from += packet) queue.waiting.push(bytes.subarray(from, from + packet));
      queues.add(queue);
    });
    const end = () => {
      client.destroy();
      server.destroy();
      queues.delete(queue);
    };
    for (const socket of [client, server]) {
      socket.setNoDelay(true);
      socket.on("error", end);
    }
    client.on("close", end);
    server.on("close", end);
  });
  return new Promise((resolve, reject) => {
    proxy.once("error", reject);
    proxy.listen(0, "127.0.0.1", () =>
      resolve({
        port: proxy.address().port,
        /** Bytes that the page has received, headers included. */
        get carried() {
          return carried;
        },
        close() {
          clearInterval(timer);
          proxy.close();
        },
      }),
    );
  });
}
