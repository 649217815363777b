import type { Transitions } from "../../core/states.ts";
import type { Refund } from "../../db/tables.ts";

/** The initial state is `requested`. */
export const refundTransitions = {
  send: {
    from: ["requested", "waiting"],
    to: "sending",
    when: "The service sends the refund to the gateway.",
  },
  wait: {
    from: ["requested", "waiting", "sending"],
    to: "waiting",
    when: "The payment is not settled yet, or the gateway declined the refund temporarily.",
  },
  reset: {
    from: ["sending"],
    to: "requested",
    when: "The gateway does not have the refund, so it is sent again.",
  },
  accept: {
    from: ["requested", "waiting", "sending"],
    to: "accepted",
    when: "The gateway accepted the refund, or it was made in the Braintree Control Panel.",
  },
  complete: {
    from: ["requested", "waiting", "sending"],
    to: "settled",
    when: "The gateway voided the payment, or an owner refunded it outside the gateway.",
  },
  settle: {
    from: ["accepted"],
    to: "settled",
    when: "The gateway settled the refund.",
  },
  fail: {
    from: ["requested", "waiting", "sending", "accepted", "settled"],
    to: "failed",
    when: "The gateway declined the refund, or a dispute or a refund in the Control Panel came first.",
  },
} as const satisfies Transitions<Refund["state"]>;
