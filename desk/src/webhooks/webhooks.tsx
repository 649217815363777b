import type { WebhookSecretResponse, WebhooksResponse } from "@agency/contract/api/webhooks";
import { Plus as PlusIcon, Webhook as WebhookIcon } from "lucide";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Table } from "../ui/table.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { webhookColumns } from "./webhook-columns.tsx";
import { WebhookForm } from "./webhook-form.tsx";

export function Webhooks() {
  const loaded = useLoaded<WebhooksResponse>();
  const { rows } = loaded.data;
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const addButton = (
    <button type="button" className="btn btn-primary" onClick={() => setIsAdding(true)}>
      <Icon icon={PlusIcon} />
      Add webhook
    </button>
  );
  return (
    <Screen
      title="Webhooks"
      back={{ to: "/settings", name: "Settings" }}
      actions={rows.length > 0 && addButton}
    >
      <PageHeader title="Webhooks" subtitle={rows.length > 0 && "Deliveries of the last 30 days"}>
        {rows.length > 0 && <div className="btn-group desktop-only">{addButton}</div>}
      </PageHeader>
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <div className="panel overflow-hidden">
            <Table
              label="Webhooks"
              className="@min-[50rem]:[--column-gap:2.5rem] [--columns:minmax(0,1fr)_max-content_max-content_max-content_max-content]"
              columns={webhookColumns}
              rows={rows}
              rowKey={({ id }) => String(id)}
            />
          </div>
        ) : (
          <EmptyState
            icon={WebhookIcon}
            title="No webhooks yet"
            text="A webhook notifies another system, such as a chat or your accounting, about new leads, payments, refunds and disputes."
          >
            {addButton}
          </EmptyState>
        )}
      </StaleContent>
      {isAdding && (
        <WebhookForm
          title="Add webhook"
          submitLabel="Add webhook"
          send={(body) => postJson<WebhookSecretResponse>("/webhooks", body)}
          onSuccess={(response) => setSecret(response.secret)}
          onClose={() => setIsAdding(false)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Screen>
  );
}
