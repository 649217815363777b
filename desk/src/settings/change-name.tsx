import { textLimits } from "@agency/contract/limits/text-limits";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

export function ChangeName({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <FormDialog
      title="Change name"
      submitLabel="Change name"
      onSubmit={(getValue) => post("/owner/name", { name: getValue("name") })}
      onSuccess={() => showToast("Name changed")}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={textLimits.ownerName}
        autoComplete="name"
        defaultValue={name}
        hint="Shown next to your notes and actions. Not shown to buyers."
        data-autofocus
      />
    </FormDialog>
  );
}
