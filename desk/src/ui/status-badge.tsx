import type { LeadState, OrderDetail, OrderRow } from "@agency/contract/api/desk";
import type { OrderState } from "@agency/contract/api/orders";
import type { PaymentRequestState } from "@agency/contract/api/payment-requests";
import type { DeskDispute, DeskRefund } from "@agency/contract/api/refunds";
import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { statusIcons } from "./status-icons.tsx";

/** How a state is shown: always with an icon and a label, so that color is never the only cue. */
export interface StatusStyle {
  icon: keyof typeof statusIcons;
  tone: "info" | "success" | "danger" | "warning" | "muted";
  label: string;
}

export const leadStates: Record<LeadState, StatusStyle> = {
  new: { icon: "solid", tone: "info", label: "New" },
  answered: { icon: "quarter", tone: "muted", label: "Answered" },
  quoted: { icon: "half", tone: "info", label: "Quoted" },
  won: { icon: "full", tone: "success", label: "Won" },
  lost: { icon: "minus", tone: "muted", label: "Lost" },
  spam: { icon: "slash", tone: "muted", label: "Spam" },
};

export const orderStates: Record<OrderState, StatusStyle> = {
  claimed: { icon: "dashed", tone: "warning", label: "Awaiting confirmation" },
  pending: { icon: "quarter", tone: "muted", label: "Unpaid" },
  paid: { icon: "full", tone: "success", label: "Paid" },
  partially_refunded: { icon: "half", tone: "muted", label: "Partially refunded" },
  refunded: { icon: "returned", tone: "muted", label: "Refunded" },
  canceled: { icon: "slash", tone: "muted", label: "Canceled" },
};

export const requestStates: Record<PaymentRequestState, StatusStyle> = {
  draft: { icon: "dashed", tone: "muted", label: "Draft" },
  sent: { icon: "ring", tone: "info", label: "Sent" },
  viewed: { icon: "dot", tone: "info", label: "Viewed" },
  expired: { icon: "minus", tone: "warning", label: "Expired" },
  accepted: { icon: "quarter", tone: "info", label: "Accepted" },
  partially_paid: { icon: "half", tone: "success", label: "Partially paid" },
  overdue: { icon: "exclamation", tone: "danger", label: "Overdue" },
  paid: { icon: "full", tone: "success", label: "Paid" },
  void: { icon: "slash", tone: "muted", label: "Void" },
};

export const attemptStates: Record<OrderDetail["attempts"][number]["state"], StatusStyle> = {
  charging: { icon: "dashed", tone: "info", label: "Processing" },
  authorized: { icon: "quarter", tone: "info", label: "Authorized" },
  captured: { icon: "full", tone: "success", label: "Paid" },
  declined: { icon: "slash", tone: "muted", label: "Declined" },
  abandoned: { icon: "slash", tone: "muted", label: "Abandoned" },
  voided: { icon: "returned", tone: "muted", label: "Voided" },
};

export const refundStates: Record<DeskRefund["state"], StatusStyle> = {
  requested: { icon: "dashed", tone: "info", label: "Requested" },
  waiting: { icon: "dashed", tone: "warning", label: "Waiting for settlement" },
  sending: { icon: "quarter", tone: "info", label: "Sending" },
  accepted: { icon: "half", tone: "success", label: "Processing" },
  settled: { icon: "returned", tone: "success", label: "Refunded" },
  failed: { icon: "exclamation", tone: "danger", label: "Failed" },
};

/** A dispute takes precedence over the order's own state. */
export const getOrderStatus = ({ state, disputed }: OrderRow): StatusStyle =>
  disputed ? { icon: "flag", tone: "danger", label: "Disputed" } : orderStates[state];

const disputeStates: Record<DeskDispute["outcome"], StatusStyle> = {
  open: { icon: "flag", tone: "danger", label: "Open" },
  won: { icon: "full", tone: "success", label: "Won" },
  lost: { icon: "minus", tone: "danger", label: "Lost" },
};

type DisputeState = Pick<DeskDispute, "outcome" | "replied"> &
  Partial<Pick<DeskDispute, "response">>;

export function getDisputeStatus({ outcome, replied, response }: DisputeState): StatusStyle {
  if (replied) return { icon: "half", tone: "info", label: "Under review" };
  if (outcome === "open" && response?.state === "requested")
    return { icon: "quarter", tone: "info", label: "Sending" };
  return disputeStates[outcome];
}

export const deliveryStates: Record<WebhookDelivery["state"], StatusStyle> = {
  pending: { icon: "dashed", tone: "info", label: "Pending" },
  delivered: { icon: "full", tone: "success", label: "Delivered" },
  failed: { icon: "exclamation", tone: "danger", label: "Failed" },
};

export const getWebhookStatus = (isEnabled: boolean): StatusStyle =>
  isEnabled
    ? { icon: "full", tone: "success", label: "Enabled" }
    : { icon: "minus", tone: "muted", label: "Disabled" };

export const getAnnouncementStatus = (isSent: boolean): StatusStyle =>
  isSent
    ? { icon: "full", tone: "success", label: "Sent" }
    : { icon: "dashed", tone: "muted", label: "Not sent" };

interface StatusBadgeProps {
  status: StatusStyle;
  isLarge?: boolean;
}

export function StatusBadge({ status, isLarge = false }: StatusBadgeProps) {
  return (
    <span className={`status tone-${status.tone} ${isLarge ? "status-lg" : ""}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {statusIcons[status.icon]}
      </svg>
      {status.label}
    </span>
  );
}
