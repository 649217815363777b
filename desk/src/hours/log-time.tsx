import type { HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { Minus as MinusIcon, Plus as PlusIcon } from "lucide";
import { type FormEvent, useId } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import type { LogTimeForm } from "./use-add-time.ts";

interface AddTimeProps {
  account: HoursAccount;
  adding: LogTimeForm;
}

/** Minutes, and what was done. */
export function LogTime({ account, adding }: AddTimeProps) {
  const { minutes, note, setNote, goesOver } = adding;
  function submit(event: FormEvent) {
    event.preventDefault();
    adding.add();
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Add time</h2>
      </div>
      <form id={adding.form} className="panel-body" onSubmit={submit}>
        <div className="time-form">
          <Minutes adding={adding} />
          <Field
            label="What you did"
            placeholder="The client reads this"
            required
            maxLength={300}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button type="submit" className="btn-main only-wide" busy={adding.busy}>
            {adding.label}
          </Button>
        </div>
        {goesOver && <Over account={account} minutes={minutes} adding={adding} />}
        <ErrorNotice text={adding.problem} />
      </form>
    </section>
  );
}

const step = 15;

function Minutes({ adding: { minutes, setMinutes } }: { adding: LogTimeForm }) {
  const id = useId();
  const less = Math.max(1, Math.ceil(minutes / step - 1) * step);
  const more = Math.floor(minutes / step + 1) * step;
  return (
    <div className="field">
      <label htmlFor={id}>Minutes</label>
      <div className="stepper">
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Fewer minutes"
          onClick={() => setMinutes(less)}
        >
          <Icon icon={MinusIcon} size={18} />
        </button>
        <input
          id={id}
          className="input"
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          required
          value={minutes || ""}
          onChange={(event) => setMinutes(event.target.valueAsNumber || 0)}
        />
        <button
          type="button"
          className="btn btn-icon"
          aria-label="More minutes"
          onClick={() => setMinutes(more)}
        >
          <Icon icon={PlusIcon} size={18} />
        </button>
      </div>
    </div>
  );
}

function Over({ account, minutes, adding }: AddTimeProps & { minutes: number }) {
  const left = Math.max(0, account.leftMinutes);
  return (
    <label className="check">
      <input
        type="checkbox"
        required
        checked={adding.over}
        onChange={(event) => adding.setOver(event.target.checked)}
      />
      <span>
        It goes {formatMinutes(minutes - left)} over what was bought
        <small>
          {left === 0 ? "No time is left" : `Only ${formatMinutes(left)} is left`}. The client reads
          that it went over; agree with them first who pays for it.
        </small>
      </span>
    </label>
  );
}
