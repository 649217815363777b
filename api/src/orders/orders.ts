/** Orders, their items and events, and their payment attempts. */
export { accessEndedSql, extendAccess, revokeAccess, setOrderAccess } from "./access.ts";
export {
  type ActorRef,
  findEvent,
  findEventByKey,
  hasEvent,
  insertEvent,
  type OwnerRef,
  pickDetailKeys,
  recordEvent,
} from "./events.ts";
export {
  findActiveAttempt,
  findOrder,
  findOrderByNumber,
  findOrderItems,
  findOrdersByEmail,
  isPaymentLost,
  lockOrder,
} from "./find.ts";
export { maskEmail, type OpenedOrder, orderPath, verifyOrderToken } from "./order-links.ts";
export { aggregateOrderTotals, type OrderTotal, sumOrders } from "./order-totals.ts";
export {
  anonymizeOrders,
  anonymousTitle,
  deletedEmail,
  getBuyerContact,
  isDeletedEmail,
  lockOrdersByEmail,
  notDeletedSql,
} from "./personal-data.ts";
export {
  type Buyer,
  getChosenLook,
  moveOrdersToInstallment,
  type PlacedOrder,
  placeOrder,
  restoreOrder,
  updateBuyer,
  updateLook,
} from "./place-order.ts";
export {
  catalogLineWithPrice,
  type OrderLine,
  requireCatalogLine,
  restoreOrderLine,
} from "./pricing.ts";
export { promiseContact, removePromisedContact } from "./promised-contacts.ts";
export {
  lockUnchangedOrder,
  replaceOrderLink,
  replaceOrderLinksOfRequest,
} from "./replace-links.ts";
export {
  activeAttemptStates,
  isAwaitingPayment,
  isPaid,
  orderTransitions,
  paidStates,
} from "./states.ts";
export {
  cancelClaimedOrder,
  cancelPendingOrder,
  claimOrder,
  markOrderPaid,
  type OrderPayment,
  updateRefundedTotal,
} from "./transitions.ts";
