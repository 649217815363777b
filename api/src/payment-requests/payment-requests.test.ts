import { createHash } from "node:crypto";
import type { LeadState } from "@agency/contract/api/desk";
import { claimResponse, errorResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { waitForEmail } from "../../testing/mail.ts";
import { orderRow, postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  buildContent,
  by,
  getPaymentToken,
  listInstallments,
  payOpenInstallment,
  postPayment,
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
import { orderPath } from "../orders/orders.ts";
import {
  createDraft,
  markDelivered,
  replaceLink,
  saveDraft,
  sendRequest,
  voidRequest,
} from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

const readError = async (response: Response) => [
  response.status,
  errorResponse.parse(await response.json()).code,
];
const readStates = async (token: string) =>
  (await readPaymentPage(shop, token)).installments.map(({ kind, state }) => `${kind} ${state}`);

test("creates, sends, accepts, delivers and collects a payment request in two installments", async () => {
  const content = buildContent();
  const key = crypto.randomUUID();
  const id = await createDraft(
    shop,
    { idempotencyKey: key, content: { ...content, title: "" } },
    by,
  );
  expect(await createDraft(shop, { idempotencyKey: key, content }, by)).toBe(id);
  expect(await saveDraft(shop, id, { revision: 1, content })).toBe(true);
  // Another tab still has the first revision.
  expect(await saveDraft(shop, id, { revision: 1, content })).toBe(false);
  expect(await sendRequest(shop, id, { revision: 2, content }, by)).toBe(true);
  const email = await waitForEmail(shop, {
    kind: "payment-request-sent",
    requestId: id,
    version: 1,
  });
  expect(email.recipients).toEqual(["greta@holm.example"]);
  const token = await getPaymentToken(shop, id);
  expect(email.text).toContain(`/pay/${token}`);
  expect(email.text).toContain("$3,240");

  expect(await readPaymentPage(shop, token)).toMatchObject({
    totalCents: 324_000,
    needsAcceptance: true,
    paragraphs: ["Ten pages, a catalog and a checkout.", "In your hands in four weeks."],
    installments: [
      { kind: "deposit", cents: 162_000, state: "upcoming" },
      { kind: "balance", cents: 162_000, state: "upcoming" },
    ],
  });
  expect((await accept(shop, token)).status).toBe(200);
  expect(await readStates(token)).toEqual(["deposit open", "balance upcoming"]);

  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  expect(await readStates(token)).toEqual(["deposit paid", "balance upcoming"]);

  const { revision } = await requestRow(shop, id);
  expect(await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by)).toBe(true);
  const due = await waitForEmail(shop, {
    kind: "payment-request-balance",
    requestId: id,
    revision,
  });
  expect(due.text).toContain("$1,620");
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  expect(await readStates(token)).toEqual(["deposit paid", "balance paid"]);
  const orders = await shop.db
    .selectFrom("orders")
    .select(["state", "email", "buyer_name", "total_cents"])
    .where("email", "=", "greta@holm.example")
    .execute();
  expect(orders).toEqual([
    { state: "paid", email: "greta@holm.example", buyer_name: "Greta Holm", total_cents: 162_000 },
    { state: "paid", email: "greta@holm.example", buyer_name: "Greta Holm", total_cents: 162_000 },
  ]);
});

test("stores the accepted text with its hash, and emails a copy to client and owner", async () => {
  const { id } = await sendAcceptedRequest(shop, { title: "Accepted text" });
  const version = await shop.db
    .selectFrom("payment_request_versions")
    .selectAll()
    .where("payment_request_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(version.document).toContain("Growth package, up to 10 pages: 1 × $3,000 = $3,000");
  expect(version.sha256).toEqual(createHash("sha256").update(version.document).digest());
  expect(version).toMatchObject({ accepted_name: "Greta Holm", accepted_at: expect.any(Date) });
  for (const kind of ["payment-request-accepted", "payment-request-accepted-owner"] as const) {
    const email = await waitForEmail(shop, { kind, requestId: id, version: 1 });
    expect(email.text).toContain("Product photos: 1.5 × $160 = $240");
  }
});

test("keeps the link after a correction, and accepts only the new version", async () => {
  const { id, token, content } = await sendPaymentRequest(shop);
  const { revision } = await requestRow(shop, id);
  const corrected = { ...content, lines: content.lines.slice(0, 1) };
  expect(await sendRequest(shop, id, { revision, content: corrected }, by)).toBe(true);
  expect(await readPaymentPage(shop, token)).toMatchObject({
    version: 2,
    correctedAt: expect.any(String),
    totalCents: 300_000,
  });
  expect(await readError(await accept(shop, token, 1))).toEqual([409, "edit-conflict"]);
  expect((await accept(shop, token, 2)).status).toBe(200);
  expect(await sendRequest(shop, id, { revision, content }, by)).toBe(false);
});

test("requires acceptance again only when the balance increases", async () => {
  const smaller = await sendAcceptedRequest(shop);
  await payOpenInstallment(shop, smaller.token);
  let { revision } = await requestRow(shop, smaller.id);
  const discount = { name: "One page fewer", netCents: -30_000 };
  await markDelivered(
    shop,
    smaller.id,
    { revision, dueOn: "2026-12-01", adjustment: discount },
    by,
  );
  expect(await readPaymentPage(shop, smaller.token)).toMatchObject({
    totalCents: 294_000,
    needsAcceptance: false,
    installments: [{ state: "paid" }, { cents: 132_000, state: "open" }],
  });

  const larger = await sendAcceptedRequest(shop);
  await payOpenInstallment(shop, larger.token);
  ({ revision } = await requestRow(shop, larger.id));
  const surcharge = { name: "Two more pages", netCents: 200_000 };
  await markDelivered(
    shop,
    larger.id,
    { revision, dueOn: "2026-12-01", adjustment: surcharge },
    by,
  );
  expect(await readPaymentPage(shop, larger.token)).toMatchObject({
    totalCents: 524_000,
    needsAcceptance: true,
    installments: [{ state: "paid" }, { cents: 362_000, state: "upcoming" }],
  });
  expect((await accept(shop, larger.token, 2)).status).toBe(200);
  expect(await payOpenInstallment(shop, larger.token)).toMatchObject({ success: true });
});

/** The deposit is paid, and the client has to accept a larger total. */
async function sendIncreasedRequest() {
  const { id, token } = await sendAcceptedRequest(shop);
  await payOpenInstallment(shop, token);
  await deliver(id, 200_000);
  return { id, token };
}

async function deliver(id: number, netCents: number) {
  const { revision } = await requestRow(shop, id);
  const adjustment = { name: "Changed scope", netCents };
  return markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by);
}

test("lets the client accept a larger balance after any time when the deposit is paid", async () => {
  const { token } = await sendIncreasedRequest();
  shop.passTime(40 * DAYS);
  const page = await readPaymentPage(shop, token);
  expect(page).toMatchObject({ needsAcceptance: true });
  expect(page).not.toHaveProperty("expiresAt");
  expect((await accept(shop, token, 2)).status).toBe(200);
  expect(await readStates(token)).toEqual(["deposit paid", "balance open"]);
});

test("opens the page of a paid deposit when its acceptance was lost and the proposal expired", async () => {
  const { id, token } = await sendAcceptedRequest(shop);
  await payOpenInstallment(shop, token);
  const expires_at = new Date(0);
  const restored = { state: "sent", expires_at, accepted_at: null, accepted_name: null } as const;
  await shop.db.updateTable("payment_requests").set(restored).where("id", "=", id).execute();
  expect(await readPaymentPage(shop, token)).not.toHaveProperty("expiresAt");
  expect((await accept(shop, token)).status).toBe(200);
});

test("delivers again while a larger balance is not accepted", async () => {
  const { id, token } = await sendIncreasedRequest();
  expect(await deliver(id, -50_000)).toBe(true);
  expect(await readPaymentPage(shop, token)).toMatchObject({
    ...{ totalCents: 474_000, needsAcceptance: true },
    installments: [{ state: "paid" }, { cents: 312_000, state: "upcoming" }],
  });
  expect(await getPaymentRequest(shop, id)).toMatchObject({ acceptedTotalCents: 324_000 });

  // The client has accepted this total before.
  expect(await deliver(id, -150_000)).toBe(true);
  expect(await readPaymentPage(shop, token)).toMatchObject({
    ...{ totalCents: 324_000, needsAcceptance: false, acceptance: { name: "Greta Holm" } },
    installments: [{ state: "paid" }, { cents: 162_000, state: "open" }],
  });
  expect((await getPaymentRequest(shop, id))?.acceptedTotalCents).toBeUndefined();
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  expect(await deliver(id, 10_000)).toBe(false);
});

test("does not deliver a proposal that was never accepted", async () => {
  const { id } = await sendPaymentRequest(shop);
  expect(await deliver(id, 200_000)).toBe(false);
});

test("splits the tax between deposit and balance without losing a cent", async () => {
  const lines = [{ name: "Work", quantityHundredths: 100, unitCents: 33_333 }];
  const { id } = await sendPaymentRequest(shop, { lines, taxBasisPoints: 825 });
  const request = await requestRow(shop, id);
  const [deposit, balance] = await listInstallments(shop, id);
  expect(request).toMatchObject({ net_cents: 33_333, tax_cents: 2_750, total_cents: 36_083 });
  expect([deposit?.cents, balance?.cents]).toEqual([18_042, 18_041]);
  expect((deposit?.tax_cents ?? 0) + (balance?.tax_cents ?? 0)).toBe(2_750);
});

test("makes a net 15 request payable without acceptance and due after 15 days", async () => {
  const { id, token } = await sendPaymentRequest(shop, { terms: "net15" });
  const [installment] = await listInstallments(shop, id);
  expect(installment).toMatchObject({ kind: "full", payable_since: expect.any(Date) });
  expect(await readPaymentPage(shop, token)).toMatchObject({ needsAcceptance: false });
  const days = (Date.parse(installment?.due_on ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(14);
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
});

test("creates one order and one claim when a Venmo payment is reported twice", async () => {
  const { token, page } = await sendAcceptedRequest(shop, { terms: "upfront" });
  const [installment] = page.installments;
  const claim = async () => {
    const shown = { installment: installment?.id, cents: installment?.cents };
    return claimResponse.parse(
      await (await postJson(shop, `/api/pay/${token}/claims`, shown)).json(),
    );
  };
  const [first, second] = [await claim(), await claim()];
  expect(second).toEqual(first);
  expect(await readStates(token)).toEqual(["full claimed"]);
  const order = await orderRow(shop, first.number);
  await waitForEmail(shop, { kind: "claim-notification", orderId: order.id });
  expect(order).toMatchObject({ state: "claimed", method: "venmo", total_cents: 324_000 });
});

test("rejects a recorded payment when the installment is already paid", async () => {
  const { id } = await sendAcceptedRequest(shop, { terms: "upfront" });
  expect(await recordInstallmentPayment(shop, id)).toBe(true);
  await expect(recordInstallmentPayment(shop, id)).rejects.toMatchObject({ code: "paid" });
});

test("links the order page to the payment page until the payment request is void", async () => {
  const { id, token, page } = await sendAcceptedRequest(shop, { terms: "upfront" });
  const [installment] = page.installments;
  const shown = { installment: installment?.id ?? 0, cents: installment?.cents ?? 0 };
  expect((await postPayment(shop, token, { ...shown, card: badCard })).body.success).toBe(false);
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("installment_id", "=", shown.installment)
    .executeTakeFirstOrThrow();
  const read = async () =>
    (await shop.call(`/api${orderPath(shop, order).replace("order", "orders")}`)).json();
  expect(await read()).toMatchObject({ paymentFailed: true, paymentPagePath: `/pay/${token}` });
  await voidRequest(shop, id, (await requestRow(shop, id)).revision, by);
  expect(await read()).not.toHaveProperty("paymentPagePath");
});

async function createDraftForLead(state: LeadState) {
  const lead = await shop.db
    .insertInto("leads")
    .values({
      ...{ name: "Greta", email: "greta@holm.example", phone: "", message: "Hello", state },
      ...{ reply_to: "greta@holm.example", quarantine_reasons: [], fingerprint: Buffer.from("a") },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const readLeadState = async () =>
    (
      await shop.db
        .selectFrom("leads")
        .select("state")
        .where("id", "=", lead.id)
        .executeTakeFirstOrThrow()
    ).state;
  const content = buildContent();
  const id = await createDraft(
    shop,
    { idempotencyKey: crypto.randomUUID(), lead: lead.id, content },
    by,
  );
  return { id, content, readLeadState };
}

test("marks the lead as quoted when sent and as won when accepted", async () => {
  const { id, content, readLeadState } = await createDraftForLead("new");
  expect(await readLeadState()).toBe("new");
  await sendRequest(shop, id, { revision: 1, content }, by);
  expect(await readLeadState()).toBe("quoted");
  await accept(shop, await getPaymentToken(shop, id));
  expect(await readLeadState()).toBe("won");
});

test.each(["won", "lost", "spam"] as const)(
  "keeps a lead marked as %s when sent and accepted",
  async (state) => {
    const { id, content, readLeadState } = await createDraftForLead(state);
    await sendRequest(shop, id, { revision: 1, content }, by);
    await accept(shop, await getPaymentToken(shop, id));
    expect(await readLeadState()).toBe(state);
  },
);

test("[FAULT-50] rejects a guessed, replaced, void or expired link", async () => {
  const { id, token, page } = await sendAcceptedRequest(shop, { terms: "upfront" });
  const [installment] = page.installments;
  const pay = (path: string) =>
    postJson(shop, `/api/pay/${path}/checkout`, {
      ...{
        installment: installment?.id,
        cents: installment?.cents,
        attemptKey: crypto.randomUUID(),
      },
      ...{ paymentMethodNonce: "fake-valid-nonce", billing: {} },
    });
  for (let guess = 0; guess < 200; guess++) {
    const forged = `${token.slice(0, -22)}${crypto.randomUUID().replaceAll("-", "").slice(0, 22)}`;
    expect((await shop.call(`/api/pay/${forged}`)).status).toBe(404);
  }
  const { revision } = await requestRow(shop, id);
  await replaceLink(shop, id, revision, by);
  expect(await readError(await shop.call(`/api/pay/${token}`))).toEqual([410, "link-replaced"]);
  expect((await pay(token)).ok).toBe(false);
  const newToken = await getPaymentToken(shop, id);
  expect(await voidRequest(shop, id, revision + 1, by)).toBe(true);
  expect(await readError(await shop.call(`/api/pay/${newToken}`))).toEqual([410, "void"]);

  const other = await sendPaymentRequest(shop);
  shop.passTime(31 * DAYS);
  expect(await readError(await shop.call(`/api/pay/${other.token}`))).toEqual([410, "expired"]);
  expect(await readError(await accept(shop, other.token))).toEqual([410, "expired"]);
});
