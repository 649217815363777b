import type { DeskSettings } from "@agency/contract/desk";
import { remove } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/notice.tsx";
import { momentWithin } from "../ui/time.ts";
import { showToast } from "../ui/toasts.ts";

const ways = { passkey: "with a passkey", code: "with a code" };

export function SessionLine({ session }: { session: DeskSettings["sessions"][number] }) {
  const { id, device, how, createdAt, lastSeenAt, current } = session;
  const { run, busy, problem } = useCall();
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
          Signed in {ways[how]} {momentWithin(new Date(createdAt))}.
          {!current && ` Last seen ${momentWithin(new Date(lastSeenAt))}`}
        </p>
        <Problem text={problem} />
      </div>
      {!current && (
        <Button className="btn-s" busy={busy} onClick={end} aria-label={`End ${device}`}>
          End
        </Button>
      )}
    </li>
  );
}
