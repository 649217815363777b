import { KeyRound as KeyRoundIcon } from "lucide";
import { useEffect, useState } from "react";
import { getErrorMessage } from "../api/api-error.ts";
import { cancelPasskeyPrompt, verifyPasskey } from "../api/passkeys.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

interface PasskeyPromptProps {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Confirms with a passkey. */
export function PasskeyPrompt({ onConfirmed, onClose }: PasskeyPromptProps) {
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: prompts once per attempt
  useEffect(() => {
    let isClosed = false;
    setError(undefined);
    verifyPasskey().then(
      () => !isClosed && onConfirmed(),
      (reason: unknown) => !isClosed && setError(getErrorMessage(reason)),
    );
    return () => {
      isClosed = true;
      cancelPasskeyPrompt();
    };
  }, [attempt]);
  const isWaiting = error === undefined;
  return (
    <Dialog
      title="Confirm it’s you"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose} data-autofocus>
            Cancel
          </button>
          {!isWaiting && (
            <Button className="btn-primary" onClick={() => setAttempt(attempt + 1)}>
              <Icon icon={KeyRoundIcon} />
              Try again
            </Button>
          )}
        </>
      }
    >
      <div className="passkey-prompt">
        <span className="passkey-spinner" data-waiting={isWaiting || undefined}>
          <Icon icon={KeyRoundIcon} size={30} />
        </span>
        <p>Use your passkey to continue. Nothing has changed yet.</p>
      </div>
      <ErrorNotice text={error} />
    </Dialog>
  );
}
