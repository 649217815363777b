import type { DeskWebhook } from "@agency/contract/api/webhooks";
import { formatDateTime, formatDateTimeInline } from "../format/time.ts";
import { Detail } from "../ui/detail.tsx";

export function WebhookSummary({ webhook }: { webhook: DeskWebhook }) {
  const { url, events, createdAt, previousSecretExpiresAt } = webhook;
  return (
    <section className="panel panel-pad" aria-label="Webhook">
      <dl className="description-list">
        <Detail term="Address">{url}</Detail>
        <Detail term="Events">{events.join(", ")}</Detail>
        <Detail term="Added">{formatDateTime(new Date(createdAt))}</Detail>
        {previousSecretExpiresAt && (
          <Detail term="Old secret">
            Valid until {formatDateTimeInline(new Date(previousSecretExpiresAt))}
          </Detail>
        )}
      </dl>
    </section>
  );
}
