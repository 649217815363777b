/** What the owner asks a client to pay: written, sent, accepted, paid by instalments. */

export { requestIdOf, requestNumber } from "../request-number.ts";
export { contentOf, linesOf } from "./content.ts";
export { recordRequestEvent } from "./events.ts";
export { changeDueDate, deliver, replaceLink, voidRequest } from "./follow-up.ts";
export { paymentsOf, progressOf } from "./instalments.ts";
export { payPath, payPathOf } from "./links.ts";
export { notePayment } from "./pay.ts";
export { deleteRequests, lockRequestsOf, requestsOf } from "./personal-data.ts";
export { remindNow, sendReminders, setReminders } from "./reminders.ts";
export { createDraft, saveDraft, sendRequest } from "./write.ts";
