import type {
  DeskWebhook,
  WebhookDeliveriesResponse,
  WebhooksResponse,
} from "@agency/contract/api/webhooks";
import { ApiError } from "../api/api-error.ts";
import { type Loaded, load } from "../api/load.ts";

export interface WebhookWithDeliveries extends WebhookDeliveriesResponse {
  webhook: DeskWebhook;
}

/** The deliveries of a webhook, and the webhook from the list. */
export async function loadWebhook(
  request: Request,
  id: string,
): Promise<Loaded<WebhookWithDeliveries>> {
  const pages = new URL(request.url).searchParams.get("pages") ?? "1";
  const path = `/webhooks/${encodeURIComponent(id)}/deliveries?${new URLSearchParams({ pages })}`;
  const [webhooks, deliveries] = await Promise.all([
    load<WebhooksResponse>(request, "/webhooks"),
    load<WebhookDeliveriesResponse>(request, path),
  ]);
  const webhook = webhooks.data.rows.find((row) => String(row.id) === id);
  if (!webhook) throw new ApiError(404, "unknown-webhook", "This webhook no longer exists.");
  return {
    data: { webhook, ...deliveries.data },
    loadedAt: Math.min(webhooks.loadedAt, deliveries.loadedAt),
    isUnreachable: webhooks.isUnreachable || deliveries.isUnreachable,
  };
}
