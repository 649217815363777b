/** Emails that could not be delivered, and the order or payment request that each was about. */
import { sql } from "kysely";
import { z } from "zod";
import type { Db, Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { formatPaymentRequestNumber } from "../payment-request-number.ts";

const KIND = "mail-undeliverable";

/** Numbers, as the desk shows them. An order that pays a payment request has both. */
export interface EmailSubject {
  order?: string | undefined;
  request?: string | undefined;
}

const subjectIds = z.object({
  orderId: z.int().optional(),
  entryId: z.int().optional(),
  refundId: z.uuid().optional(),
  requestId: z.int().optional(),
  instalmentId: z.int().optional(),
});

/** The order or payment request that the data of an email job refers to. */
export async function findEmailSubject(db: Db, data: unknown): Promise<EmailSubject> {
  const ids = subjectIds.safeParse(data).data ?? {};
  const { rows } = await sql<{ number: string | null; request_id: number | null }>`
    select number, coalesce(request_id, ${ids.requestId ?? null}::bigint) as request_id
    from (select coalesce(${ids.orderId ?? null}::bigint,
      (select order_id from hour_entries where id = ${ids.entryId ?? null}::bigint),
      (select order_id from refunds where id = ${ids.refundId ?? null}::uuid)) as order_id) as job
    left join orders on orders.id = order_id
    left join instalments
      on instalments.id = coalesce(instalment_id, ${ids.instalmentId ?? null}::bigint)`.execute(db);
  const { number, request_id } = rows[0] ?? {};
  return {
    ...(number && { order: number }),
    ...(request_id && { request: formatPaymentRequestNumber(request_id) }),
  };
}

export const listBounces = (db: Db, [of, number]: ["order" | "request", string]) =>
  db
    .selectFrom("alerts")
    .select(["at", "detail"])
    .where("kind", "=", KIND)
    .where(sql<string>`detail->>${sql.lit(of)}`, "=", number)
    .orderBy("id")
    .execute();

/** An owner has corrected the address. A bounce of an owner's own address has a subject, and stays open. */
export async function resolveBounces(
  { now }: Deps,
  trx: Trx,
  jobData: { orderId: number } | { requestId: number },
  owner: string | null,
) {
  const { order = null, request = null } = await findEmailSubject(trx, jobData);
  await trx
    .updateTable("alerts")
    .set({ resolved_at: now(), resolved_by: owner })
    .where("kind", "=", KIND)
    .where("subject", "is", null)
    .where("resolved_at", "is", null)
    .where(sql<boolean>`(detail->>'order' = ${order} or detail->>'request' = ${request})`)
    .execute();
}
