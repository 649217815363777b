import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** Time for a program that was just killed to release its port. */
const TIMEOUT_MS = 3_000;

export async function requireFreePort(port: number) {
  for (const end = Date.now() + TIMEOUT_MS; await isPortInUse(port); await delay(100)) {
    if (Date.now() > end)
      throw new Error(
        `Port ${port} is used by another program. Stop it (lsof -i :${port} shows it) and try again.`,
      );
  }
}

/** Checks localhost over IPv4 and IPv6. */
async function isPortInUse(port: number) {
  const results = await Promise.all(["127.0.0.1", "::1"].map((host) => canConnect(port, host)));
  return results.includes(true);
}

function canConnect(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
