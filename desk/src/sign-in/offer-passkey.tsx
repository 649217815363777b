import { KeyRound as KeyRoundIcon } from "lucide";
import { addPasskey, deviceName } from "../api/passkeys.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

/** After a code: so that the next time needs none. */
export function OfferPasskey({ onDone }: { onDone: () => void }) {
  const { run, busy, problem } = useMutation();
  async function add() {
    if (!(await run(() => addPasskey(deviceName())))) return;
    showToast("Passkey added to this device");
    onDone();
  }
  return (
    <div>
      <h1 tabIndex={-1}>Put a passkey on this device?</h1>
      <p>The next time a touch or a look is enough, and no mail is needed.</p>
      <ErrorNotice text={problem} />
      <Button className="btn-main btn-tall btn-wide" busy={busy} onClick={add}>
        <Icon icon={KeyRoundIcon} />
        Add a passkey
      </Button>
      <button type="button" className="btn btn-tall btn-wide" onClick={onDone}>
        Not now
      </button>
    </div>
  );
}
