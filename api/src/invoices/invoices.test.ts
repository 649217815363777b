import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allInvoices, company, invoicesWhere, issue } from "../../testing/invoices.ts";
import { placeClaim, placePaidOrder, setState } from "../../testing/orders.ts";
import {
  createSale,
  listRefunds,
  processRefunds,
  refund,
  settleSale,
} from "../../testing/refunds.ts";
import {
  buildContent,
  by,
  listInstallments,
  payOpenInstallment,
  recordInstallmentPayment,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { sendRequest, voidRequest } from "../payment-requests/payment-requests.ts";
import { requestRefund } from "../payments/payments.ts";
import { markFailed } from "../payments/refunds/transitions.ts";
import { syncRefund } from "../payments/webhooks.ts";
import { issueInvoice } from "./invoices.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

const RESTRICT = "23001";
const year = () =>
  Number(new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone: agency.timeZone }).format());
/** "2026-0007" for 7. */
const formatNumber = (n: number) => `${year()}-${String(n).padStart(4, "0")}`;

const countInvoices = async (kind: string) =>
  (await allInvoices(shop)).filter((invoice) => invoice.kind === kind).length;

describe("a paid order", () => {
  test("has an invoice with everything that Article 226 requires, and an event", async () => {
    const before = await countInvoices("invoice");
    const order = await placePaidOrder(shop, { plan: "Website Maintenance", amount: "100" });
    const { snapshot, number, order_id, paid_at } = await issue(shop, order);
    expect([number, order_id]).toEqual([formatNumber(before + 1), order.id]);
    expect(paid_at).toBeInstanceOf(Date);
    expect(snapshot).toMatchObject({
      kind: "invoice",
      number,
      order: order.number,
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      suppliedOn: snapshot.issuedOn,
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
      ...{ netCents: 10_000, taxBasisPoints: 0, taxCents: 0, totalCents: 10_000 },
      payment: { by: "Venmo", on: snapshot.issuedOn },
    });
    const events = await shop.db
      .selectFrom("order_events")
      .select("kind")
      .where("order_id", "=", order.id)
      .where("kind", "=", "invoice-issued")
      .execute();
    expect(events).toHaveLength(1);
  });

  test("has one invoice when buyer and owner request it several times", async () => {
    const order = await placePaidOrder(shop);
    const issued = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        issue(shop, order, { ...company, company: `Company ${n}` }, n % 2 ? "buyer" : "owner"),
      ),
    );
    expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
    expect(new Set(issued.map(({ snapshot }) => snapshot.buyer.company)).size).toBe(1);
    expect(await invoicesWhere(shop, "order_id", order.id)).toHaveLength(1);
  });

  test("shows the billing address of the payment when no address is given", async () => {
    const { order } = await createSale(shop);
    const { snapshot } = await issue(shop, order, { ...company, address: "" });
    expect(snapshot.buyer).toEqual({ ...company, address: "1 Main St\nDenver, CO 80202" });
    const other = await createSale(shop);
    expect((await issue(shop, other.order)).snapshot.buyer.address).toBe(company.address);
  });

  test("shows no address when none was entered with the payment", async () => {
    const order = await placePaidOrder(shop);
    expect((await issue(shop, order, { ...company, address: "" })).snapshot.buyer.address).toBe("");
  });

  test("names the card that paid for it", async () => {
    const { order } = await createSale(shop);
    const { snapshot } = await issue(shop, order);
    expect(snapshot.payment?.by).toBe("Card ending in 1111");
  });
});

test("rejects an invoice and assigns no number when the order is unpaid or refunded", async () => {
  const before = (await allInvoices(shop)).length;
  const unpaid = await placeClaim(shop);
  const refunded = await placePaidOrder(shop);
  await setState(shop, refunded, "refunded");
  for (const order of [unpaid, refunded])
    await expect(issue(shop, order)).rejects.toMatchObject({ code: "not-paid" });
  const next = await issue(shop, await placePaidOrder(shop));
  expect(await allInvoices(shop)).toHaveLength(before + 1);
  expect(next.number).toBe(formatNumber(await countInvoices("invoice")));
});

test("reuses the number when the transaction fails after it was assigned", async () => {
  const order = await placePaidOrder(shop);
  const failing = shop.db.transaction().execute(async (trx) => {
    await issueInvoice(shop, trx, order.id, company, "buyer");
    throw new Error("transaction failed");
  });
  await expect(failing).rejects.toThrow("transaction failed");
  const { number } = await issue(shop, await placePaidOrder(shop));
  expect(number).toBe(formatNumber(await countInvoices("invoice")));
});

test("starts every year with number one, in the owner's time zone", async () => {
  const days = 366 - Math.floor((Date.now() - Date.UTC(year(), 0, 1)) / 86_400_000);
  shop.passTime(days * 86_400);
  const { number } = await issue(shop, await placePaidOrder(shop));
  shop.passTime(-days * 86_400);
  expect(number).toBe(`${year() + 1}-0001`);
});

test.each([
  ["changed", "update invoices set snapshot = snapshot || '{\"totalCents\": 1}' where id = $id"],
  ["renumbered", "update invoices set number = 'x', snapshot = '{}' where id = $id"],
  ["deleted", "delete from invoices where id = $id"],
  ["moved to another order", "update invoices set order_id = order_id - 1 where id = $id"],
  ["marked unpaid", "update invoices set paid_at = null where id = $id"],
])("prevents an invoice from being %s", async (_change, statement) => {
  const { id } = await issue(shop, await placePaidOrder(shop));
  const run = sql.raw(statement.replace("$id", String(id))).execute(shop.db);
  await expect(run).rejects.toMatchObject({ code: RESTRICT });
});

describe("a payment request", () => {
  test("issues an invoice for each paid installment with its share of the tax", async () => {
    const { id, token } = await sendAcceptedRequest(shop, { taxBasisPoints: 825 });
    expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
    const [deposit] = await listInstallments(shop, id);
    const [invoice] = await invoicesWhere(shop, "installment_id", deposit?.id ?? 0);
    const cents = deposit?.cents ?? 0;
    expect(invoice?.snapshot).toMatchObject({
      buyer: { name: "Greta Holm", company: "Holm Ceramics" },
      lines: [{ name: "Growth package, up to 10 pages" }, { name: "Product photos" }],
      part: { kind: "deposit", ofCents: 350_730 },
      taxBasisPoints: 825,
      taxCents: deposit?.tax_cents,
      netCents: cents - (deposit?.tax_cents ?? 0),
      totalCents: cents,
      payment: { by: "Card ending in 1111" },
    });
    expect(invoice?.snapshot.dueOn).toBeUndefined();
    // A request on the order page returns the same invoice.
    const again = await issue(shop, { id: invoice?.order_id ?? 0 });
    expect(again.number).toBe(invoice?.number);
  });

  test("shows the billing address of the payment when the client has none", async () => {
    const { id, token } = await sendAcceptedRequest(shop, {
      client: { ...buildContent().client, address: "" },
    });
    expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
    const [deposit] = await listInstallments(shop, id);
    const [invoice] = await invoicesWhere(shop, "installment_id", deposit?.id ?? 0);
    expect(invoice?.snapshot.buyer).toMatchObject({
      name: "Greta Holm",
      address: "1 Main St\nDenver, CO 80202",
    });
  });

  test("issues a net15 invoice when it is sent, and does not change it when it is paid", async () => {
    const { id, token } = await sendPaymentRequest(shop, { terms: "net15" });
    const [installment] = await listInstallments(shop, id);
    const [sent] = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
    expect(sent).toMatchObject({ order_id: null, paid_at: null });
    expect(sent?.snapshot).toMatchObject({ dueOn: installment?.due_on, totalCents: 324_000 });
    expect(sent?.snapshot.payment).toBeUndefined();
    expect(sent?.snapshot.lines).toEqual([
      {
        name: "Growth package, up to 10 pages",
        ...{ quantityHundredths: 100, unitCents: 300_000, totalCents: 300_000 },
      },
      {
        name: "Product photos",
        ...{ quantityHundredths: 150, unitCents: 16_000, totalCents: 24_000 },
      },
    ]);
    expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
    const after = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
    expect(after).toHaveLength(1);
    expect(after[0]?.snapshot).toEqual(sent?.snapshot);
    expect(after[0]?.order_id).toBeGreaterThan(0);
    expect(after[0]?.paid_at).toBeInstanceOf(Date);
  });

  test("voids the unpaid invoice when it is corrected, and issues another number", async () => {
    const { id, content } = await sendPaymentRequest(shop, { terms: "net15" });
    await sendRequest(shop, id, { revision: 2, content: { ...content, title: "Corrected" } }, by);
    const [installment] = await listInstallments(shop, id);
    const [first, second] = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
    expect(first?.void_at).toBeInstanceOf(Date);
    expect(second?.void_at).toBeNull();
    expect(second?.number).not.toBe(first?.number);
    await voidRequest(shop, id, 3, by);
    const all = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
    expect(all.map(({ void_at }) => void_at !== null)).toEqual([true, true]);
  });

  test("issues an invoice when a payment is recorded manually", async () => {
    const { id } = await sendAcceptedRequest(shop, { terms: "upfront" });
    const [installment] = await listInstallments(shop, id);
    expect(await recordInstallmentPayment(shop, id)).toBe(true);
    const [invoice] = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
    expect(invoice?.snapshot).toMatchObject({ payment: { by: "Direct payment" } });
    expect(invoice?.snapshot.lines).toHaveLength(2);
  });
});

describe("a refund", () => {
  test("issues a credit note in a separate series when the order has an invoice", async () => {
    const before = await countInvoices("credit_note");
    const sale = await createSale(shop);
    const invoice = await issue(shop, sale.order);
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
    await processRefunds(shop);
    const [, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    const number = `CN-${formatNumber(before + 1)}`;
    expect(note).toMatchObject({ kind: "credit_note", number, credited_invoice_id: invoice.id });
    expect(note?.snapshot).toMatchObject({
      credits: { number: invoice.number, issuedOn: invoice.snapshot.issuedOn },
      buyer: company,
      totalCents: 1_000,
      payment: { by: "Card ending in 1111" },
    });
    // Processing the refund again when it settles issues no second credit note.
    await processRefunds(shop);
    expect(await invoicesWhere(shop, "order_id", sale.order.id)).toHaveLength(2);
  });

  test("issues no credit note without an invoice until one is requested", async () => {
    const sale = await createSale(shop);
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
    await processRefunds(shop);
    expect(await invoicesWhere(shop, "order_id", sale.order.id)).toEqual([]);
    const { snapshot } = await issue(shop, sale.order);
    expect(snapshot.totalCents).toBe(4_900);
    const [, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    expect(note?.snapshot).toMatchObject({ totalCents: 1_000 });
  });

  test("voids the credit note when the refund fails", async () => {
    const sale = await createSale(shop);
    await issue(shop, sale.order);
    await settleSale(shop, sale);
    const { id } = await refund(shop, sale, 1_000);
    await processRefunds(shop);
    const row = await shop.db
      .selectFrom("refunds")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await markFailed(shop, row, "the bank rejected it");
    const [invoice, note] = await invoicesWhere(shop, "order_id", sale.order.id);
    expect(invoice?.void_at).toBeNull();
    expect(note?.void_at).toBeInstanceOf(Date);
  });

  test("names the installment on the credit note only when all of it is refunded", async () => {
    const refundDeposit = async (cents?: number) => {
      const { id } = await sendAcceptedRequest(shop);
      const [deposit] = await listInstallments(shop, id);
      await recordInstallmentPayment(shop, id);
      const [invoice] = await invoicesWhere(shop, "installment_id", deposit?.id ?? 0);
      const orderId = invoice?.order_id ?? 0;
      const request = {
        idempotencyKey: crypto.randomUUID(),
        cents: cents ?? deposit?.cents ?? 0,
        endAccess: false,
      };
      await requestRefund(shop, orderId, { ...request, reason: "goodwill" }, by);
      const [, note] = await invoicesWhere(shop, "order_id", orderId);
      return note?.snapshot;
    };
    expect(await refundDeposit()).toMatchObject({ part: { kind: "deposit", ofCents: 324_000 } });
    expect((await refundDeposit(1_000))?.part).toBeUndefined();
  });

  test("credits all of the tax to the cent after several partial refunds", async () => {
    const { id } = await sendAcceptedRequest(shop, {
      terms: "upfront",
      taxBasisPoints: 825,
      lines: [{ name: "Logo", quantityHundredths: 100, unitCents: 9_999 }],
    });
    const [installment] = await listInstallments(shop, id);
    const paid = { installment: installment?.id ?? 0, cents: installment?.cents ?? 0 };
    await recordInstallmentPayment(shop, id);
    const [invoice] = await invoicesWhere(shop, "installment_id", paid.installment);
    const order = { id: invoice?.order_id ?? 0 };
    for (const cents of [3_333, 3_333, paid.cents - 6_666])
      await requestRefund(
        shop,
        order.id,
        { idempotencyKey: crypto.randomUUID(), cents, reason: "goodwill", endAccess: false },
        by,
      );
    const notes = (await invoicesWhere(shop, "order_id", order.id)).slice(1);
    const sum = (field: "taxCents" | "netCents" | "totalCents") =>
      notes.reduce((cents, { snapshot }) => cents + snapshot[field], 0);
    expect([sum("netCents"), sum("taxCents"), sum("totalCents")]).toEqual([9_999, 825, 10_824]);
    for (const { snapshot } of notes)
      expect(snapshot.netCents + snapshot.taxCents).toBe(snapshot.totalCents);
  });

  test("does not count the voided credit note of a failed refund as credited tax", async () => {
    const { token } = await sendAcceptedRequest(shop, {
      terms: "upfront",
      taxBasisPoints: 825,
      lines: [{ name: "Logo", quantityHundredths: 100, unitCents: 10_000 }],
    });
    const { id = "" } = await payOpenInstallment(shop, token);
    const order = await shop.db
      .selectFrom("orders")
      .innerJoin("payment_attempts", "order_id", "orders.id")
      .selectAll("orders")
      .where("transaction_id", "=", id)
      .executeTakeFirstOrThrow();
    const sale = { id, order };
    await settleSale(shop, sale);
    await refund(shop, sale, 8_660);
    await processRefunds(shop);
    const [first] = await listRefunds(shop, sale);
    shop.emulator.failRefund(first?.gateway_id ?? "");
    await syncRefund(shop, first?.gateway_id ?? "");
    await refund(shop, sale, 8_660);
    await processRefunds(shop);
    const [, voided, note] = await invoicesWhere(shop, "order_id", order.id);
    expect(voided?.void_at).toBeInstanceOf(Date);
    expect(note?.snapshot).toMatchObject({ netCents: 8_000, taxCents: 660, totalCents: 8_660 });
  });
});
