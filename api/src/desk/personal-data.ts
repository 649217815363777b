/** What we hold about one email address: shown, or deleted. */
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { anonymizeOrders, lockOrdersOf } from "../orders/orders.ts";
import {
  deleteRequests,
  findPaymentRequestsByEmail,
  lockRequestsOf,
} from "../payment-requests/payment-requests.ts";
import { findInvoicesByEmail } from "./invoices.ts";
import { isOwner } from "./owners.ts";
import { redactAddress } from "./redact-address.ts";

export async function exportPersonalData(db: Database, email: string) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "received_at", "name", "email", "phone", "message", "suspicions"])
    .where(isFrom(email))
    .orderBy("id")
    .execute();
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "paid_at", "state", "method", "total_cents"])
    .select(["buyer_name", "billing_address"])
    .where("email", "=", email.toLowerCase())
    .orderBy("id")
    .execute();
  const requests = await findPaymentRequestsByEmail(db, email);
  return { leads, orders, requests, invoices: await findInvoicesByEmail(db, email) };
}

/**
 * Deletes leads, and clears who it was from orders and payment requests, of which amounts and dates stay, as bookkeeping
 * must. Afterwards the address is redacted wherever else it was stored, such as in the error of a mail server; if that is
 * interrupted, the next deletion of the same address completes it.
 */
export async function deletePersonalData(
  deps: Pick<Deps, "db" | "now" | "settings">,
  address: string,
) {
  const email = address.toLowerCase();
  const deleted = await deps.db.transaction().execute(async (trx) => {
    const invoices = await findInvoicesByEmail(trx, email);
    const leads = await trx.deleteFrom("leads").where(isFrom(email)).returning("id").execute();
    // Payment requests, orders, invoices: locked in this order everywhere, so that a payment and this wait in turn.
    const requests = await lockRequestsOf(trx, email);
    const orders = await lockOrdersOf(trx, email, requests);
    await deleteRequests(deps, trx, requests);
    await anonymizeOrders(trx, orders);
    await sql`delete from pgboss.job where data->>'email' = ${email}`.execute(trx);
    return {
      ...{ leads: leads.length, requests: requests.length },
      orders: orders.map(({ number }) => number),
      keptInvoices: invoices.map(({ number }) => number),
    };
  });
  await redactAddress(deps.db, email, { isOwner: isOwner(deps, email) });
  return deleted;
}

const isFrom = (email: string) =>
  sql<boolean>`${email.toLowerCase()} in (lower(email), lower(reply_to))`;
