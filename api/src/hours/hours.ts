/** Prepaid hours: bought with an order, worked off by the owner, and what is not used goes back. */
export {
  calculateUnusedHours,
  findRefundedHours,
  getHours,
  minimumMinutes,
  type RefundedHours,
  toTimeEntry,
  type UnusedHours,
} from "./account.ts";
export {
  addEntry,
  addPurchasedHours,
  backfillPurchasedHours,
  deductRefundedHours,
  findTimeEntries,
  restoreRefundedHours,
} from "./entries.ts";
export { summarizeEntries } from "./fifo-lots.ts";
