import { KeyRound as KeyRoundIcon } from "lucide";
import { addPasskey, deviceName } from "../api/passkeys.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

/** Shown after signing in with a code. */
export function OfferPasskey({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = useMutation();
  async function add() {
    if (!(await mutate(() => addPasskey(deviceName())))) return;
    showToast("Passkey added to this device");
    onDone();
  }
  return (
    <div>
      <h1 tabIndex={-1}>Add a passkey to this device?</h1>
      <p>Next time, use your fingerprint or face instead of a code.</p>
      <ErrorNotice text={error} />
      <Button className="btn-primary btn-lg btn-wide" busy={isPending} onClick={add}>
        <Icon icon={KeyRoundIcon} />
        Add passkey
      </Button>
      <button type="button" className="btn btn-lg btn-wide" onClick={onDone}>
        Not now
      </button>
    </div>
  );
}
