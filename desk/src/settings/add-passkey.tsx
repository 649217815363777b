import { KeyRound as KeyRoundIcon } from "lucide";
import { addPasskey, deviceName } from "../api/passkeys.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Problem } from "../ui/notice.tsx";
import { showToast } from "../ui/toasts.ts";

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const { run, busy, problem } = useCall();
  async function add(fields: FormData) {
    if (!(await run(() => addPasskey(String(fields.get("name")).trim())))) return;
    onClose();
    showToast("Passkey added");
  }
  return (
    <Dialog
      title="Add a passkey"
      size="small"
      withClose={false}
      onClose={onClose}
      onSubmit={add}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Leave it
          </button>
          <Button type="submit" className="btn-main" busy={busy}>
            <Icon icon={KeyRoundIcon} />
            Add a passkey
          </Button>
        </>
      }
    >
      <Field
        label="What to call it"
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        defaultValue={deviceName()}
        hint="So that you know later which device it is on. Both owners get a mail about it."
        data-first
      />
      <Problem text={problem} />
    </Dialog>
  );
}
