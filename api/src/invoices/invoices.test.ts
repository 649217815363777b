import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allInvoices, company, invoicesWhere, issue } from "../../testing/invoices.ts";
import { placeClaim, placePaidOrder, setState } from "../../testing/orders.ts";
import { refund, sell, settleSale, workOnRefunds } from "../../testing/refunds.ts";
import {
  buildContent,
  by,
  paymentsFor,
  payOpen,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import {
  recordManualPayment,
  sendRequest,
  voidRequest,
} from "../payment-requests/payment-requests.ts";
import { requestRefund } from "../payments/payments.ts";
import { markFailed } from "../payments/refunds/transitions.ts";
import { issueInvoice } from "./invoices.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

const RESTRICT = "23001";
const year = () =>
  Number(new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: agency.timeZone }).format());
/** 2026-0007 of 7. */
const numberOf = (n: number) => `${year()}-${String(n).padStart(4, "0")}`;

const countOf = async (kind: string) =>
  (await allInvoices(shop)).filter((invoice) => invoice.kind === kind).length;

describe("a paid order", () => {
  test("has an invoice with everything that Art. 226 asks for, and an event", async () => {
    const before = await countOf("invoice");
    const order = await placePaidOrder(shop, { plan: "Website Maintenance", amount: "100" });
    const { facts, number, order_id, paid_at } = await issue(shop, order);
    expect([number, order_id]).toEqual([numberOf(before + 1), order.id]);
    expect(paid_at).toBeInstanceOf(Date);
    expect(facts).toMatchObject({
      kind: "invoice",
      number,
      order: order.number,
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      suppliedOn: facts.issuedOn,
      seller: { name: agency.legalName, address: agency.postalAddress },
      buyer: company,
      lines: [
        {
          name: "Website Maintenance",
          quantityHundredths: 200,
          unitCents: 5_000,
          totalCents: 10_000,
        },
      ],
      ...{ netCents: 10_000, taxHundredths: 0, taxCents: 0, totalCents: 10_000 },
      payment: { by: "Venmo", on: facts.issuedOn },
    });
    const events = await shop.db
      .selectFrom("order_events")
      .select("kind")
      .where("order_id", "=", order.id)
      .where("kind", "=", "invoice-issued")
      .execute();
    expect(events).toHaveLength(1);
  });

  test("has one invoice, however often and by whomever it is asked for", async () => {
    const order = await placePaidOrder(shop);
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        issue(shop, order, { ...company, company: `Company ${n}` }, n % 2 ? "buyer" : "owner"),
      ),
    );
    expect(new Set(asked.map(({ number }) => number)).size).toBe(1);
    expect(new Set(asked.map(({ facts }) => facts.buyer.company)).size).toBe(1);
    expect(await invoicesWhere(shop, "order_id", order.id)).toHaveLength(1);
  });

  test("shows the billing address of the payment when no address is given", async () => {
    const { order } = await sell(shop);
    const { facts } = await issue(shop, order, { ...company, address: "" });
    expect(facts.buyer).toEqual({ ...company, address: "1 Main St\nDenver, CO 80202" });
    const other = await sell(shop);
    expect((await issue(shop, other.order)).facts.buyer.address).toBe(company.address);
  });

  test("shows no address when none was entered with the payment", async () => {
    const order = await placePaidOrder(shop);
    expect((await issue(shop, order, { ...company, address: "" })).facts.buyer.address).toBe("");
  });

  test("names the card that paid for it", async () => {
    const { order } = await sell(shop);
    const { facts } = await issue(shop, order);
    expect(facts.payment?.by).toBe("Card ending in 1111");
  });
});

test("an order that is not paid, or is refunded, has none, and takes no number", async () => {
  const before = (await allInvoices(shop)).length;
  const open = await placeClaim(shop);
  const gone = await placePaidOrder(shop);
  await setState(shop, gone, "refunded");
  for (const order of [open, gone])
    await expect(issue(shop, order)).rejects.toMatchObject({ code: "not-paid" });
  const next = await issue(shop, await placePaidOrder(shop));
  expect(await allInvoices(shop)).toHaveLength(before + 1);
  expect(next.number).toBe(numberOf(await countOf("invoice")));
});

test("a transaction that fails after it was numbered gives its number to the next one", async () => {
  const order = await placePaidOrder(shop);
  const failing = shop.db.transaction().execute(async (trx) => {
    await issueInvoice(shop, trx, order.id, company, "buyer");
    throw new Error("the power went out");
  });
  await expect(failing).rejects.toThrow("the power went out");
  const { number } = await issue(shop, await placePaidOrder(shop));
  expect(number).toBe(numberOf(await countOf("invoice")));
});

test("a year begins with number one, on the owner's calendar", async () => {
  const days = 366 - Math.floor((Date.now() - Date.UTC(year(), 0, 1)) / 86_400_000);
  shop.passTime(days * 86_400);
  const { number } = await issue(shop, await placePaidOrder(shop));
  shop.passTime(-days * 86_400);
  expect(number).toBe(`${year() + 1}-0001`);
});

test.each([
  ["changed", "update invoices set facts = facts || '{\"totalCents\": 1}' where id = $id"],
  ["numbered again", "update invoices set number = 'x', facts = '{}' where id = $id"],
  ["deleted", "delete from invoices where id = $id"],
  ["given to another order", "update invoices set order_id = order_id - 1 where id = $id"],
  ["said not to be paid", "update invoices set paid_at = null where id = $id"],
])("an invoice cannot be %s", async (_what, statement) => {
  const { id } = await issue(shop, await placePaidOrder(shop));
  const run = sql.raw(statement.replace("$id", String(id))).execute(shop.db);
  await expect(run).rejects.toMatchObject({ code: RESTRICT });
});

describe("a payment request", () => {
  test("has an invoice of each part by itself when it is paid, with the client's facts and its share of the tax", async () => {
    const { id, token } = await sendAccepted(shop, { taxHundredths: 825 });
    expect(await payOpen(shop, token)).toMatchObject({ success: true });
    const [deposit] = await paymentsFor(shop, id);
    const [invoice] = await invoicesWhere(shop, "instalment_id", deposit?.id ?? 0);
    const cents = deposit?.cents ?? 0;
    expect(invoice?.facts).toMatchObject({
      buyer: { name: "Greta Holm", company: "Holm Ceramics" },
      lines: [{ name: "Growth package, up to 10 pages" }, { name: "Product photos" }],
      part: { kind: "deposit", ofCents: 350_730 },
      taxHundredths: 825,
      taxCents: deposit?.tax_cents,
      netCents: cents - (deposit?.tax_cents ?? 0),
      totalCents: cents,
      payment: { by: "Card ending in 1111" },
    });
    expect(invoice?.facts.dueOn).toBeUndefined();
    // Asked for on the order page, it is the same one.
    const again = await issue(shop, { id: invoice?.order_id ?? 0 });
    expect(again.number).toBe(invoice?.number);
  });

  test("shows the billing address of the payment when the client has none", async () => {
    const { id, token } = await sendAccepted(shop, {
      client: { ...buildContent().client, address: "" },
    });
    expect(await payOpen(shop, token)).toMatchObject({ success: true });
    const [deposit] = await paymentsFor(shop, id);
    const [invoice] = await invoicesWhere(shop, "instalment_id", deposit?.id ?? 0);
    expect(invoice?.facts.buyer).toMatchObject({
      name: "Greta Holm",
      address: "1 Main St\nDenver, CO 80202",
    });
  });

  test("by invoice has it when it is sent, and is paid later without a change of it", async () => {
    const { id, token } = await sendNew(shop, { terms: "net15" });
    const [whole] = await paymentsFor(shop, id);
    const [sent] = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
    expect(sent).toMatchObject({ order_id: null, paid_at: null });
    expect(sent?.facts).toMatchObject({ dueOn: whole?.due_on, totalCents: 324_000 });
    expect(sent?.facts.payment).toBeUndefined();
    expect(sent?.facts.lines).toEqual([
      {
        name: "Growth package, up to 10 pages",
        ...{ quantityHundredths: 100, unitCents: 300_000, totalCents: 300_000 },
      },
      {
        name: "Product photos",
        ...{ quantityHundredths: 150, unitCents: 16_000, totalCents: 24_000 },
      },
    ]);
    expect(await payOpen(shop, token)).toMatchObject({ success: true });
    const after = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
    expect(after).toHaveLength(1);
    expect(after[0]?.facts).toEqual(sent?.facts);
    expect(after[0]?.order_id).toBeGreaterThan(0);
    expect(after[0]?.paid_at).toBeInstanceOf(Date);
  });

  test("that is corrected makes its unpaid invoice void, keeps the number and issues another", async () => {
    const { id, content } = await sendNew(shop, { terms: "net15" });
    await sendRequest(shop, id, { revision: 2, content: { ...content, title: "Corrected" } }, by);
    const [whole] = await paymentsFor(shop, id);
    const [first, second] = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
    expect(first?.void_at).toBeInstanceOf(Date);
    expect(second?.void_at).toBeNull();
    expect(second?.number).not.toBe(first?.number);
    await voidRequest(shop, id, 3, by);
    const all = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
    expect(all.map(({ void_at }) => void_at !== null)).toEqual([true, true]);
  });

  test("that is paid by hand has one too", async () => {
    const { id } = await sendAccepted(shop, { terms: "all" });
    const [whole] = await paymentsFor(shop, id);
    const paid = { instalment: whole?.id ?? 0, cents: whole?.cents ?? 0 };
    expect(await recordManualPayment(shop, id, { ...paid, method: "manual" }, by)).toBe(true);
    const [invoice] = await invoicesWhere(shop, "instalment_id", paid.instalment);
    expect(invoice?.facts).toMatchObject({ payment: { by: "Direct payment" } });
    expect(invoice?.facts.lines).toHaveLength(2);
  });
});

describe("a refund", () => {
  test("of an order with an invoice issues a credit note of a series of its own", async () => {
    const before = await countOf("credit_note");
    const sale = await sell(shop);
    const invoice = await issue(shop, sale.order);
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
    await workOnRefunds(shop);
    const [, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    const number = `CN-${numberOf(before + 1)}`;
    expect(note).toMatchObject({ kind: "credit_note", number, credits_id: invoice.id });
    expect(note?.facts).toMatchObject({
      credits: { number: invoice.number, issuedOn: invoice.facts.issuedOn },
      buyer: company,
      totalCents: 1_000,
      payment: { by: "Card ending in 1111" },
    });
    // Looked at again when it settles, it is not credited again.
    await workOnRefunds(shop);
    expect(await invoicesWhere(shop, "order_id", sale.order.id)).toHaveLength(2);
  });

  test("of an order without an invoice issues none, until one is asked for", async () => {
    const sale = await sell(shop);
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
    await workOnRefunds(shop);
    expect(await invoicesWhere(shop, "order_id", sale.order.id)).toEqual([]);
    const { facts } = await issue(shop, sale.order);
    expect(facts.totalCents).toBe(4_900);
    const [, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    expect(note?.facts).toMatchObject({ totalCents: 1_000 });
  });

  test("that fails in the end makes its credit note void", async () => {
    const sale = await sell(shop);
    await issue(shop, sale.order);
    await settleSale(shop, sale);
    const { id } = await refund(shop, sale, 1_000);
    await workOnRefunds(shop);
    const row = await shop.db
      .selectFrom("refunds")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await markFailed(shop, row, "the bank sent it back");
    const [invoice, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    expect(invoice?.void_at).toBeNull();
    expect(note?.void_at).toBeInstanceOf(Date);
  });

  test("of a whole installment names its part; a smaller one does not", async () => {
    const refunded = async (cents?: number) => {
      const { id } = await sendAccepted(shop);
      const [deposit] = await paymentsFor(shop, id);
      const paid = { instalment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
      await recordManualPayment(shop, id, { ...paid, method: "manual" }, by);
      const [invoice] = await invoicesWhere(shop, "instalment_id", paid.instalment);
      const orderId = invoice?.order_id ?? 0;
      const all = { key: crypto.randomUUID(), cents: cents ?? paid.cents, endAccess: false };
      await requestRefund(shop, orderId, { ...all, reason: "goodwill" }, by);
      const [, note] = await invoicesWhere(shop, "order_id", orderId);
      return note?.facts;
    };
    expect(await refunded()).toMatchObject({ part: { kind: "deposit", ofCents: 324_000 } });
    expect((await refunded(1_000))?.part).toBeUndefined();
  });

  test("by parts takes back all of the tax, to the cent", async () => {
    const { id } = await sendAccepted(shop, {
      terms: "all",
      taxHundredths: 825,
      lines: [{ name: "Logo", quantityHundredths: 100, unitCents: 9_999 }],
    });
    const [whole] = await paymentsFor(shop, id);
    const paid = { instalment: whole?.id ?? 0, cents: whole?.cents ?? 0 };
    await recordManualPayment(shop, id, { ...paid, method: "manual" }, by);
    const [invoice] = await invoicesWhere(shop, "instalment_id", paid.instalment);
    const order = { id: invoice?.order_id ?? 0 };
    for (const cents of [3_333, 3_333, paid.cents - 6_666])
      await requestRefund(
        shop,
        order.id,
        { key: crypto.randomUUID(), cents, reason: "goodwill", endAccess: false },
        by,
      );
    const notes = (await invoicesWhere(shop, "order_id", order.id)).slice(1);
    const sum = (of: "taxCents" | "netCents" | "totalCents") =>
      notes.reduce((cents, { facts }) => cents + facts[of], 0);
    expect([sum("netCents"), sum("taxCents"), sum("totalCents")]).toEqual([9_999, 825, 10_824]);
    for (const { facts } of notes) expect(facts.netCents + facts.taxCents).toBe(facts.totalCents);
  });
});
