/** Money that comes in by the gateway, and goes back. */
export { evidenceFor } from "./disputes/evidence.ts";
export { disputeTitle, reasonWords } from "./disputes/words.ts";
export { lookAtPayment } from "./refunds/look-at-payment.ts";
export { refundable, requestRefund } from "./refunds/request.ts";
