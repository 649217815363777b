/** Payment requests: sent by an owner, accepted by a client and paid in installments. */

export {
  formatPaymentRequestNumber,
  parsePaymentRequestNumber,
} from "../core/payment-request-number.ts";
export { createDraft, saveDraft, sendRequest } from "./drafts.ts";
export { recordRequestEvent } from "./events.ts";
export { findAcceptedTotal, findInstallmentPayments, installmentState } from "./installments.ts";
export { findPaymentPagePath, paymentPagePath } from "./links.ts";
export { changeDueDate, markDelivered, replaceLink, voidRequest } from "./owner-actions.ts";
export { recordManualPayment } from "./pay.ts";
export {
  deleteRequests,
  findPaymentRequestsByEmail,
  lockPaymentRequests,
} from "./personal-data.ts";
export { sendReminderNow, sendReminders, setRemindersPaused } from "./reminders.ts";
export { replaceLinksOfOrder } from "./replace-links.ts";
export { findLines, fromRow } from "./row-mapping.ts";
