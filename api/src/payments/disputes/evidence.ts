import { agency } from "@agency/contract/agency";
import { formatTime } from "@agency/contract/format/dates";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import * as policies from "@agency/contract/policies";
import type { Order } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { loadOrderEmailData } from "../../fulfillment/fulfillment.ts";
import { findTimeEntries } from "../../hours/hours.ts";
import { describeItem, describeMethod } from "../../mail/describe-order.ts";

/** Ready to be pasted into the case: what was promised, accepted, sent and used, each with its time. */
export async function buildEvidence(deps: Deps, order: Order): Promise<string> {
  const [facts, happened, refunds, hours] = await Promise.all([
    loadOrderEmailData(deps, order),
    eventsOf(deps, order),
    refundsOf(deps, order),
    findTimeEntries(deps.db, order.id),
  ]);
  const at = (kind: string) => happened.filter((event) => event.kind === kind);
  const lines = [
    `Order ${order.number} at ${agency.legalName}, ${agency.siteUrl}`,
    "",
    `Bought: ${facts.items.map(describeItem).join("; ")}`,
    `Amount: ${formatUsd(order.total_cents)}, ${describeMethod(facts)}`,
    facts.transactionId && `Transaction: ${facts.transactionId}`,
    `Buyer: ${[facts.buyerName, facts.buyerEmail].filter(Boolean).join(", ")}`,
    "",
    `The buyer placed the order on ${formatTime(order.placed_at)}, on a page that names the item, the whole price, the terms (${agency.siteUrl}/terms) and this policy: ${policyFor(facts.items[0]?.kind)}`,
    order.paid_at && `Paid on ${formatTime(order.paid_at)}.`,
    ...at("delivery-mailed").map(
      ({ time }) =>
        `Receipt and delivery mailed to ${facts.buyerEmail || "the buyer"} on ${formatTime(time)}.`,
    ),
    ...at("downloaded").map(({ time }) => `Downloaded by the buyer on ${formatTime(time)}.`),
    ...at("link-renewed").map(
      ({ time }) => `The buyer asked for a fresh link on ${formatTime(time)}.`,
    ),
    ...hours
      .filter(({ kind }) => kind === "worked")
      .map(
        ({ at, minutes, note }) =>
          `Worked ${formatMinutes(-minutes)} on ${formatTime(at)}, and the buyer was told by mail: ${note}`,
      ),
    ...refunds.map(
      ({ cents, accepted_at, gateway_id }) =>
        `Refunded ${formatUsd(cents)} on ${formatTime(accepted_at ?? order.placed_at)}${gateway_id ? ` (${gateway_id})` : ""}.`,
    ),
    refunds.length === 0 && "Nothing of it was refunded.",
  ];
  return lines.filter((line) => line || line === "").join("\n");
}

function policyFor(kind: string | undefined) {
  if (kind === "template") return policies.templateRefundPolicy;
  return kind === "hours" ? policies.hoursRefundPolicy : policies.buildRefundPolicy;
}

async function eventsOf({ db }: Deps, { id }: Order) {
  return db
    .selectFrom("order_events")
    .select(["kind", "at as time"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
}

const refundsOf = ({ db }: Deps, { id }: Order) =>
  db
    .selectFrom("refunds")
    .select(["cents", "accepted_at", "gateway_id"])
    .where("order_id", "=", id)
    .where("state", "in", ["accepted", "settled"])
    .execute();
