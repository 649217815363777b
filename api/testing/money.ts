/** Compares the amounts of every sale with the gateway. */
import type { Audit } from "@agency/braintree-emulator/audit";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";

export interface SaleAmounts {
  takenCents: number;
  refundedCents: number;
  lostCents: number;
}

/** Sales whose amounts in the database differ from the gateway's. */
export async function findMoneyMismatches(db: Database, audit: Audit) {
  const stored = await readStoredAmounts(db);
  // A declined settlement never arrived; it is reported to the owner instead.
  const received = audit.transactions.filter(({ status }) => status !== "settlement_declined");
  const sales = received.filter(({ type, money }) => type === "sale" && money);
  return sales.flatMap(({ id, money }) => {
    const ours = stored.get(id);
    if (!ours || !money) return [];
    const theirs: SaleAmounts = {
      takenCents: money.capturedCents + money.voidedCents,
      refundedCents: money.refundedCents + money.voidedCents,
      // A dispute can exceed the amount left after refunds; only that amount is recorded.
      lostCents: Math.min(money.disputeLostCents, money.capturedCents - money.refundedCents),
    };
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ id, ours, theirs }];
  });
}

async function readStoredAmounts(db: Database) {
  const { rows } = await sql<SaleAmounts & { id: string }>`
    select transaction_id as id, amount_cents as "takenCents",
      coalesce((select sum(cents)::int from refunds
        where attempt_id = a.id and state in ('accepted', 'settled')), 0) as "refundedCents",
      dispute_loss_cents as "lostCents"
    from payment_attempts a where state = 'captured'`.execute(db);
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

/** Orders whose totals violate an invariant. */
export async function findInvalidTotals(db: Database) {
  const { rows } = await sql<{ number: string }>`
    select number from orders o join payment_attempts a on a.order_id = o.id and a.state = 'captured'
    where refund_total_cents + dispute_loss_cents > amount_cents
      or refund_total_cents <> coalesce((select sum(cents) from refunds
        where attempt_id = a.id and state <> 'failed'), 0)
      or refunded_cents <> coalesce((select sum(cents) from refunds
        where order_id = o.id and state in ('accepted', 'settled')), 0)
      or o.state <> case when refunded_cents = 0 then 'paid'
        when refunded_cents = total_cents then 'refunded' else 'partially_refunded' end`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}
