import { afterAll, beforeAll, expect, test } from "vitest";
import { pause } from "../../../testing/load.ts";
import { brokenSums, moneyDifferences } from "../../../testing/money.ts";
import { refund, refundsOf, sell, settleSale, workOnRefunds } from "../../../testing/refunds.ts";
import { openShop, type Shop } from "../../../testing/service-with-gateway.ts";

let shop: Shop;
beforeAll(async () => {
  const environment = { GATEWAY_TIMEOUT_SECONDS: "1", CHARGE_GRACE_SECONDS: "60" };
  shop = await openShop({ RUN: "server", ...environment });
});
afterAll(() => shop.close());

const LATE_MS = 300;
const faults = [
  ...(["none", "first", "late"] as const).flatMap((effect) =>
    (["hang", "500", "503"] as const).map((kind) => ({ kind, effect })),
  ),
  { kind: "reset", effect: "none" },
  { kind: "lost", effect: "first" },
  { kind: "lost", effect: "late" },
  { kind: "late", effect: "first" },
  { kind: "cut", effect: "first" },
] as const;

for (const operation of ["void", "refund"] as const)
  for (const { kind, effect } of faults)
    test(`[FAULT-47] a ${operation} meets "${kind}", its effect: ${effect}. The money goes back once`, async () => {
      const sale = await sell(shop);
      if (operation === "refund") await settleSale(shop, sale);
      const delayMs = kind === "late" ? 1_500 : effect === "late" ? LATE_MS : 0;
      shop.double.fault({ operation, kind, effect, delayMs });
      await refund(shop, sale, operation === "refund" ? 1_000 : 4_900);
      for (let n = 0; n < 4; n++) {
        await workOnRefunds(shop, 100);
        // What is late comes within the time that an outcome is given to show itself.
        if (n === 0) await pause(LATE_MS * 2);
      }
      const [one] = await refundsOf(shop, sale);
      expect(one?.state).toBe(operation === "refund" ? "accepted" : "settled");
      expect(await moneyDifferences(shop.db, shop.double.audit())).toEqual([]);
      expect(await brokenSums(shop.db)).toEqual([]);
    });
