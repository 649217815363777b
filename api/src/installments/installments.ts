/** The installments of payment requests: what is due, since when, and whether it is paid. */
import type { InstallmentKind } from "@agency/contract/api/payment-requests";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { Installment } from "../db/tables.ts";
import { moveOrdersToInstallment } from "../orders/orders.ts";
import { installmentStateSql, installmentTransitions } from "./states.ts";

type Timestamp = Date | RawBuilder<Date>;

export interface PlannedInstallment {
  kind: InstallmentKind;
  cents: number;
  taxCents: number;
}

/** Updates rows by position, because canceled orders refer to them. Orders of a removed row move to the first. */
export async function saveInstallments(
  trx: Trx,
  requestId: number,
  plan: readonly PlannedInstallment[],
  first: { due_on: string | null; payable_since: RawBuilder<Date> | null },
): Promise<Installment[]> {
  const [firstRow, ...otherRows] = await findInstallments(trx, requestId);
  const removedIds = otherRows.filter(({ position }) => position > plan.length).map(({ id }) => id);
  if (firstRow && removedIds.length > 0) {
    await moveOrdersToInstallment(trx, removedIds, firstRow.id);
    await trx.deleteFrom("installments").where("id", "in", removedIds).execute();
  }
  const rows = plan.map(({ kind, cents, taxCents }, index) => ({
    payment_request_id: requestId,
    position: index + 1,
    kind,
    cents,
    tax_cents: taxCents,
    due_on: index === 0 ? first.due_on : null,
    payable_since: index === 0 ? first.payable_since : null,
  }));
  return trx
    .insertInto("installments")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["payment_request_id", "position"]).doUpdateSet((row) => ({
        kind: row.ref("excluded.kind"),
        cents: row.ref("excluded.cents"),
        tax_cents: row.ref("excluded.tax_cents"),
        due_on: row.ref("excluded.due_on"),
        payable_since: row.ref("excluded.payable_since"),
      })),
    )
    .returningAll()
    .execute();
}

export function findInstallments(db: Db, requestId: number): Promise<Installment[]> {
  return db
    .selectFrom("installments")
    .selectAll()
    .where("payment_request_id", "=", requestId)
    .orderBy("position")
    .execute();
}

/** Opens the first installment, or a delivered balance whose increase had to be accepted. */
export async function openAcceptedInstallments(
  trx: Trx,
  requestId: number,
  { now, day, daysToPay }: { now: Timestamp; day: string; daysToPay: number },
) {
  await trx
    .updateTable("installments")
    .set({
      payable_since: now,
      due_on: sql<string>`case when due_on >= ${day}::date then due_on
        else ${day}::date + ${daysToPay}::int end`,
    })
    .where("payment_request_id", "=", requestId)
    .where(installmentStateSql, "in", installmentTransitions.open.from)
    .where((row) => row.or([row("position", "=", 1), row("due_on", "is not", null)]))
    .execute();
}

/** Makes an installment payable, if it is neither payable nor paid. */
export async function openInstallment(
  trx: Trx,
  requestId: number,
  installmentId: number,
  now: Timestamp,
) {
  await trx
    .updateTable("installments")
    .set({ payable_since: now })
    .where("id", "=", installmentId)
    .where("payment_request_id", "=", requestId)
    .where(installmentStateSql, "in", installmentTransitions.open.from)
    .execute();
}

export async function updateBalance(
  trx: Trx,
  installmentId: number,
  balance: { cents: number; tax_cents: number; due_on: string; payable_since: Timestamp | null },
) {
  await trx.updateTable("installments").set(balance).where("id", "=", installmentId).execute();
}

/** Returns false for a paid installment, and for a balance that is not delivered yet. */
export async function setDueDate(
  trx: Trx,
  requestId: number,
  installmentId: number,
  dueOn: string,
): Promise<boolean> {
  const changed = await trx
    .updateTable("installments")
    .set({ due_on: dueOn })
    .where("payment_request_id", "=", requestId)
    .where("id", "=", installmentId)
    .where("paid_at", "is", null)
    .where((row) => row.or([row("payable_since", "is not", null), row("position", "=", 1)]))
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Stays set after a refund, so that the installment is not due again. */
export async function markInstallmentPaid(trx: Trx, id: number, at: Timestamp) {
  await trx
    .updateTable("installments")
    .set({ paid_at: at })
    .where("id", "=", id)
    .where(installmentStateSql, "in", installmentTransitions.pay.from)
    .execute();
}
