import type { LeadState, OrderDetail, OrderRow } from "@agency/contract/api/desk";
import type { OrderState } from "@agency/contract/api/orders";
import type { PaymentRequestState } from "@agency/contract/api/payment-requests";
import type { DeskDispute, DeskRefund } from "@agency/contract/api/refunds";
import { statusIcons } from "./status-icons.tsx";

export interface StatusStyle {
  shape: keyof typeof statusIcons;
  tone: "now" | "good" | "bad" | "warn" | "quiet";
  word: string;
}

export const leadStates: Record<LeadState, StatusStyle> = {
  new: { shape: "solid", tone: "now", word: "New" },
  answered: { shape: "quarter", tone: "quiet", word: "Answered" },
  quoted: { shape: "half", tone: "now", word: "Quoted" },
  won: { shape: "full", tone: "good", word: "Won" },
  lost: { shape: "minus", tone: "quiet", word: "Lost" },
  spam: { shape: "slash", tone: "quiet", word: "Spam" },
};

export const orderStates: Record<OrderState, StatusStyle> = {
  claimed: { shape: "dashed", tone: "warn", word: "To check" },
  pending: { shape: "quarter", tone: "quiet", word: "Not paid" },
  paid: { shape: "full", tone: "good", word: "Paid" },
  part_refunded: { shape: "half", tone: "quiet", word: "Part refunded" },
  refunded: { shape: "back", tone: "quiet", word: "Refunded" },
  cancelled: { shape: "slash", tone: "quiet", word: "Cancelled" },
};

export const requestStates: Record<PaymentRequestState, StatusStyle> = {
  draft: { shape: "dashed", tone: "quiet", word: "Draft" },
  sent: { shape: "ring", tone: "now", word: "Sent" },
  viewed: { shape: "dot", tone: "now", word: "Viewed" },
  expired: { shape: "minus", tone: "warn", word: "Expired" },
  accepted: { shape: "quarter", tone: "now", word: "Accepted" },
  part_paid: { shape: "half", tone: "good", word: "Part paid" },
  overdue: { shape: "late", tone: "bad", word: "Overdue" },
  paid: { shape: "full", tone: "good", word: "Paid" },
  void: { shape: "slash", tone: "quiet", word: "Void" },
};

export const attemptStates: Record<OrderDetail["attempts"][number]["state"], StatusStyle> = {
  charging: { shape: "dashed", tone: "now", word: "Under way" },
  authorized: { shape: "quarter", tone: "now", word: "Authorized" },
  captured: { shape: "full", tone: "good", word: "Paid" },
  declined: { shape: "slash", tone: "quiet", word: "Declined" },
  abandoned: { shape: "slash", tone: "quiet", word: "Given up" },
  voided: { shape: "back", tone: "quiet", word: "Voided" },
};

export const refundStates: Record<DeskRefund["state"], StatusStyle> = {
  requested: { shape: "dashed", tone: "now", word: "Asked for" },
  waiting: { shape: "dashed", tone: "warn", word: "Waits for settlement" },
  sending: { shape: "quarter", tone: "now", word: "Being sent" },
  accepted: { shape: "half", tone: "good", word: "On its way" },
  settled: { shape: "back", tone: "good", word: "Refunded" },
  failed: { shape: "late", tone: "bad", word: "Failed" },
};

/** An order whose payment the bank disputes says that first. */
export const standingOf = ({ state, disputed }: OrderRow): StatusStyle =>
  disputed ? { shape: "flag", tone: "bad", word: "Disputed" } : orderStates[state];

const disputeStates: Record<DeskDispute["outcome"], StatusStyle> = {
  open: { shape: "flag", tone: "bad", word: "Open" },
  won: { shape: "full", tone: "good", word: "Won" },
  lost: { shape: "minus", tone: "bad", word: "Lost" },
};

export const disputeState = ({ outcome, replied }: DeskDispute): StatusStyle =>
  replied ? { shape: "half", tone: "now", word: "Under review" } : disputeStates[outcome];

/** A shape and a word. */
export function StatusBadge({ of, big = false }: { of: StatusStyle; big?: boolean }) {
  return (
    <span className={`state tone-${of.tone} ${big ? "state-big" : ""}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {statusIcons[of.shape]}
      </svg>
      {of.word}
    </span>
  );
}
