import type { Transitions } from "../../core/states.ts";
import type { Dispute, DisputeResponse } from "../../db/tables.ts";

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

/** An owner's response to a dispute: evidence, or the acceptance of the loss. */
export const responseTransitions = {
  send: {
    from: ["requested"],
    to: "sent",
    when: "The gateway has the response, and the dispute is no longer open.",
  },
  fail: {
    from: ["requested"],
    to: "failed",
    when: "The gateway rejected it, or the dispute was responded to or decided without it.",
  },
} as const satisfies Transitions<DisputeResponse["state"]>;
