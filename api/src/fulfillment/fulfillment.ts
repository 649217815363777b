/** Delivery of paid orders, and the actions of owners on orders. */

export { announceVersion, listVersions } from "./announcements.ts";
export { listBuyerMessages, messageBuyer } from "./buyer-messages.ts";
export { findDownloads, renewDownloads } from "./downloads.ts";
export { delivery, orderLink, orderLookup } from "./emails.ts";
export { markPaid } from "./mark-paid.ts";
export { deleteOptOut, setUpdates, wantsUpdates } from "./opt-outs.ts";
export { emailBuyer, loadOrderEmailData } from "./order-email-data.ts";
export {
  deletedBuyerError,
  markContacted,
  recordPayment,
  resendDelivery,
  setAccess,
} from "./owner-actions.ts";
