import { z } from "zod";
import { textLimits } from "../limits/text-limits.ts";
import { type WebhookEventType, webhookEvents } from "../limits/webhook-events.ts";
import { paging } from "./paging.ts";

/** Requests and responses of the desk about outgoing webhooks. webhook-events.ts has what receivers get. */

const timestamp = z.iso.datetime();

const eventType = z.enum(Object.keys(webhookEvents) as [WebhookEventType]);

/** The service also rejects other ports, private IP addresses, and http except for WEBHOOK_LOCAL_ORIGINS. */
const url = z
  .url({ protocol: /^https?$/ })
  .max(textLimits.webhookUrl)
  .refine((text) => {
    const { username, password, hash } = URL.parse(text) ?? {};
    return !username && !password && !hash;
  });

/** POST /api/desk/webhooks and PUT /api/desk/webhooks/:id. Both need a recent passkey. */
export const webhookBody = z.object({
  name: z.string().trim().min(1).max(textLimits.webhookName),
  url,
  events: z
    .array(eventType)
    .min(1)
    .transform((events) => [...new Set(events)]),
  /** A disabled webhook gets no new events, and its pending deliveries wait. */
  isEnabled: z.boolean().default(true),
});
export type WebhookBody = z.infer<typeof webhookBody>;

export const deskWebhook = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isEnabled: z.boolean(),
  createdAt: timestamp,
  /** While the secret before the last rotation is still valid. */
  previousSecretExpiresAt: timestamp.optional(),
  /** Deliveries of the last 30 days that wait, and that failed; up to 1,000 each. */
  pendingCount: z.int(),
  failedCount: z.int(),
});
export type DeskWebhook = z.infer<typeof deskWebhook>;

/** GET /api/desk/webhooks */
export const webhooksResponse = z.object({ rows: z.array(deskWebhook) });
export type WebhooksResponse = z.infer<typeof webhooksResponse>;

/** The response to creating a webhook, and to POST /api/desk/webhooks/:id/rotate-secret: the secret is shown only here. */
export const webhookSecretResponse = z.object({ webhook: deskWebhook, secret: z.string() });
export type WebhookSecretResponse = z.infer<typeof webhookSecretResponse>;

/** DELETE /api/desk/webhooks/:id */
export const deleteWebhookResponse = z.object({ ok: z.literal(true) });

const webhookDelivery = z.object({
  id: z.int(),
  /** The header webhook-id, the same in every attempt. */
  messageId: z.string(),
  event: z.string(),
  /** What the event is about, such as "order-K7Q4-2D9M". Events of one subject arrive in order. */
  subject: z.string(),
  state: z.enum(["pending", "delivered", "failed"]),
  createdAt: timestamp,
  attemptCount: z.int(),
  lastAttemptAt: timestamp.optional(),
  /** Only while pending. Later if an earlier delivery of the subject is pending. */
  nextAttemptAt: timestamp.optional(),
  /** Of the last attempt. Without a status if there was no response. */
  lastResponse: z
    .object({
      status: z.int().optional(),
      /** The first bytes. */
      body: z.string(),
      /** Why the attempt failed, if there was no complete response. */
      error: z.string().optional(),
      durationMs: z.int(),
    })
    .optional(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** GET /api/desk/webhooks/:id/deliveries?after=12&pages=2, newest first. */
export const webhookDeliveriesQuery = z.object(paging);
export const webhookDeliveriesResponse = z.object({
  rows: z.array(webhookDelivery),
  /** The cursor of the next page; absent on the last. */
  next: z.string().optional(),
});
export type WebhookDeliveriesResponse = z.infer<typeof webhookDeliveriesResponse>;

/**
 * GET /api/desk/webhook-deliveries/:id, and the response to POST /api/desk/webhook-deliveries/:id/resend and
 * POST /api/desk/webhooks/:id/test.
 */
export const webhookDeliveryDetail = webhookDelivery.extend({
  webhookId: z.int(),
  /** As sent: an event of webhook-events.ts, or of another release. */
  body: z.object({ type: z.string(), timestamp, data: z.looseObject({}) }),
});
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetail>;
