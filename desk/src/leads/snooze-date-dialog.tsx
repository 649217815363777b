import { isoDay, morning, morningOf } from "../format/time.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface SnoozeDateDialogProps {
  actions: LeadActionHandlers;
  onClose: () => void;
}

export function SnoozeDateDialog({ actions, onClose }: SnoozeDateDialogProps) {
  return (
    <FormDialog
      title="Snooze until"
      submitLabel="Snooze"
      onSubmit={(getValue) => actions.postSnooze(morningOf(getValue("date")))}
      onSuccess={(_, getValue) => actions.showSnoozed(morningOf(getValue("date")))}
      onClose={onClose}
    >
      <Field
        label="Date"
        name="date"
        type="date"
        required
        min={isoDay(morning(1))}
        max={isoDay(morning(365))}
        defaultValue={isoDay(morning(7))}
        hint="The lead returns to your to-do list at 9:00 AM."
        data-autofocus
      />
    </FormDialog>
  );
}
