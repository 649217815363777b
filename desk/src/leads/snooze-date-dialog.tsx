import { isoDay, morning, morningOf } from "../format/time.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { LeadCalls } from "./use-lead-actions.ts";

/** Snooze until a day of one's own choice. */
export function SnoozeDateDialog({ calls, onClose }: { calls: LeadCalls; onClose: () => void }) {
  return (
    <FormDialog
      title="Snooze until"
      yes="Snooze"
      send={(typed) => calls.putOff(morningOf(typed("day")))}
      onSent={(_, typed) => calls.sayPutOff(morningOf(typed("day")))}
      onClose={onClose}
    >
      <Field
        label="Day"
        name="day"
        type="date"
        required
        min={isoDay(morning(1))}
        max={isoDay(morning(365))}
        defaultValue={isoDay(morning(7))}
        hint="It comes back at 9:00 AM."
        data-first
      />
    </FormDialog>
  );
}
