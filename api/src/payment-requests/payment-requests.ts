/** What the owner asks a client to pay: written, sent, accepted, paid by instalments. */

export {
  formatPaymentRequestNumber,
  parsePaymentRequestNumber,
} from "../payment-request-number.ts";
export { createDraft, saveDraft, sendRequest } from "./drafts.ts";
export { recordRequestEvent } from "./events.ts";
export { findInstallmentPayments, installmentState } from "./installments.ts";
export { findPaymentPagePath, payPath } from "./links.ts";
export { changeDueDate, markDelivered, replaceLink, voidRequest } from "./owner-actions.ts";
export { recordManualPayment } from "./pay.ts";
export { deleteRequests, findPaymentRequestsByEmail, lockRequestsOf } from "./personal-data.ts";
export { sendReminderNow, sendReminders, setRemindersPaused } from "./reminders.ts";
export { findLines, fromRow } from "./row-mapping.ts";
