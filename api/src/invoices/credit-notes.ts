import { dayOf } from "@agency/contract/format/dates";
/** Money that went back takes as much of the invoice back, under the order's lock. */
import type { Trx } from "../db/database.ts";
import type { Invoice, Order, Refund } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findActiveAttempt, recordEvent } from "../orders/orders.ts";
import { paymentMethodLabel } from "./build-snapshot.ts";
import { findInvoiceByOrder } from "./find.ts";
import { insertInvoice } from "./insert-invoice.ts";

/** Nothing for an order without an invoice: the order page says what was refunded. */
export async function creditRefund(deps: Deps, trx: Trx, order: Order, refund: Refund) {
  const invoice = await findInvoiceByOrder(trx, order.id);
  if (invoice) await credit(deps, trx, order, invoice, refund);
}

/** An invoice that is asked for after a part went back is for the whole, and the part is credited at once. */
export async function creditEarlierRefunds(deps: Deps, trx: Trx, order: Order, invoice: Invoice) {
  if (order.refunded_cents === 0) return;
  const refunds = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("state", "in", ["accepted", "settled"])
    .orderBy("accepted_at")
    .execute();
  for (const refund of refunds) await credit(deps, trx, order, invoice, refund);
}

async function credit(deps: Deps, trx: Trx, order: Order, invoice: Invoice, refund: Refund) {
  const { facts } = invoice;
  const { cents } = refund;
  const taxCents = await taxOf(trx, invoice, cents);
  const netCents = cents - taxCents;
  const whole = cents === facts.totalCents;
  const name = `Refund of a part of invoice ${invoice.number}`;
  const { dueOn: _due, suppliedOn: _supplied, part, ...same } = facts;
  const note = await insertInvoice(
    deps,
    trx,
    {
      ...same,
      kind: "credit_note",
      order: order.number,
      credits: { number: invoice.number, issuedOn: facts.issuedOn },
      lines: whole
        ? facts.lines
        : [{ name, quantityHundredths: 100, unitCents: netCents, totalCents: netCents }],
      ...(whole && part && { part }),
      netCents,
      taxCents,
      totalCents: cents,
      payment: {
        by: paymentMethodLabel(order, await findActiveAttempt(trx, order.id)),
        on: dayOf(refund.accepted_at ?? refund.requested_at),
      },
    },
    {
      order_id: order.id,
      instalment_id: invoice.instalment_id,
      paid_at: refund.accepted_at,
      credits_id: invoice.id,
      refund_id: refund.id,
    },
  );
  await recordEvent(trx, order.id, "credit-note-issued", "system", { number: note.number });
}

/** Its share of the tax; the last one gets what is left, so that no cent stays over. */
async function taxOf(trx: Trx, { id, facts }: Invoice, cents: number) {
  const { totalCents, taxCents } = facts;
  const earlier = await trx
    .selectFrom("invoices")
    .select("facts")
    .where("credits_id", "=", id)
    .where("void_at", "is", null)
    .execute();
  const credited = earlier.reduce((sum, note) => sum + note.facts.totalCents, 0);
  const creditedTax = earlier.reduce((sum, note) => sum + note.facts.taxCents, 0);
  if (credited + cents >= totalCents) return taxCents - creditedTax;
  return Math.round((taxCents * cents) / totalCents);
}

/** The money came back to us after all: the credit note is void, and its number stays. */
export async function voidCreditNote({ now }: Deps, trx: Trx, refund: Pick<Refund, "id">) {
  const note = await trx
    .updateTable("invoices")
    .set({ void_at: now() })
    .where("refund_id", "=", refund.id)
    .where("void_at", "is", null)
    .returning(["number", "order_id"])
    .executeTakeFirst();
  if (note?.order_id)
    await recordEvent(trx, note.order_id, "credit-note-void", "system", { number: note.number });
}
