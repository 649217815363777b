import { sql } from "kysely";
import type { Transitions } from "../core/states.ts";

type InstallmentState = "upcoming" | "open" | "paid";

/** Stored as the columns payable_since and paid_at. The first installment of an invoice is open at once. */
export const installmentTransitions = {
  open: {
    from: ["upcoming"],
    to: "open",
    when: "The client accepts the payment request, or an owner delivers, sends an invoice or records a payment.",
  },
  close: {
    from: ["open"],
    to: "upcoming",
    when: "An owner sends a corrected version or delivers with a larger total.",
  },
  pay: {
    from: ["upcoming", "open"],
    to: "paid",
    when: "Its order is paid. From `upcoming` only when restoring a backup made before the acceptance.",
  },
} as const satisfies Transitions<InstallmentState>;

/** The state of a row of the table installments. */
export const installmentStateSql = sql<InstallmentState>`case when paid_at is not null then 'paid'
  when payable_since is null then 'upcoming' else 'open' end`;
