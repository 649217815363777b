import { liveAttempt } from "../checkout/attempts.ts";
import { claimPath } from "../claims/claims.ts";
import type { Deps } from "../deps.ts";
import { ownerAlert } from "../emails/alert.tsx";
import { claimNotification, claimReminder } from "../emails/claim.tsx";
import { delivery } from "../emails/delivery.tsx";
import { heldLeads } from "../emails/held-leads.tsx";
import { leadAcknowledgement } from "../emails/lead-acknowledgement.tsx";
import { leadNotification } from "../emails/lead-notification.tsx";
import { type Message, type OrderFacts, renderMessage } from "../emails/message.ts";
import { foundOrders, renewedLink } from "../emails/order-links.tsx";
import { saleNotification } from "../emails/sale.tsx";
import { findHeldLeads, releasePath } from "../leads/held-leads.ts";
import { findLead, type Lead, replyBy } from "../leads/leads.ts";
import { orderPath } from "../orders/order-links.ts";
import { findOrder, itemsOf, type Order, ordersOf } from "../orders/orders.ts";
import { REMOVED } from "../personal-data.ts";
import type { MailJob } from "./jobs.ts";

interface Addressed {
  to: string[];
  message: Message;
}

/** Writes the message from the rows as they are now; nothing when there is no reason for it any more. */
export async function compose(deps: Deps, job: MailJob): Promise<Addressed | undefined> {
  const owner = deps.settings.OWNER_EMAILS;
  switch (job.kind) {
    case "lead-notification": {
      const lead = await findLead(deps, job.leadId);
      return lead && { to: owner, message: leadNotification(leadFacts(lead)) };
    }
    case "lead-acknowledgement": {
      const lead = await findLead(deps, job.leadId);
      return (
        lead && {
          to: [lead.email],
          message: leadAcknowledgement(replyBy(deps, lead.released_at ?? lead.received_at)),
        }
      );
    }
    case "held-leads": {
      const leads = await findHeldLeads(deps, job.leadIds);
      if (leads.length === 0) return undefined;
      const facts = leads.map(async (lead) => ({
        ...leadFacts(lead),
        suspicions: lead.suspicions,
        releaseUrl: absolute(deps, await releasePath(deps, lead)),
      }));
      return { to: owner, message: heldLeads(await Promise.all(facts), job.waiting) };
    }
    case "quarantine-digest":
      return undefined;
    case "claim-notification":
    case "claim-reminder": {
      const order = await findOrder(deps.db, job.orderId);
      if (order?.state !== "claimed") return undefined;
      const write = job.kind === "claim-reminder" ? claimReminder : claimNotification;
      const confirmUrl = absolute(deps, await claimPath(deps, order));
      return { to: owner, message: write(await orderFacts(deps, order), confirmUrl) };
    }
    case "delivery":
      return toBuyer(deps, job.orderId, delivery);
    case "sale-notification": {
      const order = await findOrder(deps.db, job.orderId);
      if (!order?.paid_at) return undefined;
      const writeBy = replyBy(deps, order.paid_at);
      return { to: owner, message: saleNotification(await orderFacts(deps, order), writeBy) };
    }
    case "order-link":
      return toBuyer(deps, job.orderId, renewedLink);
    case "find-order": {
      const orders = await ordersOf(deps, job.email);
      if (orders.length === 0) {
        // The same work for an address that we do not know.
        await renderMessage(foundOrders([nobodys]));
        return undefined;
      }
      const facts = await Promise.all(orders.map((order) => orderFacts(deps, order)));
      return { to: [job.email], message: foundOrders(facts) };
    }
    case "alert": {
      const alert = await deps.db
        .selectFrom("alerts")
        .selectAll()
        .where("id", "=", job.alertId)
        .executeTakeFirst();
      return alert && { to: owner, message: ownerAlert(alert) };
    }
  }
}

async function toBuyer(deps: Deps, orderId: number, write: (order: OrderFacts) => Message) {
  const order = await findOrder(deps.db, orderId);
  if (order?.email.endsWith(REMOVED)) return undefined;
  return order && { to: [order.email], message: write(await orderFacts(deps, order)) };
}

function leadFacts({ name, email, phone, message, reply_to, received_at }: Lead) {
  return { name, email, phone, message, replyTo: reply_to, receivedAt: received_at };
}

async function orderFacts(deps: Deps, order: Order): Promise<OrderFacts> {
  const items = await itemsOf(deps.db, order.id);
  const payment = await liveAttempt(deps.db, order.id);
  return {
    number: order.number,
    placedAt: order.placed_at,
    paidAt: order.paid_at ?? undefined,
    dueAt: order.due_at ?? undefined,
    method: order.method,
    lastFour: payment?.last_four ?? undefined,
    transactionId: payment?.transaction_id ?? undefined,
    buyerName: order.buyer_name ?? undefined,
    paymentFailed: order.state === "pending" && !payment,
    buyerEmail: order.email,
    totalCents: order.total_cents,
    accessUntil: order.access_until ?? undefined,
    orderUrl: absolute(deps, orderPath(deps, order)),
    items: items.map(({ name, kind, quantity, total_cents, catalog_id }) => ({
      name,
      catalogId: catalog_id,
      kind,
      quantity,
      totalCents: total_cents,
      file: deps.files.find(catalog_id),
    })),
  };
}

const nobodys: OrderFacts = {
  number: "0000-0000",
  placedAt: new Date(0),
  method: "card",
  buyerEmail: "nobody@removed.invalid",
  totalCents: 0,
  items: [],
  orderUrl: "https://removed.invalid/",
};

const absolute = ({ settings }: Deps, path: string) => new URL(path, settings.SITE_URL).href;
