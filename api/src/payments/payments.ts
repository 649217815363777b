/** Money that comes in by the gateway, and goes back. */
export { inTurn } from "./card-testing.ts";
export { answerFor, beginCharge, charge } from "./charge.ts";
export { evidenceFor } from "./disputes/evidence.ts";
export { REPLIED } from "./disputes/open.ts";
export { disputeTitle, reasonWords } from "./disputes/words.ts";
export { lookAtPayment } from "./refunds/look-at-payment.ts";
export { refundable, requestRefund } from "./refunds/request.ts";
export { requestRestRefund } from "./refunds/rest.ts";
export { sendOutcome } from "./send-outcome.ts";
