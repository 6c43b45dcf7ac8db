// A virtual display, for browsers that offer WebGL without a graphics card only on a display.
import { spawn } from "node:child_process";

/** Resolves to its name and a function that ends it. */
export async function openDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.stdio[3].once("data", (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}
