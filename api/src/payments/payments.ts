/** Money that comes in by the gateway, and goes back. */
export { withPaymentLimit } from "./card-testing.ts";
export { buildCheckoutResponse, charge, startCharge } from "./charge.ts";
export { buildEvidence } from "./disputes/evidence.ts";
export { REPLIED } from "./disputes/open.ts";
export { disputeTitle, formatDisputeReason } from "./disputes/words.ts";
export { requestPaymentSync } from "./refunds/look-at-payment.ts";
export { refundable, requestRefund } from "./refunds/request.ts";
export { requestUnusedHoursRefund } from "./refunds/rest.ts";
export { sendOutcome } from "./send-outcome.ts";
