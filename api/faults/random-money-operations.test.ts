import { afterAll, beforeAll, expect, test } from "vitest";
import { monthlyMetrics } from "../src/analytics/analytics.ts";
import { syncDispute } from "../src/payments/disputes/disputes.ts";
import { importControlPanelChanges } from "../src/payments/refunds/import-external.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import { brokenSums, moneyDifferences } from "../testing/money.ts";
import { refund, type Sale, sell, workOnRefunds } from "../testing/refunds.ts";
import { openShop, type Shop } from "../testing/service-with-gateway.ts";
import { createChance } from "./random.ts";
import { report, sizes } from "./test-scale.ts";

let shop: Shop;
beforeAll(async () => {
  const environment = { GATEWAY_TIMEOUT_SECONDS: "1", CHARGE_GRACE_SECONDS: "60" };
  shop = await openShop({ RUN: "server", ...environment });
});
afterAll(() => shop.close());

const { below, pick: one } = createChance(Number(process.env.SEED ?? 20_261_116));
const sales: Sale[] = [];
const disputes: string[] = [];
const done: Record<string, number> = {};

/** What the gateway or our own rules refuse is no step; that nothing comes of it is part of the proof. */
const operations: Record<string, () => unknown> = {
  sale: async () => sales.push(await sell(shop)),
  "refund in part": () => refund(shop, one(sales), 1 + below(2_000)),
  "whole refund": () => refund(shop, one(sales), 4_900),
  settle: () => shop.double.settle(one(sales).id, one(["settling", "settled"])),
  night: () => shop.double.settleAll(),
  dispute: () => {
    const transactionId = one(sales).id;
    const amountCents = one([4_900, 2_000]);
    disputes.push(shop.double.dispute({ transactionId, amountCents }));
  },
  "dispute decided": async () => {
    const id = one(disputes);
    shop.double.changeDispute(id, one(["won", "lost", "expired", "under_review"]));
    await syncDispute(shop, id);
  },
  "dispute heard of": () => syncDispute(shop, one(disputes)),
  "refund by the Control Panel": () =>
    shop.double.refundInControlPanel(one(sales).id, 1 + below(2_000)),
  "void by the Control Panel": () => shop.double.voidInControlPanel(one(sales).id),
  "lost answer": () =>
    shop.double.fault({ operation: one(["refund", "void", "find", "search"]), kind: "lost" }),
  "failed refund": () => {
    const refunds = shop.double.audit().transactions.filter(({ type }) => type === "credit");
    shop.double.failRefund(one(refunds).id);
  },
  "hour passes": () => workOnRefunds(shop, 3_600),
  sweep: () => importControlPanelChanges(shop),
};

/** Nights and decisions are rarer than what people do. */
const rare = ["night", "dispute", "dispute decided", "failed refund"];
const deck = Object.keys(operations).flatMap((name) =>
  rare.includes(name) ? [name] : Array(name === "sale" ? 6 : 3).fill(name),
);

test(
  "[FAULT-48] after a random walk of sales, refunds, disputes and faults our books are the gateway's",
  async () => {
    for (let n = 0; n < 5; n++) sales.push(await sell(shop));
    for (let n = 0; n < sizes.moneyOperations; n++) {
      const name = one(deck);
      const went = await Promise.resolve()
        .then(() => operations[name]?.())
        .then(
          () => true,
          () => false,
        );
      if (went) done[name] = (done[name] ?? 0) + 1;
      expect(await brokenSums(shop.db), name).toEqual([]);
    }
    // Everything comes to rest: the last answers, notices and nights.
    for (let n = 0; n < 8; n++) {
      shop.double.settleAll();
      for (const id of disputes) await syncDispute(shop, id).catch(() => undefined);
      shop.passTime(5 * 60 * 60);
      await syncSettlements(shop);
      await workOnRefunds(shop);
      await importControlPanelChanges(shop).catch(() => undefined);
    }
    report("the walk", done);
    expect(await moneyDifferences(shop.db, shop.double.audit())).toEqual([]);
    await panelEqualsGateway();
  },
  sizes.timeoutMs,
);

/** What the owner sees: the sums of all days. */
async function panelEqualsGateway() {
  const sale = shop.double.audit().transactions.flatMap(({ money }) => money ?? []);
  const gateway = sale.reduce((cents, { capturedCents, refundedCents, disputeLostCents }) => {
    const kept = capturedCents - refundedCents;
    return cents + kept - Math.min(disputeLostCents, kept);
  }, 0);
  const sums = await monthlyMetrics(shop, "2020-01-01", "2099-01-01");
  const shown = sums.reduce((cents, { what, cents: of }) => {
    if (what === "order") return cents + of;
    return what === "refund" || what === "lost" ? cents - of : cents;
  }, 0);
  expect(shown).toBe(gateway);
}
