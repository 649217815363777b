/** Prepaid hours: bought with an order, worked off by the owner, and what is not used goes back. */
export {
  hoursOf,
  minimumMinutes,
  type RefundedHours,
  type Rest,
  refundedHours,
  restFor,
  shown,
} from "./account.ts";
export {
  addBought,
  addEntry,
  addMissing,
  entriesOf,
  giveBack,
  takeForRefund,
} from "./entries.ts";
export { sums } from "./lots.ts";
