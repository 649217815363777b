import { dayOf } from "@agency/contract/format/dates";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Invoice, Order, Refund } from "../db/tables.ts";
import { findActiveAttempt, recordEvent } from "../orders/orders.ts";
import { paymentMethodLabel } from "./build-snapshot.ts";
import { findInvoiceByOrder } from "./find.ts";
import { insertInvoice } from "./insert-invoice.ts";

/** Issues a credit note for a refund, unless the order has no invoice. The caller holds the order lock. */
export async function creditRefund(deps: Deps, trx: Trx, order: Order, refund: Refund) {
  const invoice = await findInvoiceByOrder(trx, order.id);
  if (invoice) await issueCreditNote(deps, trx, order, invoice, refund);
}

/** An invoice is always for the full amount, so refunds from before it was issued are credited immediately. */
export async function creditEarlierRefunds(deps: Deps, trx: Trx, order: Order, invoice: Invoice) {
  if (order.refunded_cents === 0) return;
  const refunds = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("state", "in", ["accepted", "settled"])
    .orderBy("accepted_at")
    .execute();
  for (const refund of refunds) await issueCreditNote(deps, trx, order, invoice, refund);
}

async function issueCreditNote(
  deps: Deps,
  trx: Trx,
  order: Order,
  invoice: Invoice,
  refund: Refund,
) {
  const { snapshot } = invoice;
  const { cents } = refund;
  const taxCents = await calculateTaxShare(trx, invoice, cents);
  const netCents = cents - taxCents;
  const isFullRefund = cents === snapshot.totalCents;
  const name = `Partial refund of invoice ${invoice.number}`;
  const { dueOn: _due, suppliedOn: _supplied, part, ...content } = snapshot;
  const note = await insertInvoice(
    deps,
    trx,
    {
      ...content,
      kind: "credit_note",
      order: order.number,
      credits: { number: invoice.number, issuedOn: snapshot.issuedOn },
      lines: isFullRefund
        ? snapshot.lines
        : [{ name, quantityHundredths: 100, unitCents: netCents, totalCents: netCents }],
      part: isFullRefund ? part : undefined,
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
      installment_id: invoice.installment_id,
      paid_at: refund.accepted_at,
      credited_invoice_id: invoice.id,
      refund_id: refund.id,
    },
  );
  await recordEvent(trx, order.id, "credit-note-issued", "system", { number: note.number });
}

/** The tax share of the refund. The last refund gets the remainder, so that no cent is lost to rounding. */
async function calculateTaxShare(trx: Trx, { id, snapshot }: Invoice, cents: number) {
  const { totalCents, taxCents } = snapshot;
  const earlier = await trx
    .selectFrom("invoices")
    .select("snapshot")
    .where("credited_invoice_id", "=", id)
    .where("void_at", "is", null)
    .execute();
  const credited = earlier.reduce((sum, note) => sum + note.snapshot.totalCents, 0);
  const creditedTax = earlier.reduce((sum, note) => sum + note.snapshot.taxCents, 0);
  if (credited + cents >= totalCents) return taxCents - creditedTax;
  return Math.round((taxCents * cents) / totalCents);
}

/** Voids the credit note of a failed refund. It keeps its number. */
export async function voidCreditNote({ now }: Deps, trx: Trx, refund: Pick<Refund, "id">) {
  const note = await trx
    .updateTable("invoices")
    .set({ void_at: now() })
    .where("refund_id", "=", refund.id)
    .where("void_at", "is", null)
    .returning(["number", "order_id"])
    .executeTakeFirst();
  if (note?.order_id)
    await recordEvent(trx, note.order_id, "credit-note-voided", "system", { number: note.number });
}
