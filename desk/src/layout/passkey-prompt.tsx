import { KeyRound as KeyRoundIcon } from "lucide";
import { useEffect, useState } from "react";
import { getErrorMessage } from "../api/api-error.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

interface PasskeyPromptProps {
  onShown: () => void;
  onClose: () => void;
}

/** Before what needs it: the owner shows a passkey again. */
export function PasskeyPrompt({ onShown, onClose }: PasskeyPromptProps) {
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once a turn
  useEffect(() => {
    let gone = false;
    setProblem(undefined);
    ask().then(
      () => !gone && onShown(),
      (error: unknown) => !gone && setProblem(getErrorMessage(error)),
    );
    return () => {
      gone = true;
      import("../api/passkeys.ts").then(({ cancelPasskeyPrompt }) => cancelPasskeyPrompt());
    };
  }, [turn]);
  const waiting = problem === undefined;
  return (
    <Dialog
      title="Confirm it is you"
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose} data-first>
            Back
          </button>
          {!waiting && (
            <Button className="btn-main" onClick={() => setTurn(turn + 1)}>
              <Icon icon={KeyRoundIcon} />
              Try again
            </Button>
          )}
        </>
      }
    >
      <div className="keypad">
        <span className="key-ring" data-waiting={waiting || undefined}>
          <Icon icon={KeyRoundIcon} size={30} />
        </span>
        <p>Use your passkey to go on. Nothing has changed yet.</p>
      </div>
      <ErrorNotice text={problem} />
    </Dialog>
  );
}

async function ask() {
  const { verifyPasskey } = await import("../api/passkeys.ts");
  await verifyPasskey();
}
