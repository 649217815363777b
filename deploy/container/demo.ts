/** Loads a week of sample data, then starts the Braintree emulator with its payments. */
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { copyPaymentsToEmulator } from "../../api/scripts/copy-payments-to-emulator.ts";
import { loadSampleWeek } from "../../api/scripts/sample-week.ts";

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) throw new Error("DATABASE_URL is not set");

await loadSampleWeek(DATABASE_URL);
// The keys are those of demo.env.
const emulator = await startBraintreeEmulator({
  host: "0.0.0.0",
  port: 3200,
  merchantId: "emulator",
  publicKey: "emulator-public",
  privateKey: "emulator-private",
  clientMode: "same-origin",
});
await copyPaymentsToEmulator(DATABASE_URL, emulator.url);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => emulator.close().then(() => process.exit(0)));
