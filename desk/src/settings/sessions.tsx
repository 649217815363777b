import type { DeskSettings } from "@agency/contract/api/desk";
import { LogOut as LogOutIcon } from "lucide";
import { useState } from "react";
import { endSession, post } from "../api/client.ts";
import { leaveAfter } from "../api/leave.ts";
import { useMutation } from "../api/use-mutation.ts";
import { pluralize } from "../format/text.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { SessionListItem } from "./session-list-item.tsx";

/** Where the owner has signed in, and the way out. */
export function Sessions({ sessions }: { sessions: DeskSettings["sessions"] }) {
  const [asking, setAsking] = useState(false);
  const { run, busy, problem } = useMutation();
  const leave = (work: () => Promise<unknown>) => run(() => leaveAfter(work));
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Sessions</h2>
        <Button className="btn-s" busy={busy} onClick={() => leave(endSession)}>
          <Icon icon={LogOutIcon} size={18} />
          Sign out
        </Button>
      </div>
      <ErrorNotice text={asking ? undefined : problem} />
      <ul className="lines">
        {sessions.map((session) => (
          <SessionListItem key={session.id} session={session} />
        ))}
        <li className="stackable">
          <div>
            <p className="t">{pluralize(sessions.length, "device is", "devices are")} signed in</p>
            <p className="s">Each signs out by itself after 7 days without use, or after 30</p>
          </div>
          <button type="button" className="btn btn-s btn-bad" onClick={() => setAsking(true)}>
            <Icon icon={LogOutIcon} size={18} />
            Sign out everywhere…
          </button>
        </li>
      </ul>
      {asking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          no="Stay signed in"
          yes="Sign out everywhere"
          busy={busy}
          problem={problem}
          onYes={() => leave(() => post("/sessions/end-all"))}
          onClose={() => setAsking(false)}
        >
          <p>
            {sessions.length === 1
              ? "Your session ends."
              : `All ${sessions.length} of your sessions end, this one too.`}{" "}
            Passkeys stay, so you can sign in again at once.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
