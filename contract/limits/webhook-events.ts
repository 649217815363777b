/** The events that a webhook can subscribe to. Separate from the schemas, because the desk does not load zod. */
export const webhookEvents = {
  "lead.received": "A lead arrived, or was released from quarantine",
  "order.paid": "An order was paid",
  "order.refunded": "A refund was accepted",
  "payment_request.accepted": "A client accepted a payment request",
  "dispute.opened": "A buyer disputed a payment",
} as const;

export type WebhookEventType = keyof typeof webhookEvents;
