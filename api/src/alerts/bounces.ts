/** Emails that could not be delivered, with the order, payment request or lead that each was about. */
import { sql } from "kysely";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { Db, Trx } from "../db/database.ts";

const KIND = "mail-undeliverable";

/** Numbers as shown in the desk. An order that pays a payment request has both. */
export interface EmailReference {
  order?: string | undefined;
  request?: string | undefined;
  /** An ID, because leads have no numbers. */
  lead?: number | undefined;
}

const referenceIds = z.object({
  orderId: z.int().optional(),
  entryId: z.int().optional(),
  refundId: z.uuid().optional(),
  requestId: z.int().optional(),
  installmentId: z.int().optional(),
  leadId: z.int().optional(),
  replyId: z.int().optional(),
});

interface Reference {
  number: string | null;
  payment_request_id: number | null;
  lead_id: number | null;
}

/** The order, payment request or lead that the data of an email job refers to. */
export async function findEmailReference(db: Db, data: unknown): Promise<EmailReference> {
  const ids = referenceIds.safeParse(data).data ?? {};
  const { rows } = await sql<Reference>`
    select number, coalesce(payment_request_id, ${ids.requestId ?? null}::bigint) as payment_request_id,
      coalesce(${ids.leadId ?? null}::bigint,
        (select lead_id from lead_replies where id = ${ids.replyId ?? null}::bigint)) as lead_id
    from (select coalesce(${ids.orderId ?? null}::bigint,
      (select order_id from time_entries where id = ${ids.entryId ?? null}::bigint),
      (select order_id from refunds where id = ${ids.refundId ?? null}::uuid)) as order_id) as job
    left join orders on orders.id = order_id
    left join installments
      on installments.id = coalesce(installment_id, ${ids.installmentId ?? null}::bigint)`.execute(
    db,
  );
  const { number, payment_request_id, lead_id } = rows[0] ?? {};
  return {
    ...(number && { order: number }),
    ...(payment_request_id && { request: formatPaymentRequestNumber(payment_request_id) }),
    ...(lead_id && { lead: lead_id }),
  };
}

export const listBounces = (db: Db, [type, number]: ["order" | "request" | "lead", string]) =>
  db
    .selectFrom("alerts")
    .select(["raised_at as occurred_at", "detail"])
    .where("kind", "=", KIND)
    .where(sql<string>`detail->>${sql.lit(type)}`, "=", number)
    .orderBy("id")
    .execute();

/** Call this after an owner corrected the address. Alerts about an owner's own address have a subject and stay open. */
export async function resolveBounces(
  { now }: Deps,
  trx: Trx,
  jobData: { orderId: number } | { requestId: number },
  owner: string | null,
) {
  const { order = null, request = null } = await findEmailReference(trx, jobData);
  await trx
    .updateTable("alerts")
    .set({ resolved_at: now(), resolved_by: owner })
    .where("kind", "=", KIND)
    .where("subject", "is", null)
    .where("resolved_at", "is", null)
    .where(sql<boolean>`(detail->>'order' = ${order} or detail->>'request' = ${request})`)
    .execute();
}
