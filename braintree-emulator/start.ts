/** `node braintree-emulator/start.ts`: a gateway for development, with keys that anyone may know. */
import { parseArgs } from "node:util";
import { startBraintreeEmulator } from "./server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "3200" },
    "merchant-id": { type: "string", default: "double" },
    "public-key": { type: "string", default: "double-public" },
    "private-key": { type: "string", default: "double-private" },
    "client-mode": { type: "string", default: "same-origin" },
    "webhook-url": { type: "string" },
  },
});

const double = await startBraintreeEmulator({
  port: Number(values.port),
  merchantId: values["merchant-id"],
  publicKey: values["public-key"],
  privateKey: values["private-key"],
  clientMode: values["client-mode"] === "hosts" ? "hosts" : "same-origin",
  webhookUrl: values["webhook-url"],
});
console.log(`Braintree double: ${double.url}`);
console.log(
  `Merchant ${values["merchant-id"]}, keys ${values["public-key"]} and ${values["private-key"]}`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => double.close().then(() => process.exit(0)));
}
