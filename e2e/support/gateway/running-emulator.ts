/** The Braintree emulator that the service under test uses. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";

const file = join(import.meta.dirname, "../../output/emulator.json");

/** Called by the process that starts the site. There is no emulator if .env configures a merchant. */
export function writeEmulatorUrl(url: string | undefined) {
  rmSync(file, { force: true });
  if (!url) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ url }));
}

export function connectRunningEmulator() {
  const { url } = JSON.parse(readFileSync(file, "utf8"));
  return connectBraintreeEmulator(url);
}
