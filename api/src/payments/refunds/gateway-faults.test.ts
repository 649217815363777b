import { afterAll, beforeAll, expect, test } from "vitest";
import { findInvalidTotals, findMoneyMismatches } from "../../../testing/money.ts";
import {
  createSale,
  listRefunds,
  processRefunds,
  refund,
  settleSale,
} from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  const environment = { GATEWAY_TIMEOUT_SECONDS: "2", CHARGE_GRACE_SECONDS: "60" };
  service = await startServiceWithGateway({ PROCESS_ROLE: "server", ...environment });
});
afterAll(() => service.close());

const LATE_MS = 300;
const faults = [
  ...(["none", "before", "after"] as const).flatMap((effect) =>
    (["hang", "500", "503"] as const).map((kind) => ({ kind, effect })),
  ),
  { kind: "reset", effect: "none" },
  { kind: "response_lost", effect: "before" },
  { kind: "response_lost", effect: "after" },
  { kind: "delayed", effect: "before" },
  { kind: "truncated", effect: "before" },
] as const;

for (const operation of ["void", "refund"] as const)
  for (const { kind, effect } of faults)
    test(`[FAULT-47] returns the money once when a ${operation} fails with "${kind}" (effect: ${effect})`, async () => {
      const sale = await createSale(service);
      if (operation === "refund") await settleSale(service, sale);
      const delayMs = kind === "delayed" ? 1_500 : effect === "after" ? LATE_MS : 0;
      service.emulator.fault({ operation, kind, effect, delayMs });
      await refund(service, sale, operation === "refund" ? 1_000 : 4_900);
      for (let n = 0; n < 4; n++) {
        await processRefunds(service, 100);
        // A late effect takes place within the grace period.
        if (n === 0) await service.emulator.waitForLateEffects();
      }
      const [stored] = await listRefunds(service, sale);
      expect(stored?.state).toBe(operation === "refund" ? "accepted" : "settled");
      expect(await findMoneyMismatches(service.db, service.emulator.audit())).toEqual([]);
      expect(await findInvalidTotals(service.db)).toEqual([]);
    });
