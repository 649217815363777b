import type { DraftContent, InstallmentKind } from "@agency/contract/api/payment-requests";
import { calculateTotals } from "@agency/contract/offers/payment-request-totals";
import type { RawBuilder } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Instalment, Order, PaymentRequest } from "../db/tables.ts";
import { ApiError } from "../errors.ts";
import { findActiveAttempt, lockOrder, recordEvent } from "../orders/orders.ts";

interface PlannedInstallment {
  kind: InstallmentKind;
  cents: number;
  taxCents: number;
}

/** Deposit and balance, or all at once. The tax is shared like the amount, and no cent of it is lost. */
export function planInstallments({
  lines,
  taxHundredths,
  terms,
  depositPercent,
}: DraftContent): PlannedInstallment[] {
  const sums = calculateTotals(lines, taxHundredths, terms, depositPercent);
  const { totalCents, taxCents, nowCents, laterCents } = sums;
  if (laterCents === 0) return [{ kind: "whole", cents: totalCents, taxCents }];
  const nowTax = Math.round((taxCents * nowCents) / totalCents);
  return [
    { kind: "deposit", cents: nowCents, taxCents: nowTax },
    { kind: "balance", cents: laterCents, taxCents: taxCents - nowTax },
  ];
}

/** Rows are kept by position, because canceled orders refer to them; those of a removed row move to the first. */
export async function saveInstallments(
  trx: Trx,
  requestId: number,
  plan: readonly PlannedInstallment[],
  first: { due_on: string | null; opened_at: RawBuilder<Date> | null },
): Promise<Instalment[]> {
  const [kept, ...others] = await findInstallments(trx, requestId);
  const removed = others.filter(({ position }) => position > plan.length).map(({ id }) => id);
  if (kept && removed.length > 0) {
    await trx
      .updateTable("orders")
      .set({ instalment_id: kept.id })
      .where("instalment_id", "in", removed)
      .execute();
    await trx.deleteFrom("instalments").where("id", "in", removed).execute();
  }
  const rows = plan.map(({ kind, cents, taxCents }, index) => ({
    request_id: requestId,
    position: index + 1,
    kind,
    cents,
    tax_cents: taxCents,
    due_on: index === 0 ? first.due_on : null,
    opened_at: index === 0 ? first.opened_at : null,
  }));
  return trx
    .insertInto("instalments")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["request_id", "position"]).doUpdateSet((row) => ({
        kind: row.ref("excluded.kind"),
        cents: row.ref("excluded.cents"),
        tax_cents: row.ref("excluded.tax_cents"),
        due_on: row.ref("excluded.due_on"),
        opened_at: row.ref("excluded.opened_at"),
      })),
    )
    .returningAll()
    .execute();
}

export function findInstallments(db: Db, requestId: number): Promise<Instalment[]> {
  return db
    .selectFrom("instalments")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("position")
    .execute();
}

const deleted = new ApiError(404, "unknown-request", "This payment request was deleted.");

/** Holds the request for the caller's transaction. Always before an order of it is locked. */
export function lockRequest(trx: Trx, id: number): Promise<PaymentRequest> {
  return trx
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => deleted);
}

/** The order that pays for it, or is about to; one that was cancelled pays for nothing. */
export function findInstallmentOrder(db: Db, instalmentId: number): Promise<Order | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("instalment_id", "=", instalmentId)
    .where("state", "<>", "cancelled")
    .executeTakeFirst();
}

const beingPaid = new ApiError(
  409,
  "being-paid",
  "The client is paying right now. Please look again in a minute.",
);
const claimed = new ApiError(
  409,
  "claimed",
  "The client says that it is paid by Venmo. Confirm or cancel that payment first.",
);

/**
 * What is about to change cannot be paid at its old amount any more: an order that waits is cancelled, and one that is
 * being paid holds the change up. Under the request's lock nobody can begin to pay.
 */
export async function cancelPendingOrders(
  trx: Trx,
  instalments: readonly Instalment[],
  by: { owner: string },
) {
  for (const { id, paid_at } of instalments) {
    const found = paid_at ? undefined : await findInstallmentOrder(trx, id);
    if (!found) continue;
    const order = await lockOrder(trx, found.id);
    if (await findActiveAttempt(trx, order.id)) throw beingPaid;
    if (order.state === "claimed") throw claimed;
    if (order.state !== "pending") continue;
    await trx
      .updateTable("orders")
      .set({ state: "cancelled" })
      .where("id", "=", order.id)
      .execute();
    await recordEvent(trx, order.id, "cancelled", by);
  }
}

export interface InstallmentPayment extends Instalment {
  order?: Order;
  attempt?: Attempt;
}

/** Each with the order that pays for it and the attempt that holds its money. */
export async function findInstallmentPayments(
  db: Db,
  requestId: number,
): Promise<InstallmentPayment[]> {
  const rows = await findInstallments(db, requestId);
  return Promise.all(
    rows.map(async (row) => {
      const order = await findInstallmentOrder(db, row.id);
      const attempt = order && (await findActiveAttempt(db, order.id));
      return { ...row, ...(order && { order }), ...(attempt && { attempt }) };
    }),
  );
}

/** Where a payment is. Nothing can be paid of a request that is void. */
export function installmentState({ paid_at, opened_at, order, attempt }: InstallmentPayment) {
  if (paid_at) return "paid";
  if (attempt) return "paying";
  if (order?.state === "claimed") return "claimed";
  return opened_at ? "open" : "later";
}
