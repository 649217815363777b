import { afterAll, beforeAll, expect, test } from "vitest";
import {
  by,
  findNewestOrder,
  listInstallments,
  payOpenInstallment,
  readPaymentPage,
  recordInstallmentPayment,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { getPaymentRequest } from "../desk/payment-requests.ts";
import {
  createDraft,
  markDelivered,
  recordManualPayment,
  sendRequest,
} from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

test("opens the balance and emails a receipt when the deposit of a sent payment request was recorded", async () => {
  const { id, token } = await sendPaymentRequest(shop);
  expect(await recordInstallmentPayment(shop, id)).toBe(true);
  expect(await readPaymentPage(shop, token)).toMatchObject({ needsAcceptance: false });
  const { state, revision } = await requestRow(shop, id);
  expect(state).toBe("accepted");
  const { events = [] } = (await getPaymentRequest(shop, id)) ?? {};
  expect(events.map(({ title, detail }) => [title, detail])).toContainEqual([
    "Accepted by payment",
    "Recorded payment, version 1",
  ]);
  const { id: orderId } = await findNewestOrder(shop, id);
  expect(await shop.mailJobs({ kind: "delivery", orderId })).toHaveLength(1);

  expect(await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by)).toBe(true);
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
});

test("rejects a larger total before the deposit is paid, because its payment would accept the total", async () => {
  const { id } = await sendAcceptedRequest(shop);
  const deliver = async (netCents: number) => {
    const { revision } = await requestRow(shop, id);
    const adjustment = { name: "Changed scope", netCents };
    return markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by);
  };
  const before = await requestRow(shop, id);
  await expect(deliver(50_000)).rejects.toMatchObject({ status: 409, code: "deposit-unpaid" });
  expect(await requestRow(shop, id)).toEqual(before);
  expect(await deliver(-50_000)).toBe(true);
  expect(await recordInstallmentPayment(shop, id)).toBe(true);
  expect(await deliver(60_000)).toBe(true);
  expect(await requestRow(shop, id)).toMatchObject({ state: "sent" });
});

test("accepts a larger balance when its payment was recorded", async () => {
  const { id } = await sendPaymentRequest(shop);
  await recordInstallmentPayment(shop, id);
  const adjustment = { name: "Two more pages", netCents: 50_000 };
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by);
  expect(await requestRow(shop, id)).toMatchObject({ state: "sent" });
  expect(await recordInstallmentPayment(shop, id, 1)).toBe(true);
  expect(await requestRow(shop, id)).toMatchObject({ state: "accepted", expires_at: null });
});

test("marks the lead as won when a payment of its request was recorded", async () => {
  const lead = await shop.db
    .insertInto("leads")
    .values({
      ...{ name: "Greta", email: "greta@holm.example", phone: "", message: "Hello" },
      ...{ reply_to: "greta@holm.example", quarantine_reasons: [], fingerprint: Buffer.from("b") },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { content } = await sendPaymentRequest(shop);
  const id = await createDraft(
    shop,
    { idempotencyKey: crypto.randomUUID(), lead: lead.id, content },
    by,
  );
  await sendRequest(shop, id, { revision: 1, content }, by);
  await recordInstallmentPayment(shop, id);
  const { state } = await shop.db
    .selectFrom("leads")
    .select("state")
    .where("id", "=", lead.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe("won");
});

async function readDeposit(id: number) {
  const [deposit] = await listInstallments(shop, id);
  return { installment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
}

test("rejects a stale edit when another owner recorded a payment first", async () => {
  const { id, content } = await sendPaymentRequest(shop);
  const { revision } = await requestRow(shop, id);
  const shown = await readDeposit(id);
  const [recorded, corrected] = await Promise.all([
    recordManualPayment(shop, id, { ...shown, revision, method: "manual" }, by),
    sendRequest(shop, id, { revision, content: { ...content, terms: "upfront" } }, by),
  ]);
  expect([recorded, corrected].filter(Boolean)).toHaveLength(1);
});

test("rejects a recorded payment when the installment is already paid by card", async () => {
  const { id, token } = await sendAcceptedRequest(shop);
  await payOpenInstallment(shop, token);
  await expect(recordInstallmentPayment(shop, id)).rejects.toMatchObject({
    status: 409,
    code: "paid",
  });
});

test("rejects a recorded payment when another owner sent a corrected version first", async () => {
  const { id, content } = await sendPaymentRequest(shop);
  const { revision } = await requestRow(shop, id);
  const shown = await readDeposit(id);
  await sendRequest(shop, id, { revision, content: { ...content, title: "Another scope" } }, by);
  const before = await requestRow(shop, id);
  const recorded = recordManualPayment(shop, id, { ...shown, revision, method: "manual" }, by);
  expect(await recorded).toBe(false);
  expect(await requestRow(shop, id)).toEqual(before);
});
