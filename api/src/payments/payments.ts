/** Payments through the gateway, refunds and disputes. */
export { disputeTitle, formatDisputeReason } from "./disputes/dispute-text.ts";
export { buildEvidence } from "./disputes/evidence.ts";
export { isOpenDispute, openDisputeSql, REPLIED_STATUSES } from "./disputes/has-open-dispute.ts";
export { isRespondable, requestDisputeResponse } from "./disputes/request-response.ts";
export { payAndReply } from "./pay-and-reply.ts";
export { anonymizePayments } from "./personal-data.ts";
export { calculateRefundable, requestRefund, requestUnusedHoursRefund } from "./refunds/request.ts";
export { requestPaymentSync } from "./settlement.ts";
export { takePayment } from "./take-payment.ts";
