import { textLimits } from "@agency/contract/limits/text-limits";
import { KeyRound as KeyRoundIcon } from "lucide";
import { addPasskey, deviceName } from "../api/passkeys.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

export function AddPasskey({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title="Add passkey"
      submitIcon={KeyRoundIcon}
      submitLabel="Add passkey"
      onSubmit={(getValue) => addPasskey(getValue("name"))}
      onSuccess={() => showToast("Passkey added")}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={textLimits.passkeyName}
        autoComplete="off"
        defaultValue={deviceName()}
        hint="Helps you recognize the device later. All owners are notified by email."
        data-autofocus
      />
    </FormDialog>
  );
}
