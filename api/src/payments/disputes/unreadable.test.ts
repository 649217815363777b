import { formatWeekday } from "@agency/contract/format/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../../testing/load.ts";
import { refund, type Sale, sell, settleSale } from "../../../testing/refunds.ts";
import { owner } from "../../../testing/service.ts";
import { openShop, type Shop } from "../../../testing/service-with-gateway.ts";
import { resolveAlert } from "../../alerts/alerts.ts";
import { syncDisputes } from "./disputes.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: "1" });
});
afterAll(() => shop.close());

const replyBy = "2026-12-04";

async function disputedSale() {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const dispute = shop.double.dispute({ transactionId: sale.id, amountCents: 2_500, replyBy });
  return { sale, dispute };
}

const webhook = async (disputeId: string) => {
  const signed = shop.double.notification({ kind: "dispute_opened", disputeId });
  const body = new URLSearchParams({ ...signed });
  return (await shop.call("/api/braintree/notices", { method: "POST", body })).status;
};

const disputeRow = (id: string) =>
  shop.db.selectFrom("disputes").selectAll().where("id", "=", id).executeTakeFirst();

async function alertsAbout(dispute: string) {
  const alerts = await shop.db
    .selectFrom("alerts")
    .selectAll()
    .where("kind", "=", "dispute-unreadable")
    .orderBy("id")
    .execute();
  return alerts.filter(({ detail }) => (detail as { dispute: string }).dispute === dispute);
}

const openAlerts = async (dispute: string) =>
  (await alertsAbout(dispute)).filter(({ resolved_at }) => !resolved_at).length;

async function expectNotified(dispute: string, { order }: Sale) {
  await until("the owner is alerted", async () => (await openAlerts(dispute)) === 1);
  const [alert] = await alertsAbout(dispute);
  const facts = { dispute, order: order.number, amount: "$25", answerBy: formatWeekday(replyBy) };
  expect(alert?.detail).toMatchObject(facts);
  const email = await shop.mailbox.waitFor(
    ({ subject, text }) => /cannot read/.test(subject ?? "") && Boolean(text?.includes(dispute)),
  );
  expect(email.recipients).toEqual([owner]);
  for (const fact of Object.values(facts)) expect(email.text).toContain(fact);
}

test("[FAULT-61] stores a dispute as open and notifies the owner when its status is unknown", async () => {
  const { sale, dispute } = await disputedSale();
  shop.double.changeDispute(dispute, "pending_arbitration");
  expect(await webhook(dispute)).toBe(204);
  await expectNotified(dispute, sale);
  const stored = { status: "pending_arbitration", outcome: "open", cents: 2_500 };
  expect(await disputeRow(dispute)).toMatchObject({ ...stored, reply_by: replyBy });
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  await syncDisputes(shop);
  await syncDisputes(shop);
  expect(await alertsAbout(dispute)).toHaveLength(1);

  shop.double.changeDispute(dispute, "won");
  await syncDisputes(shop);
  expect(await disputeRow(dispute)).toMatchObject({ status: "won", outcome: "won" });
  expect(await openAlerts(dispute)).toBe(0);
  await expect(refund(shop, sale, 100)).resolves.toMatchObject({ cents: 100 });
});

test.each(["500", "reset", "hang"] as const)(
  "[FAULT-61] stores what the webhook said and notifies the owner at the first failure when the gateway answers with '%s'",
  async (kind) => {
    const { sale, dispute } = await disputedSale();
    shop.double.fault({ operation: "dispute", kind, times: "always" });
    expect(await webhook(dispute)).toBe(204);
    await expectNotified(dispute, sale);
    expect(await disputeRow(dispute)).toMatchObject({ outcome: "open", cents: 2_500 });
    await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });

    shop.double.changeDispute(dispute, "lost");
    shop.double.clearFaults();
    await syncDisputes(shop);
    expect(await disputeRow(dispute)).toMatchObject({ status: "lost", outcome: "lost" });
    expect(await openAlerts(dispute)).toBe(0);
    expect(await alertsAbout(dispute)).toHaveLength(1);
    const attempt = await shop.db
      .selectFrom("payment_attempts")
      .select("lost_cents")
      .where("transaction_id", "=", sale.id)
      .executeTakeFirst();
    expect(attempt).toEqual({ lost_cents: 2_500 });
  },
);

test("[FAULT-61] stores a listed dispute as open when no webhook came and it cannot be read", async () => {
  const { sale, dispute } = await disputedSale();
  const other = await disputedSale();
  shop.double.fault({ operation: "dispute", kind: "500", times: "always" });
  await syncDisputes(shop);
  await expectNotified(dispute, sale);
  await expectNotified(other.dispute, other.sale);
  await expect(refund(shop, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  shop.double.clearFaults();
  await syncDisputes(shop);
  expect(await disputeRow(dispute)).toMatchObject({ status: "open", outcome: "open" });
  expect(await openAlerts(dispute)).toBe(0);
});

test("[FAULT-61] keeps a lost dispute in the books while its status is unknown", async () => {
  const { sale, dispute } = await disputedSale();
  shop.double.changeDispute(dispute, "lost");
  await syncDisputes(shop);
  shop.double.changeDispute(dispute, "pending_arbitration");
  await webhook(dispute);
  await expectNotified(dispute, sale);
  expect(await disputeRow(dispute)).toMatchObject({ outcome: "lost" });
  shop.double.changeDispute(dispute, "won");
  await syncDisputes(shop);
  expect(await disputeRow(dispute)).toMatchObject({ outcome: "won" });
});

test("[FAULT-61] alerts again when a dispute that was readable in between becomes unreadable", async () => {
  const { dispute } = await disputedSale();
  shop.double.changeDispute(dispute, "pending_arbitration");
  await syncDisputes(shop);
  const [alert] = await alertsAbout(dispute);
  await resolveAlert(shop, alert?.id ?? 0, owner);
  await syncDisputes(shop);
  expect(await openAlerts(dispute)).toBe(0);
  shop.double.changeDispute(dispute, "under_review");
  await syncDisputes(shop);
  shop.double.changeDispute(dispute, "pending_arbitration");
  await syncDisputes(shop);
  expect(await openAlerts(dispute)).toBe(1);
});
