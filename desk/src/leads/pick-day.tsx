import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { morning } from "../ui/time.ts";
import type { LeadCalls } from "./use-lead-calls.ts";

const isoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** Snooze until a day of one's own choice. */
export function PickDay({ calls, onClose }: { calls: LeadCalls; onClose: () => void }) {
  async function snooze(fields: FormData) {
    // The morning of that day where the owner is.
    await calls.snooze(new Date(`${fields.get("day")}T09:00`));
    onClose();
  }
  return (
    <Dialog
      title="Snooze until"
      size="small"
      onClose={onClose}
      onSubmit={snooze}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Leave it
          </button>
          <Button type="submit" className="btn-main" busy={calls.busy}>
            Snooze
          </Button>
        </>
      }
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
    </Dialog>
  );
}
