import { z } from "zod";
import { defineEmail, id } from "../mail/define-email.ts";

/** `again` makes a resent email a different job, so that the queue does not skip it. */
export const delivery = defineEmail("delivery", { orderId: id, again: id.optional() });
export const saleNotification = defineEmail("sale-notification", { orderId: id });
export const buyerMessage = defineEmail("buyer-message", { orderId: id, eventId: id });
/** The order is the newest of the buyer's with access. */
export const newVersion = defineEmail("new-version", {
  templateId: z.string(),
  version: z.string(),
  orderId: id,
});
export const orderLink = defineEmail("order-link", { orderId: id, generation: id });
export const orderLookup = defineEmail("order-lookup", { email: z.string(), requestId: z.uuid() });
