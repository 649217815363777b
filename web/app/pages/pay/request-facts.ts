import { agency } from "@agency/contract/agency";
import { formatUsd } from "@agency/contract/money";
import { dueAfterAcceptance } from "@agency/contract/request-sums";
import type { PayAnswer } from "@agency/contract/requests";
import { formatDate, formatDay } from "#app/orders/dates.ts";

export type Instalment = PayAnswer["instalments"][number];
type Line = PayAnswer["lines"][number];

const turns = ["paying", "open", "claimed", "later"] as const;

/** The payment that comes next: nothing once all is paid. */
export function currentOf({ instalments }: PayAnswer): Instalment | undefined {
  return turns
    .map((turn) => instalments.find(({ state }) => state === turn))
    .find((found) => found !== undefined);
}

export const refundedOf = ({ instalments }: PayAnswer) =>
  instalments.reduce((sum, { refundedCents = 0 }) => sum + refundedCents, 0);

/** Nothing is accepted of an hourly invoice: the work was agreed on before. */
export const kindOf = ({ terms, number }: PayAnswer) =>
  `${terms === "net15" ? "Payment request" : "Proposal"} ${number}`;

export const whomFor = ({ client: { name, company } }: PayAnswer) =>
  [name, company].filter(Boolean).join(", ");

export const nameOf = ({ kind }: Instalment) => (kind === "whole" ? "payment" : kind);

export const titleOf = ({ kind }: Instalment) =>
  ({ whole: "Payment", deposit: "Deposit", balance: "Balance" })[kind];

/** "1.5 × $160"; nothing for one piece. */
export function quantityOf({ quantityHundredths, unitCents }: Line) {
  if (quantityHundredths === 100) return undefined;
  return `${quantityHundredths / 100} × ${formatUsd(unitCents)}`;
}

/** "Tax, 7.7%" */
export const taxTerm = ({ taxHundredths }: PayAnswer) => `Tax, ${taxHundredths / 100}%`;

/** When an instalment is due, or what became of it. */
export function whenOf({ state, kind, dueOn, late, paidAt, refundedCents }: Instalment) {
  switch (state) {
    case "paid": {
      const paid = paidAt ? `Paid ${formatDate(paidAt)}` : "Paid";
      return refundedCents ? `${paid}, ${formatUsd(refundedCents)} refunded` : paid;
    }
    case "paying":
      return "Being processed";
    case "claimed":
      return "By Venmo, not confirmed yet";
    case "open":
      if (!dueOn) return "Due now";
      return late ? `Was due ${formatDay(dueOn)}` : `Due now, by ${formatDay(dueOn)}`;
    case "later":
      if (kind === "balance" && !dueOn) return "On delivery";
      return dueOn ? `Once you accept, by ${formatDay(dueOn)}` : `Due ${dueAfterAcceptance}`;
  }
}

export const mailAbout = ({ number, title }: PayAnswer) =>
  `mailto:${agency.email}?subject=${encodeURIComponent(`${number}, ${title}`)}`;
