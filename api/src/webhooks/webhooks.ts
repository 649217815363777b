/** Outgoing webhooks: subscriptions of other systems to events, and the deliveries to them. */
export { buildBody, formatMessageId, resendDelivery, sendTestEvent } from "./deliveries.ts";
export {
  deskUrl,
  enqueueEvent,
  leadSubject,
  orderSubject,
  requestSubject,
} from "./enqueue.ts";
export { deleteDeliveries } from "./personal-data.ts";
export {
  createSubscription,
  deleteSubscription,
  rotateSecret,
  updateSubscription,
  WEBHOOK_ALERT_KIND,
} from "./subscriptions.ts";
