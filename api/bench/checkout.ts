/**
 * npm run bench:checkout -w api -- --seconds 10 --instances 2
 * Card payments per second with an immediate gateway, compared with pgbench running the same transactions.
 */
import { parseArgs } from "node:util";
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { templates } from "@agency/contract/catalog";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { startCluster } from "../testing/postgres.ts";
import { buildCheckout, goodCard } from "../testing/purchases.ts";
import { openBench } from "./compare-with-pgbench.ts";
import { purchaseBytes, purchaseScript } from "./purchase.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    // Below 40 concurrent payments, which the service treats as card testing.
    connections: { type: "string", default: "32" },
    instances: { type: "string", default: "1" },
  },
});

const plans = templates.map(({ name, priceCents }) => ({
  plan: name,
  amount: String(priceCents / 100),
}));
const cluster = await startCluster({ durable: true });
// Disabled, because the emulator searches all transactions for duplicates, unlike the real gateway.
const emulator = await startBraintreeEmulator({ ...keys, duplicateChecking: false });
try {
  const bench = await openBench(cluster, {
    unit: "payment",
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    instances: Number(values.instances),
    environment: gatewayEnvironment(emulator.url),
    script: purchaseScript,
    bytes: (n) =>
      purchaseBytes(n, buildCheckout(emulator.nonce(goodCard), plans[n % plans.length])),
  });
  await bench.warmUp();
  await bench.compare("payments");
  await bench.profileAndClose();
} finally {
  await emulator.close();
  cluster.stop();
}
