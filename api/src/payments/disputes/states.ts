import type { Transitions } from "../../core/states.ts";
import type { Dispute } from "../../db/tables.ts";

/** The outcome of a dispute. A new dispute has the gateway's outcome, or is open if it cannot be read. */
export const disputeTransitions = {
  win: { from: ["open", "lost"], to: "won", when: "The bank decided in our favor." },
  lose: {
    from: ["open", "won"],
    to: "lost",
    when: "The bank decided in the buyer's favor, we accepted the dispute, or we did not respond in time.",
  },
  reopen: {
    from: ["won", "lost"],
    to: "open",
    when: "The buyer or the bank escalated it (pre-arbitration).",
  },
  becomeUnreadable: {
    from: ["won"],
    to: "open",
    when: "The gateway returned an unknown status or none. A loss is kept.",
  },
} as const satisfies Transitions<Dispute["outcome"]>;
