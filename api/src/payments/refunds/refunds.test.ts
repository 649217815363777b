import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findInvalidTotals, findMoneyMismatches } from "../../../testing/money.ts";
import { placePaidOrder } from "../../../testing/orders.ts";
import {
  createSale,
  listRefunds,
  processRefunds,
  readOrder,
  refund,
  type Sale,
  settleSale,
} from "../../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { setAccess } from "../../fulfillment/fulfillment.ts";
import { orderPath } from "../../orders/orders.ts";
import { syncDispute, syncDisputes } from "../disputes/disputes.ts";
import { requestRefund } from "../payments.ts";
import { syncSettlementAndRefunds } from "../settlement.ts";
import { syncRefund } from "../webhooks.ts";
import { importExternalRefunds } from "./import-external.ts";
import { markFailed } from "./transitions.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterEach(async () => {
  expect(await findMoneyMismatches(service.db, service.emulator.audit())).toEqual([]);
  expect(await findInvalidTotals(service.db)).toEqual([]);
});
afterAll(() => service.close());

const describeRefunds = async (sale: Sale) =>
  (await listRefunds(service, sale)).map(({ kind, state, cents }) => `${kind} ${cents} ${state}`);
const countEmails = async (sale: Sale, kind: string) => {
  const ids = (await listRefunds(service, sale)).map(({ id }) => id);
  const jobs = await Promise.all(ids.map((refundId) => service.mailJobs({ kind, refundId })));
  return jobs.flat().length;
};
const countAlerts = async (kind: string) =>
  (await service.db.selectFrom("alerts").select("kind").where("kind", "=", kind).execute()).length;

test("voids the payment, revokes access and emails the buyer when it is fully refunded before settlement", async () => {
  const sale = await createSale(service);
  await refund(service, sale, 4_900, { endAccess: true });
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["void 4900 settled"]);
  const order = await readOrder(service, sale);
  expect([order.state, order.refunded_cents]).toEqual(["refunded", 4_900]);
  expect(order.access_expires_at?.getTime()).toBeLessThan(Date.now() + 6 * 60 * 60 * 1_000);
  expect(await countEmails(sale, "refund")).toBe(1);
});

test("holds a partial refund until the payment is settled, and sends each email once", async () => {
  const sale = await createSale(service);
  await refund(service, sale, 1_000);
  await processRefunds(service);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 waiting"]);
  expect((await readOrder(service, sale)).state).toBe("paid");
  expect(await countEmails(sale, "refund-pending")).toBe(1);
  await settleSale(service, sale);
  await processRefunds(service, 1);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 accepted"]);
  expect((await readOrder(service, sale)).state).toBe("partially_refunded");
  expect(await countEmails(sale, "refund")).toBe(1);
  service.emulator.settleOvernight();
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 settled"]);
});

test("sends partial refunds of a settled payment until it is fully refunded", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  for (const cents of [2_000, 2_900]) await refund(service, sale, cents);
  // Refunds of one payment are sent one at a time, so the second needs another run.
  await processRefunds(service);
  await processRefunds(service);
  expect((await readOrder(service, sale)).state).toBe("refunded");
  await expect(refund(service, sale, 1)).rejects.toThrow();
});

test("creates one refund per idempotency key, and rejects refunds that exceed the payment", async () => {
  const sale = await createSale(service);
  const key = crypto.randomUUID();
  await Promise.all([1, 2, 3].map(() => refund(service, sale, 4_000, { idempotencyKey: key })));
  expect(await listRefunds(service, sale)).toHaveLength(1);
  await expect(refund(service, sale, 901)).rejects.toMatchObject({ code: "exceeds-refundable" });
  await refund(service, sale, 900);
  await expect(refund(service, sale, 1)).rejects.toMatchObject({ code: "refunded" });
});

test("rejects a retry with the same idempotency key but different details", async () => {
  const sale = await createSale(service);
  const other = await createSale(service);
  const idempotencyKey = crypto.randomUUID();
  await refund(service, sale, 2_000, { idempotencyKey });
  const reused = {
    status: 409,
    code: "idempotency-key-reused",
    publicMessage:
      "An earlier attempt already requested a refund of $20. Submit again only to make a second refund.",
  };
  await expect(refund(service, sale, 2_500, { idempotencyKey })).rejects.toMatchObject(reused);
  const endAccess = { idempotencyKey, endAccess: true };
  await expect(refund(service, sale, 2_000, endAccess)).rejects.toMatchObject(reused);
  const note = { idempotencyKey, note: "As agreed by phone" };
  await expect(refund(service, sale, 2_000, note)).rejects.toMatchObject(reused);
  await expect(refund(service, other, 2_000, { idempotencyKey })).rejects.toMatchObject(reused);
  expect(await describeRefunds(sale)).toHaveLength(1);
  expect(await describeRefunds(other)).toEqual([]);
});

test("keeps the order paid and alerts when the bank declines a refund", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const before = await countAlerts("refund-failed");
  service.emulator.declineNextRefund("2007");
  await refund(service, sale, 4_900);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 4900 failed"]);
  expect((await readOrder(service, sale)).state).toBe("paid");
  expect(await countAlerts("refund-failed")).toBe(before + 1);
  await refund(service, sale, 4_900);
  await processRefunds(service);
  expect((await readOrder(service, sale)).state).toBe("refunded");
});

test("sends a refund again after a soft decline by the gateway", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.declineNextRefund("915201");
  await refund(service, sale, 4_900);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 4900 waiting"]);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 4900 accepted"]);
});

test("sends a refund again when the gateway rejects it during settlement", async () => {
  const sale = await createSale(service);
  service.emulator.settle(sale.id, "settling");
  service.emulator.settings.refundsWhileSettling = false;
  await refund(service, sale, 1_000);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 waiting"]);
  service.emulator.settings.refundsWhileSettling = true;
  await settleSale(service, sale);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 accepted"]);
});

test("subtracts a failed refund from the order's refunded amount when it was accepted before", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  await refund(service, sale, 4_900, { endAccess: true });
  await processRefunds(service);
  const [accepted] = await listRefunds(service, sale);
  service.emulator.failRefund(accepted?.gateway_id ?? "");
  await syncRefund(service, accepted?.gateway_id ?? "");
  await syncRefund(service, accepted?.gateway_id ?? "");
  expect(await describeRefunds(sale)).toEqual(["refund 4900 failed"]);
  expect(await readOrder(service, sale)).toMatchObject({ state: "paid", refunded_cents: 0 });
});

test("records a manual refund of a Venmo payment, emails the buyer and limits the amount", async () => {
  const { id } = await placePaidOrder(service);
  const input = {
    idempotencyKey: crypto.randomUUID(),
    cents: 4_000,
    reason: "other",
    endAccess: false,
  };
  const recorded = await requestRefund(service, id, input, { owner: "june@agency.example" });
  expect(await service.mailJobs({ kind: "refund", refundId: recorded.id })).toHaveLength(1);
  const again = { ...input, idempotencyKey: crypto.randomUUID() };
  await expect(requestRefund(service, id, again, "owner")).rejects.toMatchObject({
    code: "exceeds-refundable",
  });
  const order = await service.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([order.state, order.refunded_cents]).toEqual(["partially_refunded", 4_000]);
});

test("rejects a refund when the order was never paid", async () => {
  const sale = await createSale(service);
  await service.db
    .updateTable("orders")
    .set({ state: "canceled", paid_at: null })
    .where("id", "=", sale.order.id)
    .execute();
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "not-paid" });
  await service.db
    .updateTable("orders")
    .set({ state: "paid", paid_at: new Date() })
    .where("id", "=", sale.order.id)
    .execute();
});

test("[FAULT-48] imports refunds and voids made in the Control Panel once, before and after our own", async () => {
  const [voided, partiallyRefunded, withUnsentRefund, withSentRefund] = [
    await createSale(service),
    await createSale(service),
    await createSale(service),
    await createSale(service),
  ];
  service.emulator.voidInControlPanel(voided.id);
  for (const sale of [partiallyRefunded, withUnsentRefund, withSentRefund])
    await settleSale(service, sale);
  service.emulator.refundInControlPanel(partiallyRefunded.id, 1_500);
  // Our refund is not sent yet, and both together exceed the payment.
  await refund(service, withUnsentRefund, 4_000);
  service.emulator.refundInControlPanel(withUnsentRefund.id, 2_000);
  await refund(service, withSentRefund, 4_000);
  await processRefunds(service);
  service.emulator.refundInControlPanel(withSentRefund.id, 900);
  for (let n = 0; n < 3; n++)
    await Promise.all([importExternalRefunds(service), importExternalRefunds(service)]);
  expect(await describeRefunds(voided)).toEqual(["void 4900 settled"]);
  expect(await describeRefunds(partiallyRefunded)).toEqual(["refund 1500 accepted"]);
  expect((await describeRefunds(withUnsentRefund)).sort()).toEqual([
    "refund 2000 accepted",
    "refund 4000 failed",
  ]);
  expect((await describeRefunds(withSentRefund)).sort()).toEqual([
    "refund 4000 accepted",
    "refund 900 accepted",
  ]);
});

test("[FAULT-48] fails only as many unsent refunds as a refund in the Control Panel needs", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  await refund(service, sale, 1_000);
  await refund(service, sale, 1_500);
  service.emulator.refundInControlPanel(sale.id, 3_900);
  await importExternalRefunds(service);
  expect((await describeRefunds(sale)).sort()).toEqual([
    "refund 1000 requested",
    "refund 1500 failed",
    "refund 3900 accepted",
  ]);
  await processRefunds(service);
});

test("[FAULT-48] imports a refund made in the Control Panel when an owner opens the order", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.refundInControlPanel(sale.id);
  await syncSettlementAndRefunds(service, sale.id);
  expect((await readOrder(service, sale)).state).toBe("refunded");
});

test("[FAULT-14] never refunds more than the payment when two owners request 50 refunds at once", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const requests = Array.from({ length: 50 }, (_, n) =>
    refund(service, sale, [4_900, 1_000, 700, 49][n % 4] ?? 1, {
      by: n % 2 ? "june@agency.example" : "max@agency.example",
    }).catch(() => undefined),
  );
  const accepted = (await Promise.all(requests)).flatMap((requested) => requested ?? []);
  expect(accepted.length).toBeGreaterThan(0);
  for (let n = 0; n < accepted.length; n++) await processRefunds(service);
  const sum = (await listRefunds(service, sale)).reduce((total, { cents }) => total + cents, 0);
  expect(sum).toBeLessThanOrEqual(4_900);
  expect(new Set(await describeRefunds(sale)).size).toBeGreaterThan(0);
  expect((await describeRefunds(sale)).every((text) => /accepted|settled/.test(text))).toBe(true);
  const transaction = service.emulator.audit().transactions.find(({ id }) => id === sale.id);
  expect(transaction?.money?.refundedCents).toBe(sum);
});

test("[FAULT-49] blocks refunds during a dispute, and records the loss once when it is lost", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id, reason: "product_not_received" });
  await Promise.all([1, 2, 3].map(() => syncDispute(service, id)));
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  expect(await service.mailJobs({ kind: "dispute", disputeId: id, outcome: "open" })).toHaveLength(
    1,
  );
  service.emulator.changeDispute(id, "lost");
  await Promise.all([1, 2, 3].map(() => syncDispute(service, id)));
  const attempt = await service.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("transaction_id", "=", sale.id)
    .executeTakeFirstOrThrow();
  expect(attempt.dispute_loss_cents).toBe(4_900);
  expect((await readOrder(service, sale)).access_expires_at?.getTime()).toBeDefined();
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "refunded" });
});

test("[FAULT-49] allows refunds again when a lost dispute is won", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id });
  await syncDispute(service, id);
  service.emulator.changeDispute(id, "lost");
  await syncDispute(service, id);
  service.emulator.changeDispute(id, "won");
  await syncDispute(service, id);
  await refund(service, sale, 4_900);
  await processRefunds(service);
  expect((await readOrder(service, sale)).state).toBe("refunded");
});

test("[FAULT-49] fails a waiting refund when a dispute is opened", async () => {
  const sale = await createSale(service);
  await refund(service, sale, 1_000);
  await processRefunds(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id });
  await syncDispute(service, id);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 failed"]);
  service.emulator.changeDispute(id, "won");
  await syncDispute(service, id);
});

test("[FAULT-49] records no loss and alerts when a dispute over a refunded payment is lost", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  await refund(service, sale, 4_900);
  await processRefunds(service);
  const before = await countAlerts("refund-exceeds-payment");
  const id = service.emulator.dispute({ transactionId: sale.id });
  await syncDispute(service, id);
  service.emulator.changeDispute(id, "lost");
  await syncDispute(service, id);
  expect(await countAlerts("refund-exceeds-payment")).toBe(before + 1);
});

test("does not send a refund again when a restored backup does not know that it was sent", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const requested = await refund(service, sale, 1_000);
  // The gateway accepted the refund before the backup was restored.
  const gateway = await service.gateway.refund(sale.id, {
    cents: 1_000,
    reference: `refund-${requested.id}`,
  });
  expect(gateway.state).toBe("accepted");
  await importExternalRefunds(service);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 accepted"]);
});

test.each([
  ["a webhook", (id: string) => syncRefund(service, id)],
  ["the next check", () => processRefunds(service)],
])(
  "waits for the settlement when %s finds a refund that the restored backup recorded as a void",
  async (_, find) => {
    const sale = await createSale(service);
    service.emulator.fault({ operation: "void", kind: "500", effect: "none" });
    const requested = await refund(service, sale, 4_900);
    await processRefunds(service);
    // The backup is from after the payment was settled, which is too late for the void.
    service.emulator.settle(sale.id, "settled");
    await processRefunds(service);
    expect(await describeRefunds(sale)).toEqual(["void 4900 requested"]);
    const reference = `refund-${requested.id}`;
    const sent = await service.gateway.refund(sale.id, { cents: 4_900, reference });
    await find(sent.state === "accepted" ? sent.id : "");
    expect(await describeRefunds(sale)).toEqual(["refund 4900 accepted"]);
    service.emulator.settleOvernight();
    await processRefunds(service);
    expect(await describeRefunds(sale)).toEqual(["refund 4900 settled"]);
  },
);

test("changes nothing when a transition is based on an outdated refund", async () => {
  const sale = await createSale(service);
  const outdated = await refund(service, sale, 4_900);
  await processRefunds(service);
  expect(await markFailed(service, outdated, "outdated")).toBeUndefined();
  expect(await describeRefunds(sale)).toEqual(["void 4900 settled"]);
});

test("[FAULT-49] finds new and decided disputes in the hourly sync when webhooks are lost", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id });
  await syncDisputes(service);
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  service.emulator.changeDispute(id, "won");
  await syncDisputes(service);
  await refund(service, sale, 4_900);
  await processRefunds(service);
  expect((await readOrder(service, sale)).state).toBe("refunded");
});

test("[FAULT-49] keeps the newer dispute status when a slower sync has read an older one", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const id = service.emulator.dispute({ transactionId: sale.id });
  await syncDispute(service, id);
  const slowRead = Promise.withResolvers<void>();
  const newerSync = Promise.withResolvers<void>();
  const withSlowGateway = {
    ...service,
    gateway: {
      ...service.gateway,
      async findDispute(dispute: string) {
        const response = await service.gateway.findDispute(dispute);
        slowRead.resolve();
        if (response.outcome === "open") await newerSync.promise;
        return response;
      },
    },
  };
  const slowSync = syncDispute(withSlowGateway, id);
  await slowRead.promise;
  service.emulator.changeDispute(id, "lost");
  await syncDispute(service, id);
  newerSync.resolve();
  await slowSync;
  const dispute = await service.db
    .selectFrom("disputes")
    .select("outcome")
    .where("id", "=", id)
    .executeTakeFirst();
  expect(dispute?.outcome).toBe("lost");
});

test("does not restore revoked access when the buyer requests a new link", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  await refund(service, sale, 1_000, { endAccess: true });
  await processRefunds(service);
  const order = await readOrder(service, sale);
  const path = orderPath(service, order).replace("/order/", "/api/orders/");
  service.passTime(60);
  expect((await service.call(path)).status).toBe(410);
  const renewed = await service.call(`${path}/renew-link`, { method: "POST" });
  expect(await renewed.json()).toMatchObject({ code: "access-revoked" });
  expect((await readOrder(service, sale)).link_version).toBe(order.link_version);
});

test("revokes access after a full refund in the Control Panel, and lets an owner restore it", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.refundInControlPanel(sale.id);
  await syncSettlementAndRefunds(service, sale.id);
  const order = await readOrder(service, sale);
  expect([order.state, order.access_revoked]).toEqual(["refunded", true]);
  service.passTime(60);
  expect(await setAccess(service, order, true, "owner")).toBe(true);
  expect((await readOrder(service, sale)).access_revoked).toBe(false);
});

test("fails a refund when the bank declined the settlement of the payment", async () => {
  const sale = await createSale(service);
  service.emulator.settle(sale.id, "settlement_declined");
  await refund(service, sale, 1_000);
  await processRefunds(service);
  expect(await describeRefunds(sale)).toEqual(["refund 1000 failed"]);
});

test("sends a refund again after a soft decline by the bank and a lost response", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.declineNextRefund("2000");
  await refund(service, sale, 1_000);
  await processRefunds(service);
  const first = await describeRefunds(sale);
  service.emulator.fault({ operation: "refund", kind: "reset" });
  for (let n = 0; n < 3; n++) await processRefunds(service);
  expect([first, await describeRefunds(sale)]).toEqual([
    ["refund 1000 waiting"],
    ["refund 1000 accepted"],
  ]);
});

test("counts no second soft decline when the refund is sent again but does not reach the gateway", async () => {
  const sale = await createSale(service);
  await settleSale(service, sale);
  service.emulator.declineNextRefund("2000");
  await refund(service, sale, 1_000);
  await processRefunds(service);
  service.emulator.fault({ operation: "refund", kind: "reset" });
  for (let n = 0; n < 2; n++) await processRefunds(service);
  // Due again immediately, instead of an hour later.
  expect(await listRefunds(service, sale)).toMatchObject([
    { state: "requested", soft_decline_count: 1 },
  ]);
});
