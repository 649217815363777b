import { createHash } from "node:crypto";
import { claimResponse, errorResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { mailOf } from "../../testing/mail.ts";
import { orderRow, postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  buildContent,
  by,
  paymentsFor,
  payOpen,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
  tokenOf,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { orderPath } from "../orders/orders.ts";
import {
  createDraft,
  markDelivered,
  recordManualPayment,
  replaceLink,
  saveDraft,
  sendRequest,
  voidRequest,
} from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const codeOf = async (answer: Response) => [
  answer.status,
  errorResponse.parse(await answer.json()).code,
];
const statesOf = async (token: string) =>
  (await readPay(shop, token)).instalments.map(({ kind, state }) => `${kind} ${state}`);

test("a draft is written, saved, sent, accepted, half of it paid, delivered, and the rest paid", async () => {
  const content = buildContent();
  const key = crypto.randomUUID();
  const id = await createDraft(shop, { key, content: { ...content, title: "" } }, by);
  expect(await createDraft(shop, { key, content }, by)).toBe(id);
  expect(await saveDraft(shop, id, { revision: 1, content })).toBe(true);
  expect(await sendRequest(shop, id, { revision: 2, content }, by)).toBe(true);
  const mail = await mailOf(shop, { kind: "request-sent", requestId: id, version: 1 });
  expect(mail.recipients).toEqual(["greta@holm.example"]);
  const token = await tokenOf(shop, id);
  expect(mail.text).toContain(`/pay/${token}`);
  expect(mail.text).toContain("$3,240");

  expect(await readPay(shop, token)).toMatchObject({
    totalCents: 324_000,
    needsAcceptance: true,
    paragraphs: ["Ten pages, a catalog and a checkout.", "In your hands in four weeks."],
    instalments: [
      { kind: "deposit", cents: 162_000, state: "later" },
      { kind: "balance", cents: 162_000, state: "later" },
    ],
  });
  expect((await accept(shop, token)).status).toBe(200);
  expect(await statesOf(token)).toEqual(["deposit open", "balance later"]);

  expect(await payOpen(shop, token)).toMatchObject({ success: true });
  expect(await statesOf(token)).toEqual(["deposit paid", "balance later"]);

  const { revision } = await requestRow(shop, id);
  expect(await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by)).toBe(true);
  const due = await mailOf(shop, { kind: "request-balance", requestId: id, revision });
  expect(due.text).toContain("$1,620");
  expect(await payOpen(shop, token)).toMatchObject({ success: true });
  expect(await statesOf(token)).toEqual(["deposit paid", "balance paid"]);
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

test("what is accepted is kept word by word with its hash, and a copy goes to both", async () => {
  const { id } = await sendAccepted(shop, { title: "Kept word by word" });
  const version = await shop.db
    .selectFrom("request_versions")
    .selectAll()
    .where("request_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(version.document).toContain("Growth package, up to 10 pages: 1 × $3,000 = $3,000");
  expect(version.sha256).toEqual(createHash("sha256").update(version.document).digest());
  expect(version).toMatchObject({ accepted_name: "Greta Holm", accepted_at: expect.any(Date) });
  for (const kind of ["request-accepted", "request-accepted-owner"] as const) {
    const mail = await mailOf(shop, { kind, requestId: id, version: 1 });
    expect(mail.text).toContain("Product photos: 1.5 × $160 = $240");
  }
});

test("a corrected request opens by the old link, says so, and only the new one can be accepted", async () => {
  const { id, token, content } = await sendNew(shop);
  const { revision } = await requestRow(shop, id);
  const corrected = { ...content, lines: content.lines.slice(0, 1) };
  expect(await sendRequest(shop, id, { revision, content: corrected }, by)).toBe(true);
  expect(await readPay(shop, token)).toMatchObject({
    version: 2,
    correctedAt: expect.any(String),
    totalCents: 300_000,
  });
  expect(await codeOf(await accept(shop, token, 1))).toEqual([409, "changed"]);
  expect((await accept(shop, token, 2)).status).toBe(200);
  expect(await sendRequest(shop, id, { revision, content }, by)).toBe(false);
});

test("a smaller balance needs no second acceptance, a larger one does", async () => {
  const smaller = await sendAccepted(shop);
  await payOpen(shop, smaller.token);
  let { revision } = await requestRow(shop, smaller.id);
  const less = { name: "One page fewer", netCents: -30_000 };
  await markDelivered(shop, smaller.id, { revision, dueOn: "2026-12-01", adjustment: less }, by);
  expect(await readPay(shop, smaller.token)).toMatchObject({
    totalCents: 294_000,
    needsAcceptance: false,
    instalments: [{ state: "paid" }, { cents: 132_000, state: "open" }],
  });

  const larger = await sendAccepted(shop);
  await payOpen(shop, larger.token);
  ({ revision } = await requestRow(shop, larger.id));
  const more = { name: "Two more pages", netCents: 200_000 };
  await markDelivered(shop, larger.id, { revision, dueOn: "2026-12-01", adjustment: more }, by);
  expect(await readPay(shop, larger.token)).toMatchObject({
    totalCents: 524_000,
    needsAcceptance: true,
    instalments: [{ state: "paid" }, { cents: 362_000, state: "later" }],
  });
  expect((await accept(shop, larger.token, 2)).status).toBe(200);
  expect(await payOpen(shop, larger.token)).toMatchObject({ success: true });
});

test("tax is shared by both payments, and no cent is lost", async () => {
  const lines = [{ name: "Work", quantityHundredths: 100, unitCents: 33_333 }];
  const { id } = await sendNew(shop, { lines, taxHundredths: 825 });
  const request = await requestRow(shop, id);
  const [deposit, balance] = await paymentsFor(shop, id);
  expect(request).toMatchObject({ net_cents: 33_333, tax_cents: 2_750, total_cents: 36_083 });
  expect([deposit?.cents, balance?.cents]).toEqual([18_042, 18_041]);
  expect((deposit?.tax_cents ?? 0) + (balance?.tax_cents ?? 0)).toBe(2_750);
});

test("net 15 is due 15 days later and is paid without acceptance", async () => {
  const { id, token } = await sendNew(shop, { terms: "net15" });
  const [whole] = await paymentsFor(shop, id);
  expect(whole).toMatchObject({ kind: "whole", opened_at: expect.any(Date) });
  expect(await readPay(shop, token)).toMatchObject({ needsAcceptance: false });
  const days = (Date.parse(whole?.due_on ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(14);
  expect(await payOpen(shop, token)).toMatchObject({ success: true });
});

test("by Venmo: a claim like any other, and one order only", async () => {
  const { token, page } = await sendAccepted(shop, { terms: "all" });
  const [whole] = page.instalments;
  const claim = async () => {
    const shown = { instalment: whole?.id, cents: whole?.cents };
    return claimResponse.parse(
      await (await postJson(shop, `/api/pay/${token}/claims`, shown)).json(),
    );
  };
  const [first, second] = [await claim(), await claim()];
  expect(second).toEqual(first);
  expect(await statesOf(token)).toEqual(["whole claimed"]);
  const order = await orderRow(shop, first.number);
  await mailOf(shop, { kind: "claim-notification", orderId: order.id });
  expect(order).toMatchObject({ state: "claimed", method: "venmo", total_cents: 324_000 });
});

test("a payment by hand is noted once, and the next is told that it is paid", async () => {
  const { id, page } = await sendAccepted(shop, { terms: "all" });
  const [whole] = page.instalments;
  const noted = { instalment: whole?.id ?? 0, cents: whole?.cents ?? 0, method: "manual" as const };
  expect(await recordManualPayment(shop, id, noted, by)).toBe(true);
  await expect(recordManualPayment(shop, id, noted, by)).rejects.toMatchObject({ code: "paid" });
});

test("the page of an order leads back to where it is paid", async () => {
  const { id, token, page } = await sendAccepted(shop, { terms: "all" });
  const [whole] = page.instalments;
  const shown = { instalment: whole?.id ?? 0, cents: whole?.cents ?? 0 };
  expect((await postPayment(shop, token, { ...shown, card: badCard })).answer.success).toBe(false);
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("instalment_id", "=", shown.instalment)
    .executeTakeFirstOrThrow();
  const read = async () =>
    (await shop.call(`/api${orderPath(shop, order).replace("order", "orders")}`)).json();
  expect(await read()).toMatchObject({ paymentFailed: true, payPath: `/pay/${token}` });
  await voidRequest(shop, id, (await requestRow(shop, id)).revision, by);
  expect(await read()).not.toHaveProperty("payPath");
});

test("a lead is quoted by sending, and won by acceptance", async () => {
  const lead = await shop.db
    .insertInto("leads")
    .values({
      ...{ name: "Greta", email: "greta@holm.example", phone: "", message: "Hello" },
      ...{ reply_to: "greta@holm.example", suspicions: [], fingerprint: Buffer.from("a") },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stateOf = async () =>
    (
      await shop.db
        .selectFrom("leads")
        .select("state")
        .where("id", "=", lead.id)
        .executeTakeFirstOrThrow()
    ).state;
  const content = buildContent();
  const id = await createDraft(shop, { key: crypto.randomUUID(), lead: lead.id, content }, by);
  expect(await stateOf()).toBe("new");
  await sendRequest(shop, id, { revision: 1, content }, by);
  expect(await stateOf()).toBe("quoted");
  await accept(shop, await tokenOf(shop, id));
  expect(await stateOf()).toBe("won");
});

test("[FAULT-50] a guessed, replaced, void or expired link opens and pays nothing", async () => {
  const { id, token, page } = await sendAccepted(shop, { terms: "all" });
  const [whole] = page.instalments;
  const pay = (path: string) =>
    postJson(shop, `/api/pay/${path}/checkout`, {
      ...{ instalment: whole?.id, cents: whole?.cents, key: crypto.randomUUID() },
      ...{ paymentMethodNonce: "fake-valid-nonce", billing: {} },
    });
  for (let guess = 0; guess < 200; guess++) {
    const forged = `${token.slice(0, -22)}${crypto.randomUUID().replaceAll("-", "").slice(0, 22)}`;
    expect((await shop.call(`/api/pay/${forged}`)).status).toBe(404);
  }
  const { revision } = await requestRow(shop, id);
  await replaceLink(shop, id, revision, by);
  expect(await codeOf(await shop.call(`/api/pay/${token}`))).toEqual([410, "link-replaced"]);
  expect((await pay(token)).ok).toBe(false);
  const fresh = await tokenOf(shop, id);
  expect(await voidRequest(shop, id, revision + 1, by)).toBe(true);
  expect(await codeOf(await shop.call(`/api/pay/${fresh}`))).toEqual([410, "void"]);

  const other = await sendNew(shop);
  shop.passTime(31 * DAYS);
  expect(await codeOf(await shop.call(`/api/pay/${other.token}`))).toEqual([410, "expired"]);
  expect(await codeOf(await accept(shop, other.token))).toEqual([410, "expired"]);
});
