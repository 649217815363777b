import { formatWeekday } from "@agency/contract/format/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntil } from "../../../testing/load.ts";
import { createSale, refund, type Sale, settleSale } from "../../../testing/refunds.ts";
import { owner } from "../../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { resolveAlert } from "../../alerts/alerts.ts";
import { syncDisputes } from "./disputes.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ GATEWAY_TIMEOUT_SECONDS: "2" });
});
afterAll(() => service.close());

const replyBy = "2026-12-04";

async function createDisputedSale() {
  const sale = await createSale(service);
  await settleSale(service, sale);
  const dispute = service.emulator.dispute({ transactionId: sale.id, amountCents: 2_500, replyBy });
  return { sale, dispute };
}

const sendWebhook = async (disputeId: string) => {
  const signed = service.emulator.notification({ kind: "dispute_opened", disputeId });
  const body = new URLSearchParams({ ...signed });
  return (await service.call("/api/braintree/webhooks", { method: "POST", body })).status;
};

const findDisputeRow = (id: string) =>
  service.db.selectFrom("disputes").selectAll().where("id", "=", id).executeTakeFirst();

async function findAlerts(dispute: string) {
  const alerts = await service.db
    .selectFrom("alerts")
    .selectAll()
    .where("kind", "=", "dispute-unreadable")
    .orderBy("id")
    .execute();
  return alerts.filter(({ detail }) => (detail as { dispute: string }).dispute === dispute);
}

const countOpenAlerts = async (dispute: string) =>
  (await findAlerts(dispute)).filter(({ resolved_at }) => !resolved_at).length;

async function expectNotified(dispute: string, { order }: Sale) {
  await waitUntil("the owner is alerted", async () => (await countOpenAlerts(dispute)) === 1);
  const [alert] = await findAlerts(dispute);
  const detail = {
    dispute,
    order: order.number,
    amount: "$25",
    respondBy: formatWeekday(replyBy),
  };
  expect(alert?.detail).toMatchObject(detail);
  const email = await service.mailbox.waitFor(
    ({ subject, text }) =>
      /could not be read/.test(subject ?? "") && Boolean(text?.includes(dispute)),
  );
  expect(email.recipients).toEqual([owner]);
  for (const value of Object.values(detail)) expect(email.text).toContain(value);
}

test("[FAULT-61] stores a dispute as open and notifies the owner when its status is unknown", async () => {
  const { sale, dispute } = await createDisputedSale();
  service.emulator.changeDispute(dispute, "pending_arbitration");
  expect(await sendWebhook(dispute)).toBe(204);
  await expectNotified(dispute, sale);
  const stored = { status: "pending_arbitration", outcome: "open", cents: 2_500 };
  expect(await findDisputeRow(dispute)).toMatchObject({ ...stored, reply_by: replyBy });
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  await syncDisputes(service);
  await syncDisputes(service);
  expect(await findAlerts(dispute)).toHaveLength(1);

  service.emulator.changeDispute(dispute, "won");
  await syncDisputes(service);
  expect(await findDisputeRow(dispute)).toMatchObject({ status: "won", outcome: "won" });
  expect(await countOpenAlerts(dispute)).toBe(0);
  await expect(refund(service, sale, 100)).resolves.toMatchObject({ cents: 100 });
});

test.each(["500", "reset", "hang"] as const)(
  "[FAULT-61] stores the webhook's dispute and alerts at once when the gateway fails with '%s'",
  async (kind) => {
    const { sale, dispute } = await createDisputedSale();
    service.emulator.fault({ operation: "dispute", kind, times: "always" });
    expect(await sendWebhook(dispute)).toBe(204);
    await expectNotified(dispute, sale);
    expect(await findDisputeRow(dispute)).toMatchObject({ outcome: "open", cents: 2_500 });
    await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });

    service.emulator.changeDispute(dispute, "lost");
    service.emulator.clearFaults();
    await syncDisputes(service);
    expect(await findDisputeRow(dispute)).toMatchObject({ status: "lost", outcome: "lost" });
    expect(await countOpenAlerts(dispute)).toBe(0);
    expect(await findAlerts(dispute)).toHaveLength(1);
    const attempt = await service.db
      .selectFrom("payment_attempts")
      .select("dispute_loss_cents")
      .where("transaction_id", "=", sale.id)
      .executeTakeFirst();
    expect(attempt).toEqual({ dispute_loss_cents: 2_500 });
  },
);

test("[FAULT-61] stores a listed dispute as open when no webhook came and it cannot be read", async () => {
  const { sale, dispute } = await createDisputedSale();
  const other = await createDisputedSale();
  service.emulator.fault({ operation: "dispute", kind: "500", times: "always" });
  await syncDisputes(service);
  await expectNotified(dispute, sale);
  await expectNotified(other.dispute, other.sale);
  await expect(refund(service, sale, 100)).rejects.toMatchObject({ code: "in-dispute" });
  service.emulator.clearFaults();
  await syncDisputes(service);
  expect(await findDisputeRow(dispute)).toMatchObject({ status: "open", outcome: "open" });
  expect(await countOpenAlerts(dispute)).toBe(0);
});

test("[FAULT-61] keeps a recorded loss when the dispute's status becomes unknown", async () => {
  const { sale, dispute } = await createDisputedSale();
  service.emulator.changeDispute(dispute, "lost");
  await syncDisputes(service);
  service.emulator.changeDispute(dispute, "pending_arbitration");
  await sendWebhook(dispute);
  await expectNotified(dispute, sale);
  expect(await findDisputeRow(dispute)).toMatchObject({ outcome: "lost" });
  service.emulator.changeDispute(dispute, "won");
  await syncDisputes(service);
  expect(await findDisputeRow(dispute)).toMatchObject({ outcome: "won" });
});

test("[FAULT-61] alerts again when a dispute becomes readable and then unreadable again", async () => {
  const { dispute } = await createDisputedSale();
  service.emulator.changeDispute(dispute, "pending_arbitration");
  await syncDisputes(service);
  const [alert] = await findAlerts(dispute);
  await resolveAlert(service, alert?.id ?? 0, owner);
  await syncDisputes(service);
  expect(await countOpenAlerts(dispute)).toBe(0);
  service.emulator.changeDispute(dispute, "under_review");
  await syncDisputes(service);
  service.emulator.changeDispute(dispute, "pending_arbitration");
  await syncDisputes(service);
  expect(await countOpenAlerts(dispute)).toBe(1);
});
