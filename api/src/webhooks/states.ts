import type { Transitions } from "../core/states.ts";
import type { WebhookDelivery } from "../db/tables.ts";

/** The initial state is `pending`. */
export const deliveryTransitions = {
  deliver: {
    from: ["pending"],
    to: "delivered",
    when: "The receiver responded with a 2xx status.",
  },
  fail: {
    from: ["pending"],
    to: "failed",
    when: "No attempt succeeded for three days, or the attempt to send a test event failed.",
  },
  resend: {
    from: ["pending", "delivered", "failed"],
    to: "pending",
    when: "An owner sent it again.",
  },
} as const satisfies Transitions<WebhookDelivery["state"]>;
