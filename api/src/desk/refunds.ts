import type { DeskDispute, DeskRefund, OrderMoney } from "@agency/contract/api/refunds";
import { refundReasons } from "@agency/contract/limits/refund-reasons";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findActiveAttempt } from "../orders/orders.ts";
import { buildEvidence, formatDisputeReason, REPLIED, refundable } from "../payments/payments.ts";
import { ownerNames } from "./owners.ts";

/** What went back of an order's money, what is asked back, and what still may. */
export async function loadRefundsAndDisputes(deps: Deps, order: Order) {
  const [refunds, disputes, attempt] = await Promise.all([
    refundsOf(deps, order),
    disputesOf(deps, order),
    findActiveAttempt(deps.db, order.id),
  ]);
  const open = disputes.some(({ outcome, kind }) => outcome === "open" && kind !== "retrieval");
  return {
    refunds,
    disputes,
    money: order.paid_at ? moneyOf(order, refunds, disputes) : undefined,
    refundable: order.paid_at
      ? {
          ...refundable(order, attempt),
          ...(open && { not: "Refunds wait until the dispute is decided." }),
        }
      : undefined,
  };
}

function moneyOf(order: Order, refunds: DeskRefund[], disputes: DeskDispute[]): OrderMoney {
  let netCents = order.total_cents;
  /** At most what is left. */
  const subtract = (rows: readonly { cents: number }[]) => {
    const cents = Math.min(
      netCents,
      rows.reduce((sum, row) => sum + row.cents, 0),
    );
    netCents -= cents;
    return cents;
  };
  const refundsIn = (...states: DeskRefund["state"][]) =>
    refunds.filter(({ state }) => states.includes(state));
  const chargebacks = disputes.filter(({ kind }) => kind !== "retrieval");
  const disputesIn = (wanted: DeskDispute["outcome"]) =>
    chargebacks.filter(({ outcome }) => outcome === wanted);
  const parts = {
    refundedCents: subtract(refundsIn("accepted", "settled")),
    refundingCents: subtract(refundsIn("requested", "waiting", "sending")),
    lostCents: subtract(disputesIn("lost")),
    disputedCents: subtract(disputesIn("open")),
  };
  return { capturedCents: order.total_cents, ...parts, netCents };
}

async function refundsOf({ db }: Deps, { id }: Order): Promise<DeskRefund[]> {
  const name = await ownerNames(db);
  const refunds = await db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("requested_at", "desc")
    .execute();
  return refunds.map((refund) => ({
    ...{ id: refund.id, kind: refund.kind, state: refund.state, cents: refund.cents },
    reason: refundReasons[refund.reason as keyof typeof refundReasons] ?? refund.reason,
    note: refund.note,
    owner: name(refund.owner),
    at: (refund.accepted_at ?? refund.requested_at).toISOString(),
    gatewayId: refund.gateway_id ?? undefined,
    failure: refund.failure ?? undefined,
  }));
}

async function disputesOf(deps: Deps, order: Order): Promise<DeskDispute[]> {
  const disputes = await deps.db
    .selectFrom("disputes")
    .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
    .selectAll("disputes")
    .where("order_id", "=", order.id)
    .orderBy("opened_at", "desc")
    .execute();
  if (disputes.length === 0) return [];
  const evidence = await buildEvidence(deps, order);
  return disputes.map(({ id, kind, reason, status, outcome, cents, reply_by, case_number }) => ({
    ...{ id, kind, status, outcome, cents, evidence },
    replied: outcome === "open" && REPLIED.includes(status),
    reason: formatDisputeReason(reason),
    replyBy: reply_by ?? undefined,
    caseNumber: case_number ?? undefined,
  }));
}
