import type { PaymentMethod } from "@agency/contract/api/orders";
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { OrderItem } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { addPurchasedHours } from "../hours/hours.ts";
import { issueInstallmentInvoice } from "../invoices/invoices.ts";
import { replyDueDate } from "../local-time.ts";
import { type ActorRef, findOrder, findOrderItems, resolveActor } from "../orders/orders.ts";
import { issueDownloads } from "./downloads.ts";

interface Payment {
  method?: PaymentMethod;
  /** Of a payment that was made earlier. */
  paidAt?: Date | undefined;
}

/**
 * The one way to "paid": downloads are issued, hours are written down and the receipt is on its way, all in the caller's
 * transaction. Answers false when the order was not waiting for money, and then changes nothing.
 */
export async function markPaid(
  deps: Deps,
  trx: Trx,
  orderId: number,
  by: ActorRef,
  { method, paidAt }: Payment = {},
) {
  const { actor, owner } = resolveActor(by);
  const at = paidAt ?? deps.now();
  const paid = await trx
    .with("paid", (query) =>
      query
        .updateTable("orders")
        .set({
          state: "paid",
          ...(method && { method }),
          paid_at: at,
          access_until: sql<Date>`${deps.now()} + interval '12 months'`,
        })
        .where("id", "=", orderId)
        .where("state", "in", ["claimed", "pending"])
        .returning(["id", "instalment_id", "paid_at"]),
    )
    .with("event", (query) =>
      query
        .insertInto("order_events")
        .columns(["order_id", "kind", "actor", "owner"])
        .expression(({ selectFrom }) =>
          selectFrom("paid").select([
            "id",
            sql.lit("paid").as("kind"),
            sql.lit(actor).as("actor"),
            sql<string | null>`${owner}::text`.as("owner"),
          ]),
        ),
    )
    .selectFrom("paid")
    .select(["instalment_id", "paid_at"])
    .executeTakeFirst();
  if (!paid) return false;
  if (paid.instalment_id) await payInstalment(trx, paid.instalment_id, at);
  const items = await findOrderItems(trx, orderId);
  await issueDownloads(deps, trx, orderId, items);
  await addPurchasedHours(deps, trx, orderId, items);
  if (paid.paid_at && items.some(({ kind }) => isPromised(kind)))
    await promiseContact(trx, orderId, paid.paid_at);
  await deps.queue.mail(trx, [
    { kind: "delivery", orderId },
    { kind: "sale-notification", orderId },
  ]);
  // Last: the next number waits for this transaction.
  if (paid.instalment_id) await invoiceInstalment(deps, trx, orderId);
  return true;
}

/** The receipt for these promises an email from an owner. */
const isPromised = (kind: OrderItem["kind"]) => ["hours", "service", "deposit"].includes(kind);

/** The day that the owners' email about the sale names. */
async function promiseContact(trx: Trx, order_id: number, paidAt: Date) {
  const contact_by = replyDueDate(paidAt);
  await trx.insertInto("promised_contacts").values({ order_id, contact_by }).execute();
}

/** What a payment request asked for is paid; a refund does not ask for it again. */
async function payInstalment(trx: Trx, id: number, at: Date | RawBuilder<Date>) {
  await trx.updateTable("instalments").set({ paid_at: at }).where("id", "=", id).execute();
}

async function invoiceInstalment(deps: Deps, trx: Trx, orderId: number) {
  const order = await findOrder(trx, orderId);
  if (order) await issueInstallmentInvoice(deps, trx, order);
}
