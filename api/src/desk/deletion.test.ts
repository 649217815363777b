import type { DeskSession, OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount, HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, provePasskey, signIn } from "../../testing/desk.ts";
import { work } from "../../testing/hours.ts";
import { invoicesWhere } from "../../testing/invoices.ts";
import { orderRow, placePaidOrder } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  paymentsFor,
  payOpen,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { owner } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";

let shop: Shop;
let desk: Browser;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
  desk = await signIn(shop);
});
beforeEach(() => provePasskey(shop));
afterAll(() => shop.close());

const remove = (email: string) => desk.call("/personal-data/deletion", { body: { email } });

let people = 0;
function newClient() {
  const name = `Wilma Quagg-${++people}`;
  return {
    ...{ name, company: "Quagg Boats", vatId: "US-QUAGG", address: "1 Quagg Pier\nBoulder" },
    email: `wilma.${people}@quagg.example`,
  };
}

test("voids the unpaid invoice of a net-15 payment request and anonymizes the request when its client is deleted", async () => {
  const client = newClient();
  const { id, token } = await sendNew(shop, { client, terms: "net15", title: "Quagg's site" });
  const [whole] = await paymentsFor(shop, id);
  const [invoice] = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);

  const response = await remove(client.email);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ requests: 1, keptInvoices: [invoice?.number] });

  const kept = await desk.read<PaymentRequestDetail>(`/requests/${formatPaymentRequestNumber(id)}`);
  expect(kept.state).toBe("void");
  expect(JSON.stringify(kept)).not.toMatch(/Wilma|Quagg/i);
  expect((await shop.call(`/api/pay/${token}`)).status).toBe(410);
  const [voided] = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
  expect(voided).toMatchObject({ facts: invoice?.facts, paid_at: null });
  expect(voided?.void_at).not.toBeNull();
});

test("issues the voided invoice again when a payment that was under way at the deletion succeeds", async () => {
  const client = newClient();
  const { id, token } = await sendNew(shop, { client, terms: "net15" });
  const [whole] = await paymentsFor(shop, id);
  const { instalments } = await readPay(shop, token);
  const [open] = instalments;
  const shown = { instalment: open?.id ?? 0, cents: open?.cents ?? 0 };
  shop.double.fault({ operation: "sale", kind: "lost" });
  expect((await postPayment(shop, token, shown)).status).toBe(202);
  expect((await remove(client.email)).status).toBe(200);
  shop.passTime(60 * 60);
  await reconcileAttempts(shop);

  const invoices = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
  expect(invoices.map(({ void_at }) => void_at !== null)).toEqual([true, false]);
  expect(invoices[1]?.facts.buyer).toEqual(invoices[0]?.facts.buyer);
  expect(invoices[1]?.paid_at).not.toBeNull();
});

test("answers 404 and not an error when a client pays a request that was deleted meanwhile", async () => {
  const client = newClient();
  const { token } = await sendNew(shop, { client });
  await remove(client.email);
  expect((await accept(shop, token)).status).toBe(404);
});

test("deletes an owner's own purchase and leaves the owner signed in", async () => {
  const order = await placePaidOrder(shop, { email: owner });
  const noted = { body: { text: "A purchase to try it out" } };
  await desk.read<OrderDetail>(`/orders/${order.number}/notes`, noted);
  expect((await remove(owner)).status).toBe(200);
  expect(await desk.read<DeskSession>("/session")).toMatchObject({ owner: { email: owner } });
  expect((await orderRow(shop, order.number)).email).toMatch(/^deleted-/);
  // Who did something at the desk stays on record.
  const { events } = await desk.read<OrderDetail>(`/orders/${order.number}`);
  expect(events.find(({ kind }) => kind === "note")?.owner).not.toContain("deleted");
});

test("shows a deleted buyer as deleted, and rejects what would email them", async () => {
  const client = newClient();
  const order = await placePaidOrder(shop, {
    ...{ plan: "Website Maintenance", amount: "100", email: client.email },
  });
  const sent = await sendAccepted(shop, { client });
  await payOpen(shop, sent.token);
  await remove(client.email);

  const deleted = { email: "", buyerName: "Deleted" };
  expect(await desk.read<OrderDetail>(`/orders/${order.number}`)).toMatchObject(deleted);
  expect(await desk.read<HoursAccount>(`/hours/${order.number}`)).toMatchObject(deleted);
  const { rows } = await desk.read<HoursResponse>("/hours");
  expect(rows.find(({ number }) => number === order.number)).toMatchObject(deleted);
  const request = await desk.read<PaymentRequestDetail>(
    `/requests/${formatPaymentRequestNumber(sent.id)}`,
  );
  expect(request).toMatchObject({
    ...{ client: "Deleted", content: { client: { name: "Deleted", email: "" } } },
  });
  for (const path of ["/orders", "/requests", "/hours", "/session", "/orders.csv", "/requests.csv"])
    expect(await (await desk.call(path)).text(), path).not.toContain("removed.invalid");

  const body = { email: "somebody@example.com" };
  expect((await desk.call(`/orders/${order.number}/resend`, { body: {} })).status).toBe(409);
  expect((await desk.call(`/orders/${order.number}/email`, { body })).status).toBe(409);
});

test("clears names and phone numbers from lines, events, refund notes and time entries", async () => {
  const client = newClient();
  const words = `${client.name}, +1 303 555 7700`;
  const lines = [{ name: words, quantityHundredths: 100, unitCents: 90_000 }];
  const milestones = [{ title: "Quagg's first design", on: "2029-01-08" }];
  const sent = await sendAccepted(shop, { client, title: `Site of ${words}`, lines, milestones });
  const [deposit] = sent.page.instalments;
  const shown = { instalment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
  await postPayment(shop, sent.token, { ...shown, card: badCard });
  await payOpen(shop, sent.token);
  const hours = await placePaidOrder(shop, {
    ...{ plan: "Website Maintenance", amount: "100", email: client.email },
  });
  await work(shop, hours, 10, { note: `Call with ${words}` });
  await desk.read(`/orders/${hours.number}/notes`, { body: { text: words } });
  await desk.read(`/orders/${hours.number}/refunds`, {
    body: {
      ...{ key: crypto.randomUUID(), cents: 1_000, reason: "goodwill", endAccess: false },
      note: `Asked for by ${words}`,
    },
  });
  expect((await remove(client.email)).status).toBe(200);
  for (const table of [
    ...(["orders", "order_items", "order_events", "refunds", "hour_entries"] as const),
    ...(["payment_requests", "request_lines", "request_events", "request_versions"] as const),
  ]) {
    const rows = await shop.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(/Wilma|Quagg|555 7700/i);
  }
  const request = await requestRow(shop, sent.id);
  expect(request.title).toBe(`Payment request ${formatPaymentRequestNumber(sent.id)}`);
  const { events } = await desk.read<OrderDetail>(`/orders/${hours.number}`);
  expect(events.map(({ title }) => title)).toContain("Refund of $10 asked for");
  expect(JSON.stringify(events)).not.toContain("undefined");
  const told = await desk.read<PaymentRequestDetail>(
    `/requests/${formatPaymentRequestNumber(sent.id)}`,
  );
  expect(JSON.stringify(told.events)).not.toContain("undefined");
});
