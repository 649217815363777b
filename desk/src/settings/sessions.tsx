import type { DeskSettings } from "@agency/contract/api/desk";
import { LogOut as LogOutIcon } from "lucide";
import { useState } from "react";
import { endSession, post } from "../api/client.ts";
import { signOutAfter } from "../api/sign-out.ts";
import { useMutation } from "../api/use-mutation.ts";
import { pluralize } from "../format/text.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { SessionListItem } from "./session-list-item.tsx";

export function Sessions({ sessions }: { sessions: DeskSettings["sessions"] }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, error } = useMutation();
  return (
    <section className="panel">
      <div className="panel-header">
        <h2>Sessions</h2>
        <Button
          className="btn-sm"
          busy={isPending}
          onClick={() => mutate(() => signOutAfter(endSession))}
        >
          <Icon icon={LogOutIcon} size={18} />
          Sign out
        </Button>
      </div>
      <ErrorNotice text={error} />
      <ul className="detail-list">
        {sessions.map((session) => (
          <SessionListItem key={session.id} session={session} />
        ))}
        <li className="wrap-on-phone">
          <div>
            <p className="detail-title">
              {pluralize(sessions.length, "device is", "devices are")} signed in
            </p>
            <p className="detail-subtitle">
              Devices are signed out after 7 days of inactivity, or after 30 days.
            </p>
          </div>
          <button
            type="button"
            className="btn btn-sm btn-danger-outline"
            onClick={() => setIsConfirming(true)}
          >
            <Icon icon={LogOutIcon} size={18} />
            Sign out everywhere…
          </button>
        </li>
      </ul>
      {isConfirming && (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          onConfirm={() => signOutAfter(() => post("/sessions/sign-out-all"))}
          onClose={() => setIsConfirming(false)}
        >
          <p>
            {sessions.length === 1
              ? "This ends your session."
              : `This ends all ${sessions.length} of your sessions, including this one.`}{" "}
            Your passkeys stay, so you can sign in again right away.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
