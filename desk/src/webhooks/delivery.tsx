import type { WebhookDeliveryDetail } from "@agency/contract/api/webhooks";
import { Send as SendIcon } from "lucide";
import { postJson } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTime } from "../format/time.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { deliveryStates, StatusBadge } from "../ui/status-badge.tsx";
import { Attempts } from "./attempts.tsx";
import { LastResponse } from "./last-response.tsx";
import { useReloadWhileDue } from "./use-reload-while-due.ts";

export function Delivery() {
  const loaded = useLoaded<WebhookDeliveryDetail>();
  const delivery = loaded.data;
  const { id, webhookId, event, state, createdAt, body } = delivery;
  const { mutate, isPending, error } = useMutation();
  useReloadWhileDue([delivery]);
  const sendAgain = (
    <Button
      className={state === "failed" ? "btn-primary" : ""}
      busy={isPending}
      onClick={() => mutate(() => postJson(`/webhook-deliveries/${id}/resend`))}
    >
      <Icon icon={SendIcon} />
      {state === "pending" ? "Send now" : "Send again"}
    </Button>
  );
  return (
    <Screen
      title={event}
      back={{ to: `/settings/webhooks/${webhookId}`, name: "Webhook" }}
      actions={sendAgain}
    >
      <PageHeader
        title={event}
        badge={
          <span role="status">
            <StatusBadge status={deliveryStates[state]} isLarge />
          </span>
        }
        subtitle={formatDateTime(new Date(createdAt))}
      >
        <div className="btn-group desktop-only">{sendAgain}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={error} />
        <div className="columns">
          <div className="stack">
            <LastResponse delivery={delivery} />
            <Panel title="Payload">
              <pre className="evidence font-mono max-[641px]:text-xs!">
                {JSON.stringify(body, null, 2)}
              </pre>
            </Panel>
          </div>
          <Attempts delivery={delivery} />
        </div>
      </div>
    </Screen>
  );
}
