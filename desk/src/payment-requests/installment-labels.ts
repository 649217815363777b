import type { DeskInstallment, InstallmentKind } from "@agency/contract/api/payment-requests";
import { pluralize } from "../format/text.ts";
import type { StatusStyle } from "../ui/status-badge.tsx";

/** Within a sentence: the deposit of R-0036. */
export const installmentNames: Record<InstallmentKind, string> = {
  whole: "whole amount",
  deposit: "deposit",
  balance: "balance",
};

export const installmentTitles: Record<InstallmentKind, string> = {
  whole: "All at once",
  deposit: "Deposit",
  balance: "Balance",
};

const standings: Record<DeskInstallment["state"], StatusStyle> = {
  later: { shape: "dashed", tone: "quiet", word: "Later" },
  open: { shape: "ring", tone: "now", word: "Open" },
  overdue: { shape: "late", tone: "bad", word: "Overdue" },
  claimed: { shape: "dashed", tone: "warn", word: "To check" },
  paying: { shape: "quarter", tone: "now", word: "Under way" },
  paid: { shape: "full", tone: "good", word: "Paid" },
};

export const standingOf = ({ state, daysLate }: DeskInstallment): StatusStyle =>
  daysLate ? { ...standings[state], word: `${pluralize(daysLate, "day")} late` } : standings[state];
