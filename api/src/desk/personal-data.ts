/** Exports or deletes the data stored about one email address. */
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Database } from "../db/database.ts";
import { deleteOptOut, listBuyerMessages } from "../fulfillment/fulfillment.ts";
import { anonymizeTimeEntries } from "../hours/hours.ts";
import { deleteLeadsByEmail, findLeadsByEmail, listReplies } from "../leads/leads.ts";
import { anonymizeOrders, lockOrdersByEmail } from "../orders/orders.ts";
import {
  deleteRequests,
  findPaymentRequestsByEmail,
  formatPaymentRequestNumber,
  lockPaymentRequests,
} from "../payment-requests/payment-requests.ts";
import { anonymizePayments } from "../payments/payments.ts";
import {
  deleteDeliveries,
  leadSubject,
  orderSubject,
  requestSubject,
} from "../webhooks/webhooks.ts";
import { findInvoicesByEmail } from "./invoices.ts";
import { isOwner } from "./owners.ts";
import { redactAddress } from "./redact-address.ts";

export async function exportPersonalData(db: Database, email: string) {
  const found = await findLeadsByEmail(db, email);
  const replies = await listReplies(
    db,
    found.map(({ id }) => id),
  );
  const leads = found.map((lead) => ({
    ...lead,
    replies: replies.filter(({ lead_id }) => lead_id === lead.id),
  }));
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "placed_at", "paid_at", "state", "method", "total_cents"])
    .select(["buyer_name", "billing_address"])
    .where("email", "=", email.toLowerCase())
    .orderBy("id")
    .execute();
  const messages = await listBuyerMessages(
    db,
    orders.map(({ id }) => id),
  );
  const ordersWithMessages = orders.map((order) => ({
    ...order,
    messages: messages.filter(({ orderId }) => orderId === order.id),
  }));
  const requests = await findPaymentRequestsByEmail(db, email);
  return {
    leads,
    orders: ordersWithMessages,
    requests,
    invoices: await findInvoicesByEmail(db, email),
  };
}

/** Deletes leads, anonymizes records that accounting needs, and redacts the address everywhere else. Safe to repeat after a crash. */
export async function deletePersonalData(
  deps: Pick<Deps, "db" | "now" | "settings">,
  address: string,
) {
  const email = address.toLowerCase();
  const deleted = await deps.db.transaction().execute(async (trx) => {
    const invoices = await findInvoicesByEmail(trx, email);
    const leadIds = (await findLeadsByEmail(trx, email)).map(({ id }) => id);
    // Lock payment requests before their leads, orders and invoices everywhere, to prevent deadlocks. Deleting a lead
    // updates its payment requests.
    const requests = await lockPaymentRequests(trx, { email, leadIds });
    const deletedLeads = await deleteLeadsByEmail(trx, email);
    const orders = await lockOrdersByEmail(trx, email, requests);
    await deleteRequests(deps, trx, requests);
    await deleteOptOut(trx, email);
    const orderIds = orders.map(({ id }) => id);
    if (orderIds.length > 0) {
      await anonymizeOrders(trx, orderIds);
      await anonymizePayments(trx, orderIds);
      await anonymizeTimeEntries(trx, orderIds);
    }
    await deleteDeliveries(trx, [
      ...deletedLeads.map(leadSubject),
      ...orders.map(({ number }) => orderSubject(number)),
      ...requests.map((id) => requestSubject(formatPaymentRequestNumber(id))),
    ]);
    await sql`delete from pgboss.job where data->>'email' = ${email}`.execute(trx);
    return {
      ...{ leads: deletedLeads.length, requests: requests.length },
      orders: orders.map(({ number }) => number),
      keptInvoices: invoices.map(({ number }) => number),
    };
  });
  await redactAddress(deps.db, email, { isOwner: isOwner(deps, email) });
  return deleted;
}
