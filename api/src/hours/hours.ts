/** Prepaid hours: purchased with an order, used by logged work, and refundable when unused. */
export { findRefundedHours, getHours, type RefundedHours, toTimeEntry } from "./account.ts";
export {
  calculateUnusedHours,
  type HoursRefund,
  minimumMinutes,
  summarizeEntries,
} from "./balance.ts";
export {
  addEntry,
  addPurchasedHours,
  anonymizeTimeEntries,
  deductRefundedHours,
  findTimeEntries,
  restoreRefundedHours,
} from "./entries.ts";
