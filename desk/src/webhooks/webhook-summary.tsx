import type { DeskWebhook } from "@agency/contract/api/webhooks";
import { Fragment } from "react";
import { formatDateTime, formatDateTimeInline } from "../format/time.ts";
import { Detail } from "../ui/detail.tsx";
import { withKeys } from "../ui/keyed.ts";

export function WebhookSummary({ webhook }: { webhook: DeskWebhook }) {
  const { url, events, createdAt, previousSecretExpiresAt } = webhook;
  return (
    <section className="panel panel-pad" aria-label="Webhook">
      <dl className="description-list">
        <Detail term="Address">
          <BreakableUrl url={url} />
        </Detail>
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

/** Breaks a long address after its slashes first. */
const BreakableUrl = ({ url }: { url: string }) =>
  withKeys(url.split(/(?<=\/)(?=[^/])/)).map(({ key, value }) => (
    <Fragment key={key}>
      {value}
      <wbr />
    </Fragment>
  ));
