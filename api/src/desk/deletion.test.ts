import type { DeskSession, OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount, HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { work } from "../../testing/hours.ts";
import { invoicesWhere } from "../../testing/invoices.ts";
import { postLead } from "../../testing/leads.ts";
import { waitForBlocked } from "../../testing/locks.ts";
import { orderRow, placePaidOrder } from "../../testing/orders.ts";
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
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import { owner } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { changeLeadState } from "../leads/leads.ts";
import {
  createDraft,
  formatPaymentRequestNumber,
  sendRequest,
} from "../payment-requests/payment-requests.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  desk = await signIn(shop);
});
beforeEach(() => markPasskeyVerified(shop));
afterAll(() => shop.close());

const remove = (email: string) => desk.call("/personal-data/delete", { body: { email } });

let people = 0;
function newClient() {
  const name = `Wilma Quagg-${++people}`;
  return {
    ...{ name, company: "Quagg Boats", taxId: "US-QUAGG", address: "1 Quagg Pier\nBoulder" },
    email: `wilma.${people}@quagg.example`,
  };
}

test("voids the unpaid invoice and anonymizes the payment request when its client is deleted", async () => {
  const client = newClient();
  const { id, token } = await sendPaymentRequest(shop, {
    client,
    terms: "net15",
    title: "Quagg's site",
  });
  const [whole] = await listInstallments(shop, id);
  const [invoice] = await invoicesWhere(shop, "installment_id", whole?.id ?? 0);

  const response = await remove(client.email);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ requests: 1, keptInvoices: [invoice?.number] });

  const anonymized = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${formatPaymentRequestNumber(id)}`,
  );
  expect(anonymized.state).toBe("void");
  expect(JSON.stringify(anonymized)).not.toMatch(/Wilma|Quagg/i);
  expect((await shop.call(`/api/pay/${token}`)).status).toBe(410);
  const [voided] = await invoicesWhere(shop, "installment_id", whole?.id ?? 0);
  expect(voided).toMatchObject({ snapshot: invoice?.snapshot, paid_at: null });
  expect(voided?.void_at).not.toBeNull();
});

test("reissues the voided invoice when a payment that was in progress at the deletion succeeds", async () => {
  const client = newClient();
  const { id, token } = await sendPaymentRequest(shop, { client, terms: "net15" });
  const [whole] = await listInstallments(shop, id);
  const { installments } = await readPaymentPage(shop, token);
  const [open] = installments;
  const shown = { installment: open?.id ?? 0, cents: open?.cents ?? 0 };
  shop.emulator.fault({ operation: "sale", kind: "response_lost" });
  expect((await postPayment(shop, token, shown)).status).toBe(202);
  expect((await remove(client.email)).status).toBe(200);
  shop.passTime(60 * 60);
  await reconcileAttempts(shop);

  const invoices = await invoicesWhere(shop, "installment_id", whole?.id ?? 0);
  expect(invoices.map(({ void_at }) => void_at !== null)).toEqual([true, false]);
  expect(invoices[1]?.snapshot.buyer).toEqual(invoices[0]?.snapshot.buyer);
  expect(invoices[1]?.paid_at).not.toBeNull();
});

test("returns 404 when a client accepts a payment request that was deleted", async () => {
  const client = newClient();
  const { token } = await sendPaymentRequest(shop, { client });
  await remove(client.email);
  expect((await accept(shop, token)).status).toBe(404);
});

/** A payment request to one address for the lead of another address. */
async function sendRequestForLead(leadEmail: string) {
  await postLead(shop, { email: leadEmail });
  const { id: lead } = await shop.db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", leadEmail)
    .executeTakeFirstOrThrow();
  const content = buildContent();
  const idempotencyKey = crypto.randomUUID();
  const id = await createDraft(shop, { idempotencyKey, lead, content }, by);
  await sendRequest(shop, id, { revision: 1, content }, by);
  await changeLeadState(shop, lead, { from: "quoted", to: "new" }, owner);
  return { id, content };
}

type SentForLead = Awaited<ReturnType<typeof sendRequestForLead>>;

test.each([
  [
    "the client accepts",
    async ({ id }: SentForLead) => (await accept(shop, await getPaymentToken(shop, id))).ok,
  ],
  [
    "an owner corrects",
    ({ id, content }: SentForLead) => sendRequest(shop, id, { revision: 2, content }, by),
  ],
])("deletes a lead while %s its payment request", async (_, change) => {
  const { email } = newClient();
  const request = await sendRequestForLead(email);
  // The change has locked the payment request, and waits for its installments before it updates the lead.
  const installmentLock = await shop.db.startTransaction().execute();
  await sql`select from installments where payment_request_id = ${request.id} for update`.execute(
    installmentLock,
  );
  const changed = change(request);
  await waitForBlocked(shop, 1);
  const deletion = remove(email);
  await waitForBlocked(shop, 2);
  await installmentLock.commit().execute();
  expect(await changed).toBe(true);
  expect(await (await deletion).json()).toMatchObject({ leads: 1, requests: 0 });
  expect(await requestRow(shop, request.id)).toMatchObject({
    lead_id: null,
    client_email: request.content.client.email,
  });
});

test("keeps the owner signed in when the owner's own purchase is deleted", async () => {
  const order = await placePaidOrder(shop, { email: owner });
  const note = { body: { text: "A purchase to try it out" } };
  await desk.read<OrderDetail>(`/orders/${order.number}/notes`, note);
  expect((await remove(owner)).status).toBe(200);
  expect(await desk.read<DeskSession>("/session")).toMatchObject({ owner: { email: owner } });
  expect((await orderRow(shop, order.number)).email).toMatch(/^deleted-/);
  // The history still names the owner.
  const { events } = await desk.read<OrderDetail>(`/orders/${order.number}`);
  expect(events.find(({ kind }) => kind === "note")?.owner).not.toContain("deleted");
});

test("shows a deleted buyer as deleted, and rejects actions that would email them", async () => {
  const client = newClient();
  const order = await placePaidOrder(shop, {
    ...{ plan: "Website Maintenance", amount: "100", email: client.email },
  });
  const sent = await sendAcceptedRequest(shop, { client });
  await payOpenInstallment(shop, sent.token);
  await remove(client.email);

  const deleted = { email: "", buyerName: "Deleted" };
  expect(await desk.read<OrderDetail>(`/orders/${order.number}`)).toMatchObject(deleted);
  expect(await desk.read<HoursAccount>(`/hours/${order.number}`)).toMatchObject(deleted);
  const { rows } = await desk.read<HoursResponse>("/hours");
  expect(rows.find(({ number }) => number === order.number)).toMatchObject(deleted);
  const request = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${formatPaymentRequestNumber(sent.id)}`,
  );
  expect(request).toMatchObject({
    ...{ client: "Deleted", content: { client: { name: "Deleted", email: "" } } },
  });
  for (const path of [
    "/orders",
    "/payment-requests",
    "/hours",
    "/session",
    "/orders.csv",
    "/payment-requests.csv",
  ])
    expect(await (await desk.call(path)).text(), path).not.toContain("removed.invalid");

  const body = { email: "someone@example.com" };
  expect((await desk.call(`/orders/${order.number}/resend`, { body: {} })).status).toBe(409);
  expect((await desk.call(`/orders/${order.number}/email`, { body })).status).toBe(409);
});

test("clears names and phone numbers from lines, events, refund notes and time entries", async () => {
  const client = newClient();
  const personalText = `${client.name}, +1 303 555 7700`;
  const lines = [{ name: personalText, quantityHundredths: 100, unitCents: 90_000 }];
  const milestones = [{ title: "Quagg's first design", on: "2029-01-08" }];
  const sent = await sendAcceptedRequest(shop, {
    client,
    title: `Site of ${personalText}`,
    lines,
    milestones,
  });
  const [deposit] = sent.page.installments;
  const shown = { installment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
  await postPayment(shop, sent.token, { ...shown, card: badCard });
  await payOpenInstallment(shop, sent.token);
  const hours = await placePaidOrder(shop, {
    ...{ plan: "Website Maintenance", amount: "100", email: client.email },
  });
  await work(shop, hours, 10, { note: `Call with ${personalText}` });
  await desk.read(`/orders/${hours.number}/notes`, { body: { text: personalText } });
  await desk.read(`/orders/${hours.number}/refunds`, {
    body: {
      ...{
        idempotencyKey: crypto.randomUUID(),
        cents: 1_000,
        reason: "goodwill",
        endAccess: false,
      },
      note: `Requested by ${personalText}`,
    },
  });
  expect((await remove(client.email)).status).toBe(200);
  for (const table of [
    ...(["orders", "order_items", "order_events", "refunds", "time_entries"] as const),
    ...([
      "payment_requests",
      "payment_request_lines",
      "payment_request_events",
      "payment_request_versions",
    ] as const),
  ]) {
    const rows = await shop.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows), table).not.toMatch(/Wilma|Quagg|555 7700/i);
  }
  const request = await requestRow(shop, sent.id);
  expect(request.title).toBe(`Payment request ${formatPaymentRequestNumber(sent.id)}`);
  const { events } = await desk.read<OrderDetail>(`/orders/${hours.number}`);
  expect(events.map(({ title }) => title)).toContain("Refund of $10 requested");
  expect(JSON.stringify(events)).not.toContain("undefined");
  const deletedRequest = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${formatPaymentRequestNumber(sent.id)}`,
  );
  expect(JSON.stringify(deletedRequest.events)).not.toContain("undefined");
});
