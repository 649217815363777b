import type { DeskSettings } from "@agency/contract/api/desk";
import { remove } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

const methodLabels = { passkey: "with a passkey", code: "with a code" };

export function SessionListItem({ session }: { session: DeskSettings["sessions"][number] }) {
  const { id, device, signInMethod, createdAt, lastSeenAt, current } = session;
  const { mutate, isPending, error } = useMutation();
  async function signOut() {
    if (await mutate(() => remove(`/sessions/${encodeURIComponent(id)}`)))
      showToast(`${device} signed out`);
  }
  return (
    <li>
      <div>
        <p className="detail-title">
          {device} {current && <span className="text-muted caption font-normal">This device</span>}
        </p>
        <p className="detail-subtitle">
          Signed in {methodLabels[signInMethod]} {formatDateTimeInline(new Date(createdAt))}.
          {!current && ` Last active ${formatDateTimeInline(new Date(lastSeenAt))}`}
        </p>
        <ErrorNotice text={error} />
      </div>
      {!current && (
        <Button
          className="btn-sm"
          busy={isPending}
          onClick={signOut}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
