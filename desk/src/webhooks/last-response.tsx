import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { formatNumber } from "../format/text.ts";
import { Detail } from "../ui/detail.tsx";
import { Panel } from "../ui/panel.tsx";

export function LastResponse({ delivery }: { delivery: WebhookDelivery }) {
  const { lastResponse, state } = delivery;
  if (!lastResponse)
    return (
      <Panel title="Response">
        <p className="text-muted">
          {state === "pending" ? "Waiting for the first response." : "No response is stored."}
        </p>
      </Panel>
    );
  const { status, body, error, durationMs } = lastResponse;
  return (
    <Panel title="Response" bodyClassName="stack">
      <dl className="description-list">
        <Detail term="Status">{status ?? "No response"}</Detail>
        {error && <Detail term="Error">{error}</Detail>}
        <Detail term="Duration">{formatNumber(durationMs)} ms</Detail>
      </dl>
      {body && <pre className="evidence font-mono">{body}</pre>}
    </Panel>
  );
}
