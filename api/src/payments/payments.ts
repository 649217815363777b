/** Money that comes in by the gateway, and goes back. */
export { withPaymentLimit } from "./card-testing.ts";
export { buildCheckoutResponse, charge, startCharge } from "./charge.ts";
export { disputeTitle, formatDisputeReason } from "./disputes/dispute-text.ts";
export { buildEvidence } from "./disputes/evidence.ts";
export { REPLIED } from "./disputes/has-open-dispute.ts";
export { refundable, requestRefund } from "./refunds/request.ts";
export { requestPaymentSync } from "./refunds/request-sync.ts";
export { requestUnusedHoursRefund } from "./refunds/unused-hours.ts";
export { sendOutcome } from "./send-outcome.ts";
