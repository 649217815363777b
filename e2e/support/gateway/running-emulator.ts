/** The gateway behind the service under test, for tests that pay for real. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";

const file = join(import.meta.dirname, "../../output/double.json");

/** Written by the process that starts the site; there is none when .env names a merchant. */
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
