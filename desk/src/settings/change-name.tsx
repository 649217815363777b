import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

export function ChangeName({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <FormDialog
      title="Your name"
      yes="Change name"
      send={(typed) => post("/owner/name", { name: typed("name") })}
      onSent={() => showToast("Name changed")}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={80}
        autoComplete="name"
        defaultValue={name}
        hint="Beside your notes and whatever you did. Buyers do not see it."
        data-first
      />
    </FormDialog>
  );
}
