import type { DeskSettings } from "@agency/contract/api/desk";
import { remove } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

const ways = { passkey: "with a passkey", code: "with a code" };

export function SessionListItem({ session }: { session: DeskSettings["sessions"][number] }) {
  const { id, device, how, createdAt, lastSeenAt, current } = session;
  const { run, busy, problem } = useMutation();
  async function end() {
    if (await run(() => remove(`/sessions/${encodeURIComponent(id)}`)))
      showToast(`Signed out: ${device}`);
  }
  return (
    <li>
      <div>
        <p className="t">
          {device} {current && <span className="quiet fine font-normal">this device</span>}
        </p>
        <p className="s">
          Signed in {ways[how]} {formatDateTimeInline(new Date(createdAt))}.
          {!current && ` Last seen ${formatDateTimeInline(new Date(lastSeenAt))}`}
        </p>
        <ErrorNotice text={problem} />
      </div>
      {!current && (
        <Button className="btn-s" busy={busy} onClick={end} aria-label={`End ${device}`}>
          End
        </Button>
      )}
    </li>
  );
}
