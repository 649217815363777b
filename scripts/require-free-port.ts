import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** A program that was just killed may hold its port a moment longer. */
const TIMEOUT_MS = 3_000;

export async function requireFreePort(port: number) {
  for (const end = Date.now() + TIMEOUT_MS; await isPortInUse(port); await delay(100)) {
    if (Date.now() > end)
      throw new Error(
        `Port ${port} is taken by another program: stop it (lsof -i :${port} names it) and start again.`,
      );
  }
}

/** Somebody answers there, on either kind of localhost. */
async function isPortInUse(port: number) {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => isAnswered(port, host)));
  return answers.includes(true);
}

function isAnswered(port: number, host: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
