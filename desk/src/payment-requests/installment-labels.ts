import type { DeskInstallment, InstallmentKind } from "@agency/contract/api/payment-requests";
import { pluralize } from "../format/text.ts";
import type { StatusStyle } from "../ui/status-badge.tsx";

/** For the middle of a sentence. */
export const installmentLabelsInline: Record<InstallmentKind, string> = {
  full: "full amount",
  deposit: "deposit",
  balance: "balance",
};

export const installmentLabels: Record<InstallmentKind, string> = {
  full: "Full amount",
  deposit: "Deposit",
  balance: "Balance",
};

const statuses: Record<DeskInstallment["state"], StatusStyle> = {
  upcoming: { icon: "dashed", tone: "muted", label: "Upcoming" },
  open: { icon: "ring", tone: "info", label: "Open" },
  overdue: { icon: "exclamation", tone: "danger", label: "Overdue" },
  claimed: { icon: "dashed", tone: "warning", label: "Awaiting confirmation" },
  processing: { icon: "quarter", tone: "info", label: "Processing" },
  paid: { icon: "full", tone: "success", label: "Paid" },
};

export const getInstallmentStatus = ({ state, daysOverdue }: DeskInstallment): StatusStyle =>
  daysOverdue
    ? { ...statuses[state], label: `${pluralize(daysOverdue, "day")} overdue` }
    : statuses[state];
