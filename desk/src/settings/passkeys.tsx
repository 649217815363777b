import type { DeskSettings } from "@agency/contract/api/desk";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { remove } from "../api/client.ts";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline, shortDay } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

type Passkey = DeskSettings["passkeys"][number];

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <>
      <ul className="detail-list">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Icon icon={KeyRoundIcon} />
            <div>
              <p className="detail-title">{passkey.name}</p>
              <p className="detail-subtitle">
                Added {shortDay(new Date(passkey.createdAt))}.{" "}
                {passkey.lastUsedAt
                  ? `Last used ${formatDateTimeInline(new Date(passkey.lastUsedAt))}`
                  : "Not used yet"}
              </p>
            </div>
            <button
              type="button"
              className="btn btn-sm btn-danger-outline"
              aria-label={`Remove ${passkey.name}…`}
              onClick={() => setRemoving(passkey)}
            >
              Remove…
            </button>
          </li>
        ))}
        {passkeys.length === 0 && (
          <li>
            <Icon icon={KeyRoundIcon} />
            <div>
              <p className="detail-title">No passkeys yet</p>
              <p className="detail-subtitle">
                Until you add one, you sign in with a code by email.
              </p>
            </div>
          </li>
        )}
      </ul>
      {removing && (
        <RemovePasskey
          passkey={removing}
          otherCount={passkeys.length - 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  otherCount: number;
  onClose: () => void;
}

function RemovePasskey({ passkey, otherCount, onClose }: RemovePasskeyProps) {
  return (
    <ConfirmDialog
      title="Remove this passkey?"
      confirmLabel="Remove passkey"
      onConfirm={() => remove(`/passkeys/${encodeURIComponent(passkey.id)}`)}
      onSuccess={() => showToast("Passkey removed")}
      onClose={onClose}
    >
      <p>
        You can no longer sign in with “{passkey.name}”.{" "}
        {otherCount > 0
          ? `You still have ${pluralize(otherCount, "other passkey")}.`
          : "It’s your last passkey. After that, you sign in with a code by email."}
      </p>
    </ConfirmDialog>
  );
}
