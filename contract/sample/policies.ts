/** Policies that pages and emails share, so that they cannot differ. */

export const templateLicense =
  "Use it on one project, your own or a client's, and change anything you like; you may not resell or share the template itself.";

export const templateRefundPolicy =
  "If a template does not work as described, write to us within 14 days of your purchase. If we cannot fix it, we refund the full price.";

export const templateRefundLimits =
  "The license ends with the refund. We do not refund a change of mind, because a download cannot be returned.";

export const hoursRefundPolicy =
  "Unused prepaid time is refunded; once work has started, at least two hours are billed.";

export const logoRefundPolicy = "You may cancel for a full refund until we send the first draft.";

export const projectRefundPolicy =
  "You may cancel at any time in writing. If work has not started, we refund the deposit in full. If it has, we keep what covers the work done so far and refund the rest of the deposit; if the work done exceeds the deposit, we invoice the difference.";

export const refundRoute = "Refunds are sent to the original payment method.";
