import type { WebhookDeliveryDetail } from "@agency/contract/api/webhooks";
import { Ellipsis, Pencil, RotateCw, Send, Trash2 } from "lucide";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { useMutation } from "../api/use-mutation.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { getWebhookStatus, StatusBadge } from "../ui/status-badge.tsx";
import { Deliveries } from "./deliveries.tsx";
import type { WebhookWithDeliveries } from "./load-webhook.ts";
import { SecretDialog } from "./secret-dialog.tsx";
import { useReloadWhileDue } from "./use-reload-while-due.ts";
import { type DialogName, WebhookDialogs } from "./webhook-dialogs.tsx";
import { WebhookSummary } from "./webhook-summary.tsx";

export function Webhook() {
  const loaded = useLoaded<WebhookWithDeliveries>();
  const { webhook, rows, next } = loaded.data;
  const { id, name, isEnabled } = webhook;
  const [dialog, setDialog] = useState<DialogName>();
  const [secret, setSecret] = useState<string>();
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  // A disabled webhook sends only test events.
  useReloadWhileDue(isEnabled ? rows : rows.filter(({ event }) => event === "test"));
  async function sendTest() {
    const delivery = await mutate(() => postJson<WebhookDeliveryDetail>(`/webhooks/${id}/test`));
    if (delivery) navigateIfMounted(`/settings/webhook-deliveries/${delivery.id}`);
  }
  const buttons = (
    <>
      <Button className="btn-primary" busy={isPending} onClick={sendTest}>
        <Icon icon={Send} />
        Send test event
      </Button>
      <button type="button" className="btn" onClick={() => setDialog("edit")}>
        <Icon icon={Pencil} />
        Edit
      </button>
      <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
        <MenuItem icon={RotateCw} onClick={() => setDialog("rotate")}>
          Rotate secret…
        </MenuItem>
        <hr />
        <MenuItem icon={Trash2} isDestructive onClick={() => setDialog("delete")}>
          Delete…
        </MenuItem>
      </Menu>
    </>
  );
  return (
    <Screen title={name} back={{ to: "/settings/webhooks", name: "Webhooks" }} actions={buttons}>
      <PageHeader title={name} badge={<StatusBadge status={getWebhookStatus(isEnabled)} isLarge />}>
        <div className="btn-group desktop-only">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={error} />
        <WebhookSummary webhook={webhook} />
        <Deliveries rows={rows} hasMore={!!next} />
      </div>
      {dialog && (
        <WebhookDialogs
          {...{ dialog, webhook }}
          onRotated={setSecret}
          onClose={() => setDialog(undefined)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Screen>
  );
}
