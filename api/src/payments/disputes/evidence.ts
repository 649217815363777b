import { agency } from "@agency/contract/agency";
import { formatTime } from "@agency/contract/format/dates";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import type { Deps } from "../../core/deps.ts";
import type { Order } from "../../db/tables.ts";
import { loadOrderEmailData } from "../../fulfillment/fulfillment.ts";
import { findTimeEntries } from "../../hours/hours.ts";
import { describeItem, describeMethod } from "../../mail/describe-order.ts";
import type { OrderEmailData } from "../../mail/message.ts";
import { listKinds, refundPolicies, refundPoliciesAtCheckout } from "../../mail/refund-policies.ts";

/** Builds the text that an owner pastes into the dispute: purchase, policy, delivery and usage, with times. */
export async function buildEvidence(deps: Deps, order: Order): Promise<string> {
  const [orderData, events, refunds, timeEntries] = await Promise.all([
    loadOrderEmailData(deps, order),
    findEvents(deps, order),
    findRefunds(deps, order),
    findTimeEntries(deps.db, order.id),
  ]);
  const filterEvents = (kind: string) => events.filter((event) => event.kind === kind);
  const lines = [
    `Order ${order.number} at ${agency.legalName}, ${agency.siteUrl}`,
    "",
    `Item: ${orderData.items.map(describeItem).join("; ")}`,
    `Amount: ${formatUsd(order.total_cents)}, ${describeMethod(orderData)}`,
    orderData.transactionId && `Transaction: ${orderData.transactionId}`,
    `Buyer: ${[orderData.buyerName, orderData.buyerEmail].filter(Boolean).join(", ")}`,
    "",
    `The buyer placed the order on ${formatTime(order.placed_at)}, on a page that shows the item and the total price and links to our terms (${agency.siteUrl}/terms).`,
    ...quoteRefundPolicies(orderData.items).flatMap((policy) => ["", policy]),
    "",
    order.paid_at && `Paid on ${formatTime(order.paid_at)}.`,
    ...filterEvents("delivery-mailed").map(
      ({ time }) =>
        `Receipt and link to the order emailed to ${orderData.buyerEmail || "the buyer"} on ${formatTime(time)}.`,
    ),
    ...filterEvents("downloaded").map(
      ({ time }) => `Downloaded by the buyer on ${formatTime(time)}.`,
    ),
    ...filterEvents("link-renewed").map(
      ({ time }) => `The buyer requested a new link to the order on ${formatTime(time)}.`,
    ),
    ...timeEntries
      .filter(({ kind }) => kind === "worked")
      .map(
        ({ occurred_at, minutes, note }) =>
          `We worked ${formatMinutes(-minutes)} on ${formatTime(occurred_at)}. The buyer was notified by email: ${note}`,
      ),
    ...refunds.map(
      ({ cents, accepted_at, gateway_id }) =>
        `Refunded ${formatUsd(cents)} on ${formatTime(accepted_at ?? order.placed_at)}${gateway_id ? ` (${gateway_id})` : ""}.`,
    ),
    refunds.length === 0 && "No refund has been issued.",
  ];
  return lines.filter((line) => line || line === "").join("\n");
}

function quoteRefundPolicies(items: OrderEmailData["items"]) {
  return listKinds(items).flatMap((kind) => {
    const shown = refundPoliciesAtCheckout[kind];
    const inTerms = refundPolicies[kind];
    return [
      shown && `The page also shows this refund policy: ${shown}`,
      shown !== inTerms && `Our terms contain this refund policy: ${inTerms}`,
    ].filter((policy) => policy);
  });
}

function findEvents({ db }: Deps, { id }: Order) {
  return db
    .selectFrom("order_events")
    .select(["kind", "occurred_at as time"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
}

function findRefunds({ db }: Deps, { id }: Order) {
  return db
    .selectFrom("refunds")
    .select(["cents", "accepted_at", "gateway_id"])
    .where("order_id", "=", id)
    .where("state", "in", ["accepted", "settled"])
    .execute();
}
