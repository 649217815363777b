import type { Transitions } from "../core/states.ts";
import type { Attempt } from "../db/tables.ts";

/** The initial state is `charging`. */
export const attemptTransitions = {
  authorize: {
    from: ["charging"],
    to: "authorized",
    when: "The gateway authorized the payment. The result may be known only after reconciliation.",
  },
  decline: {
    from: ["charging"],
    to: "declined",
    when: "The gateway declined the payment. The result may be known only after reconciliation.",
  },
  abandon: {
    from: ["charging"],
    to: "abandoned",
    when: "The gateway rejected the request, or reconciliation found no payment or a voided one.",
  },
  capture: {
    from: ["authorized"],
    to: "captured",
    when: "The gateway captured the payment.",
  },
  void: {
    from: ["authorized"],
    to: "voided",
    when: "The order was closed in the meantime, or the authorization was voided or expired.",
  },
} as const satisfies Transitions<Attempt["state"]>;
