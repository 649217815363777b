/** Every sale of ours held against the gateway's books: what was taken, and what went back of it. */
import type { Audit } from "@agency/braintree-emulator/audit";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";

export interface MoneyOfSale {
  takenCents: number;
  refundedCents: number;
  lostCents: number;
}

/** What our rows and the gateway say about the same sale, where they do not agree. */
export async function moneyDifferences(db: Database, audit: Audit) {
  const ours = await ownMoney(db);
  // What the bank declined in the end never arrived, and the owner is told of it.
  const arrived = audit.transactions.filter(({ status }) => status !== "settlement_declined");
  const sales = arrived.filter(({ type, money }) => type === "sale" && money);
  return sales.flatMap(({ id, money }) => {
    const own = ours.get(id);
    if (!own || !money) return [];
    const theirs: MoneyOfSale = {
      takenCents: money.capturedCents + money.voidedCents,
      refundedCents: money.refundedCents + money.voidedCents,
      // The bank may take what was refunded before; our books cannot lose it twice.
      lostCents: Math.min(money.disputeLostCents, money.capturedCents - money.refundedCents),
    };
    return JSON.stringify(own) === JSON.stringify(theirs) ? [] : [{ id, own, theirs }];
  });
}

async function ownMoney(db: Database) {
  const { rows } = await sql<MoneyOfSale & { id: string }>`
    select transaction_id as id, amount_cents as "takenCents",
      coalesce((select sum(cents)::int from refunds
        where attempt_id = a.id and state in ('accepted', 'settled')), 0) as "refundedCents",
      lost_cents as "lostCents"
    from payment_attempts a where state = 'captured'`.execute(db);
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

/** What must hold whatever happens, asked of the rows alone. */
export async function brokenSums(db: Database) {
  const { rows } = await sql<{ number: string }>`
    select number from orders o join payment_attempts a on a.order_id = o.id and a.state = 'captured'
    where returned_cents + lost_cents > amount_cents
      or returned_cents <> coalesce((select sum(cents) from refunds
        where attempt_id = a.id and state <> 'failed'), 0)
      or refunded_cents <> coalesce((select sum(cents) from refunds
        where order_id = o.id and state in ('accepted', 'settled')), 0)
      or o.state <> case when refunded_cents = 0 then 'paid'
        when refunded_cents = total_cents then 'refunded' else 'part_refunded' end`.execute(db);
  return rows.map(({ number }) => number);
}
