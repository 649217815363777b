import type { DeskSettings } from "@agency/contract/api/desk";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { remove } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline, shortDay } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

type Passkey = DeskSettings["passkeys"][number];

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [leaving, setLeaving] = useState<Passkey>();
  return (
    <>
      <ul className="lines">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Icon icon={KeyRoundIcon} />
            <div>
              <p className="t">{passkey.name}</p>
              <p className="s">
                Added {shortDay(new Date(passkey.createdAt))}.{" "}
                {passkey.lastUsedAt
                  ? `Used ${formatDateTimeInline(new Date(passkey.lastUsedAt))}`
                  : "Not used yet"}
              </p>
            </div>
            <button
              type="button"
              className="btn btn-s btn-bad"
              aria-label={`Remove ${passkey.name}…`}
              onClick={() => setLeaving(passkey)}
            >
              Remove…
            </button>
          </li>
        ))}
        {passkeys.length === 0 && (
          <li>
            <Icon icon={KeyRoundIcon} />
            <div>
              <p className="t">No passkey yet</p>
              <p className="s">Until there is one, you sign in with a code by mail.</p>
            </div>
          </li>
        )}
      </ul>
      {leaving && (
        <RemovePasskey
          passkey={leaving}
          others={passkeys.length - 1}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}

interface RemovePasskeyProps {
  passkey: Passkey;
  others: number;
  onClose: () => void;
}

function RemovePasskey({ passkey, others, onClose }: RemovePasskeyProps) {
  const call = useMutation();
  async function removeIt() {
    if (!(await call.run(() => remove(`/passkeys/${encodeURIComponent(passkey.id)}`)))) return;
    onClose();
    showToast("Passkey removed");
  }
  return (
    <ConfirmDialog
      title="Remove this passkey?"
      no="Keep it"
      yes="Remove passkey"
      busy={call.busy}
      problem={call.problem}
      onYes={removeIt}
      onClose={onClose}
    >
      <p>
        “{passkey.name}” can no longer sign in.{" "}
        {others > 0
          ? `You keep ${pluralize(others, "other passkey")}.`
          : "It is your last one: afterwards you sign in with a code by mail."}
      </p>
    </ConfirmDialog>
  );
}
