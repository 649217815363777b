/** The port of this machine where the service under test may send webhooks. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const file = join(import.meta.dirname, "../../output/webhook-port.json");

/** Called by the process that starts the site. */
export function writeWebhookPort(port: number) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ port }));
}

export const readWebhookPort = (): number => JSON.parse(readFileSync(file, "utf8")).port;
