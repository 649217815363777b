/** What a buyer gets for the money, and what the owner may do about it. */

export { findDownloads } from "./downloads.ts";
export { markPaid } from "./mark-paid.ts";
export { emailBuyer, loadOrderEmailData } from "./order-email-data.ts";
export {
  changeEmail,
  markContacted,
  recordPayment,
  resendDelivery,
  setAccess,
} from "./owner-actions.ts";
