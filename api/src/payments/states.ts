import type { Transitions } from "../core/states.ts";
import type { Attempt } from "../db/tables.ts";

/** A new attempt is charging. */
export const attemptTransitions = {
  authorize: {
    from: ["charging"],
    to: "authorized",
    when: "The gateway authorized the payment, at once or when the reconciler asked for it.",
  },
  decline: {
    from: ["charging"],
    to: "declined",
    when: "The gateway declined the payment, at once or when the reconciler asked for it.",
  },
  abandon: {
    from: ["charging"],
    to: "abandoned",
    when: "The gateway rejected the request, or the reconciler found no payment or a voided one.",
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
