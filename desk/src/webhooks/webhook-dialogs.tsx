import type { DeskWebhook, WebhookSecretResponse } from "@agency/contract/api/webhooks";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useNavigate } from "react-router";
import { postJson, putJson, remove } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { WebhookForm } from "./webhook-form.tsx";

export type DialogName = "edit" | "rotate" | "delete";

interface WebhookDialogProps {
  webhook: DeskWebhook;
  onClose: () => void;
}

interface WebhookDialogsProps extends WebhookDialogProps {
  dialog: DialogName;
  onRotated: (secret: string) => void;
}

export function WebhookDialogs({ dialog, onRotated, ...props }: WebhookDialogsProps) {
  if (dialog === "edit") return <EditWebhook {...props} />;
  if (dialog === "rotate") return <RotateSecret {...props} onRotated={onRotated} />;
  return <DeleteWebhook {...props} />;
}

const EditWebhook = ({ webhook, onClose }: WebhookDialogProps) => (
  <WebhookForm
    title="Edit webhook"
    submitLabel="Save"
    webhook={webhook}
    send={(body) => putJson<DeskWebhook>(`/webhooks/${webhook.id}`, body)}
    onSuccess={() => showToast("Webhook saved")}
    onClose={onClose}
  />
);

interface RotateSecretProps extends WebhookDialogProps {
  onRotated: (secret: string) => void;
}

const RotateSecret = ({ webhook, onRotated, onClose }: RotateSecretProps) => (
  <ConfirmDialog
    title="Rotate the secret?"
    confirmLabel={
      <>
        <Icon icon={KeyRoundIcon} />
        Rotate secret
      </>
    }
    onConfirm={() => postJson<WebhookSecretResponse>(`/webhooks/${webhook.id}/rotate-secret`)}
    onSuccess={({ secret }) => onRotated(secret)}
    onClose={onClose}
  >
    <p>
      You get a new secret for “{webhook.name}”. The old one stays valid for 24 hours, so you can
      change the receiver until then.
    </p>
    {webhook.previousSecretExpiresAt && (
      <p>You rotated it less than 24 hours ago. The secret before that becomes invalid now.</p>
    )}
  </ConfirmDialog>
);

function DeleteWebhook({ webhook, onClose }: WebhookDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      confirmLabel={
        <>
          <Icon icon={KeyRoundIcon} />
          Delete webhook
        </>
      }
      onConfirm={async () => {
        await remove(`/webhooks/${webhook.id}`);
        // Before the reload, which would not find the webhook.
        await navigate("/settings/webhooks", { replace: true });
        return true;
      }}
      onSuccess={() => showToast(`Webhook “${webhook.name}” deleted`)}
      onClose={onClose}
    >
      <p>
        “{webhook.name}” gets no more events, and its deliveries are deleted, including the pending
        ones. This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
