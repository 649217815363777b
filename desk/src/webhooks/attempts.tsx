import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { Link } from "react-router";
import { formatDateTime } from "../format/time.ts";
import { CopyableText } from "../ui/copy.tsx";
import { Detail } from "../ui/detail.tsx";
import { Panel } from "../ui/panel.tsx";
import { findRecord } from "./subjects.ts";

export function Attempts({ delivery }: { delivery: WebhookDelivery }) {
  const { subject, messageId, attemptCount, lastAttemptAt, nextAttemptAt } = delivery;
  const record = findRecord(subject);
  return (
    <Panel title="Delivery">
      <dl className="description-list">
        {record && (
          <Detail term="Subject">
            <Link className="link" to={record.path}>
              {record.name}
            </Link>
          </Detail>
        )}
        <Detail term="Attempts">{attemptCount}</Detail>
        {lastAttemptAt && (
          <Detail term="Last attempt">{formatDateTime(new Date(lastAttemptAt))}</Detail>
        )}
        {nextAttemptAt && (
          <Detail term="Next attempt">{formatDateTime(new Date(nextAttemptAt))}</Detail>
        )}
        <Detail term="Message ID">
          <CopyableText text={messageId} />
        </Detail>
      </dl>
    </Panel>
  );
}
