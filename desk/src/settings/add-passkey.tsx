import { KeyRound as KeyRoundIcon } from "lucide";
import { addPasskey, deviceName } from "../api/passkeys.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

export function AddPasskey({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add a passkey"
      yes={
        <>
          <Icon icon={KeyRoundIcon} />
          Add a passkey
        </>
      }
      send={(typed) => addPasskey(typed("name"))}
      onSent={() => showToast("Passkey added")}
      onClose={onClose}
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
    </FormDialog>
  );
}
