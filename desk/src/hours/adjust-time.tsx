import type { AddTimeEntryRequest, HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { MAX_MINUTES, textLimits } from "@agency/contract/limits/text-limits";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { showToast } from "../stores/toasts.ts";
import { Choice, Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface AdjustTimeProps {
  account: HoursAccount;
  onClose: () => void;
}

/** Adds an entry that corrects earlier ones, which never change. The client sees both. */
export function AdjustTime({ account: { number }, onClose }: AdjustTimeProps) {
  const sendWithKey = useIdempotencyKey();
  const [isIncrease, setIsIncrease] = useState(true);
  const [minutes, setMinutes] = useState(15);
  function addEntry(getValue: (name: string) => string) {
    return sendWithKey((idempotencyKey) => {
      const entry: AddTimeEntryRequest = {
        idempotencyKey,
        kind: "adjusted",
        minutes: isIncrease ? minutes : -minutes,
        note: getValue("note"),
      };
      return postJson<HoursAccount>(`/hours/${encodeURIComponent(number)}/entries`, entry);
    });
  }
  return (
    <FormDialog
      title="Adjust hours"
      submitLabel={`${isIncrease ? "Add" : "Deduct"} ${formatMinutes(minutes)}`}
      onSubmit={addEntry}
      onSuccess={({ remainingMinutes }) =>
        showToast(`Hours adjusted. ${formatMinutes(remainingMinutes)} left`)
      }
      onClose={onClose}
    >
      <Choice
        legend="Adjustment"
        name="direction"
        options={{ add: "Add time", deduct: "Deduct time" }}
        value={isIncrease ? "add" : "deduct"}
        onChange={(direction) => setIsIncrease(direction === "add")}
      />
      <Field
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_MINUTES}
        required
        value={minutes || ""}
        onChange={(event) => setMinutes(event.target.valueAsNumber || 0)}
      />
      <Field
        label="Reason"
        name="note"
        required
        maxLength={textLimits.timeNote}
        autoComplete="off"
        hint="Shown to the client. Earlier entries stay unchanged."
      />
    </FormDialog>
  );
}
