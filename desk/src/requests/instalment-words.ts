import type { DeskInstallment, InstallmentKind } from "@agency/contract/requests";
import type { Standing } from "../ui/state.tsx";
import { count } from "../ui/words.ts";

/** Within a sentence: the deposit of R-0036. */
export const instalmentNames: Record<InstallmentKind, string> = {
  whole: "whole amount",
  deposit: "deposit",
  balance: "balance",
};

export const instalmentTitles: Record<InstallmentKind, string> = {
  whole: "All at once",
  deposit: "Deposit",
  balance: "Balance",
};

const standings: Record<DeskInstallment["state"], Standing> = {
  later: { shape: "dashed", tone: "quiet", word: "Later" },
  open: { shape: "ring", tone: "now", word: "Open" },
  overdue: { shape: "late", tone: "bad", word: "Overdue" },
  claimed: { shape: "dashed", tone: "warn", word: "To check" },
  paying: { shape: "quarter", tone: "now", word: "Under way" },
  paid: { shape: "full", tone: "good", word: "Paid" },
};

export const standingOf = ({ state, daysLate }: DeskInstallment): Standing =>
  daysLate ? { ...standings[state], word: `${count(daysLate, "day")} late` } : standings[state];
