import type { DeskDispute, DeskRefund, OrderMoney } from "@agency/contract/api/refunds";
import { refundReasons } from "@agency/contract/limits/refund-reasons";
import type { Deps } from "../core/deps.ts";
import type { Dispute, DisputeResponse, Order, Refund } from "../db/tables.ts";
import { findActiveAttempt } from "../orders/orders.ts";
import {
  buildEvidence,
  calculateRefundable,
  formatDisputeReason,
  isOpenDispute,
  isRespondable,
  REPLIED_STATUSES,
} from "../payments/payments.ts";
import { loadOwnerNames } from "./owners.ts";

/** Refunds and disputes of an order, and the amount that can still be refunded. */
export async function loadRefundsAndDisputes(deps: Deps, order: Order) {
  const [refunds, disputes, attempt] = await Promise.all([
    listRefunds(deps, order),
    listDisputes(deps, order),
    findActiveAttempt(deps.db, order.id),
  ]);
  const isDisputed = disputes.some(isOpenDispute);
  return {
    refunds,
    disputes,
    money: order.paid_at ? calculateTotals(order, refunds, disputes) : undefined,
    refundable: order.paid_at
      ? {
          ...calculateRefundable(order, attempt),
          ...(isDisputed && {
            blockedReason: "Refunds are blocked until the dispute is resolved.",
          }),
        }
      : undefined,
  };
}

function calculateTotals(order: Order, refunds: DeskRefund[], disputes: DeskDispute[]): OrderMoney {
  let netCents = order.total_cents;
  /** Subtracts at most the remaining amount. */
  const subtract = (rows: readonly { cents: number }[]) => {
    const cents = Math.min(
      netCents,
      rows.reduce((sum, row) => sum + row.cents, 0),
    );
    netCents -= cents;
    return cents;
  };
  const findRefunds = (...states: DeskRefund["state"][]) =>
    refunds.filter(({ state }) => states.includes(state));
  const chargebacks = disputes.filter(({ kind }) => kind !== "retrieval");
  const findChargebacks = (wantedOutcome: DeskDispute["outcome"]) =>
    chargebacks.filter(({ outcome }) => outcome === wantedOutcome);
  const deductions = {
    refundedCents: subtract(findRefunds("accepted", "settled")),
    refundingCents: subtract(findRefunds("requested", "waiting", "sending")),
    lostCents: subtract(findChargebacks("lost")),
    disputedCents: subtract(findChargebacks("open")),
  };
  return { capturedCents: order.total_cents, ...deductions, netCents };
}

async function listRefunds({ db }: Deps, { id }: Order): Promise<DeskRefund[]> {
  const ownerName = await loadOwnerNames(db);
  const refunds = await db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("requested_at", "desc")
    .execute();
  return refunds.map((refund) => describeRefund(refund, ownerName));
}

export const describeRefund = (
  refund: Refund,
  ownerName: (email: string | null) => string | undefined,
): DeskRefund => ({
  ...{ id: refund.id, kind: refund.kind, state: refund.state, cents: refund.cents },
  reason: refundReasons[refund.reason as keyof typeof refundReasons] ?? refund.reason,
  note: refund.note,
  owner: ownerName(refund.owner),
  at: (refund.accepted_at ?? refund.requested_at).toISOString(),
  gatewayId: refund.gateway_id ?? undefined,
  failure: refund.failure_reason ?? undefined,
});

async function listDisputes(deps: Deps, order: Order): Promise<DeskDispute[]> {
  const disputes = await deps.db
    .selectFrom("disputes")
    .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
    .selectAll("disputes")
    .where("order_id", "=", order.id)
    .orderBy("opened_at", "desc")
    .execute();
  if (disputes.length === 0) return [];
  const evidence = await buildEvidence(deps, order);
  const findResponse = await loadLatestResponses(
    deps,
    disputes.map(({ id }) => id),
  );
  const ownerName = await loadOwnerNames(deps.db);
  return disputes.map((dispute) => ({
    ...describeDispute(dispute),
    evidence,
    canRespond: isRespondable(dispute, findResponse(dispute.id)),
    response: describeResponse(findResponse(dispute.id), ownerName),
  }));
}

type DisputeSummary = Omit<DeskDispute, "evidence" | "canRespond" | "response">;

export const describeDispute = (dispute: Dispute): DisputeSummary => {
  const { id, kind, reason, status, outcome, cents, reply_by, case_number } = dispute;
  return {
    ...{ id, kind, status, outcome, cents },
    replied: outcome === "open" && REPLIED_STATUSES.includes(status),
    reason: formatDisputeReason(reason),
    replyBy: reply_by ?? undefined,
    caseNumber: case_number ?? undefined,
  };
};

/** Returns a function that finds what an owner last sent about a dispute. */
async function loadLatestResponses({ db }: Deps, disputeIds: string[]) {
  const responses = await db
    .selectFrom("dispute_responses")
    .selectAll()
    .where("dispute_id", "in", disputeIds)
    .orderBy("requested_at")
    .execute();
  return (disputeId: string) => responses.findLast(({ dispute_id }) => dispute_id === disputeId);
}

function describeResponse(
  response: DisputeResponse | undefined,
  ownerName: (email: string | null) => string | undefined,
): DeskDispute["response"] {
  if (!response) return undefined;
  const { kind, state, text, owner, requested_at, failure_reason } = response;
  return {
    text: text || undefined,
    ...{ kind, state, owner: ownerName(owner), at: requested_at.toISOString() },
    failure: failure_reason ?? undefined,
  };
}
