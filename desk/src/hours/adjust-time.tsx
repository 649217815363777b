import type { HoursAccount, NewHourEntryRequest } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { useState } from "react";
import { postFor } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface CorrectTimeProps {
  account: HoursAccount;
  onClose: () => void;
}

/** What was written stays; an entry of its own puts it right, and the client sees both. */
export function AdjustTime({ account: { number }, onClose }: CorrectTimeProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [more, setMore] = useState(true);
  const [minutes, setMinutes] = useState(15);
  function send(typed: (name: string) => string) {
    const entry: NewHourEntryRequest = {
      ...{ key, kind: "corrected", minutes: more ? minutes : -minutes, note: typed("note") },
    };
    return postFor<HoursAccount>(`/hours/${encodeURIComponent(number)}/entries`, entry);
  }
  const time = formatMinutes(minutes);
  return (
    <FormDialog
      title="Correct the hours"
      yes={more ? `Give ${time} back` : `Take ${time} off`}
      send={send}
      onSent={({ leftMinutes }) => showToast(`Corrected. ${formatMinutes(leftMinutes)} left`)}
      onClose={onClose}
    >
      <fieldset className="field">
        <legend>The client has</legend>
        <div className="choice">
          {[true, false].map((isMore) => (
            <label key={String(isMore)}>
              <input
                type="radio"
                name="direction"
                checked={more === isMore}
                onChange={() => setMore(isMore)}
              />
              {isMore ? "More left" : "Less left"}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Minutes"
        type="number"
        inputMode="numeric"
        min={1}
        max={10_000}
        required
        value={minutes || ""}
        onChange={(event) => setMinutes(event.target.valueAsNumber || 0)}
      />
      <Field
        label="Why"
        name="note"
        required
        maxLength={300}
        autoComplete="off"
        hint="The client reads this. What was written before stays."
      />
    </FormDialog>
  );
}
