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

/** Signs in over the screen after the session has expired, so that typed text is not lost. */
export function SignInAgain({ onSignedIn, onLeave }: SignInAgainProps) {
  const session = useSession();
  const [previousEmail] = useState(session?.owner.email);
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useDialog(() => {});
  async function resume() {
    const { owner } = await get<DeskSession>("/session");
    // Another owner signed in: do not show what the previous one typed.
    if (owner.email !== previousEmail) window.location.reload();
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
      <div className="sign-in-form">
        <div>
          <Notice tone="warning" title="Your session has expired.">
            Sign in to continue. What you typed is still here.
          </Notice>
          <SignInSteps onSignedIn={resume} />
          <button type="button" className="btn btn-ghost" onClick={leave}>
            Discard and leave
          </button>
        </div>
      </div>
    </dialog>
  );
}
