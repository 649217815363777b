/** `node braintree-emulator/start.ts`: starts an emulator for development, with public default keys. */
import { parseArgs } from "node:util";
import { startBraintreeEmulator } from "./server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3200" },
    "merchant-id": { type: "string", default: "emulator" },
    "public-key": { type: "string", default: "emulator-public" },
    "private-key": { type: "string", default: "emulator-private" },
    "client-mode": { type: "string", default: "same-origin" },
    "webhook-url": { type: "string" },
  },
});

const emulator = await startBraintreeEmulator({
  port: Number(values.port),
  merchantId: values["merchant-id"],
  publicKey: values["public-key"],
  privateKey: values["private-key"],
  clientMode: values["client-mode"] === "hosts" ? "hosts" : "same-origin",
  webhookUrl: values["webhook-url"],
});
console.log(`Braintree emulator: ${emulator.url}`);
console.log(
  `Merchant ${values["merchant-id"]}, keys ${values["public-key"]} and ${values["private-key"]}`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => emulator.close().then(() => process.exit(0)));
}
