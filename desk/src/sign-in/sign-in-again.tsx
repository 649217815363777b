import type { DeskSession } from "@agency/contract/api/desk";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { get } from "../api/client.ts";
import { signInPath } from "../api/sign-in-path.ts";
import { useSession } from "../layout/use-session.ts";
import { useDialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

interface SignInAgainProps {
  onSignedIn: () => void;
  onLeave: () => void;
}

/** The session has ended: signs in on top of the screen, so that what is typed there can still be sent. */
export function SignInAgain({ onSignedIn, onLeave }: SignInAgainProps) {
  const session = useSession();
  const [before] = useState(session?.owner.email);
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useDialog(() => {});
  async function goOn() {
    const { owner } = await get<DeskSession>("/session");
    // What is open was typed by another owner.
    if (owner.email !== before) window.location.reload();
    else onSignedIn();
  }
  async function leave() {
    onLeave();
    await navigate(signInPath(location));
  }
  return (
    <dialog
      {...dialog}
      className="dialog dialog-small dialog-cover"
      aria-label="Sign in again"
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="gate-form">
        <div>
          <Notice tone="warn" title="Your session has ended.">
            Sign in to go on. What you typed is still here.
          </Notice>
          <SignInSteps onSignedIn={goOn} />
          <button type="button" className="btn btn-plain" onClick={leave}>
            Discard it and leave
          </button>
        </div>
      </div>
    </dialog>
  );
}
