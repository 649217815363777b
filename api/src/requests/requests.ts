/** What the owner asks a client to pay: written, sent, accepted, paid by instalments. */

export { formatPaymentRequestNumber, parsePaymentRequestNumber } from "../request-number.ts";
export { findLines, fromRow } from "./content.ts";
export { recordRequestEvent } from "./events.ts";
export { changeDueDate, markDelivered, replaceLink, voidRequest } from "./follow-up.ts";
export { findInstallmentPayments, installmentState } from "./instalments.ts";
export { findPaymentPagePath, payPath } from "./links.ts";
export { recordManualPayment } from "./pay.ts";
export { deleteRequests, findPaymentRequestsByEmail, lockRequestsOf } from "./personal-data.ts";
export { sendReminderNow, sendReminders, setRemindersPaused } from "./reminders.ts";
export { createDraft, saveDraft, sendRequest } from "./write.ts";
