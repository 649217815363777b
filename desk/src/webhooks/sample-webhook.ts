import type { DeskWebhook, WebhookDelivery } from "@agency/contract/api/webhooks";

/** For component tests. */
export const enabledWebhook = {
  ...{ id: 1, name: "Team chat", url: "https://chat.example.com/hooks/agency" },
  events: ["lead.received", "order.paid"],
  ...{ isEnabled: true, createdAt: "2026-11-02T09:00:00.000Z" },
  ...{ pendingCount: 0, failedCount: 0 },
} satisfies DeskWebhook;

const base = { createdAt: "2026-11-16T09:00:00.000Z", lastAttemptAt: "2026-11-16T09:00:01.000Z" };

export const delivered = {
  ...base,
  ...{ id: 3, messageId: "msg_6e1c", event: "order.paid", subject: "order-K7Q4-2D9M" },
  ...{ state: "delivered", attemptCount: 1 },
  lastResponse: { status: 204, body: "", durationMs: 84 },
} satisfies WebhookDelivery;

export const failed = {
  ...base,
  ...{ id: 2, messageId: "msg_51fa", event: "lead.received", subject: "lead-12" },
  ...{ state: "failed", attemptCount: 10 },
  lastResponse: { body: "", error: "The host name was not found.", durationMs: 12 },
} satisfies WebhookDelivery;

export const pending = {
  ...{ id: 4, messageId: "msg_9b02", event: "test", subject: "test-9b02" },
  ...{ state: "pending", attemptCount: 0, createdAt: base.createdAt },
  nextAttemptAt: base.createdAt,
} satisfies WebhookDelivery;
