import type { HoursAccount } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { MAX_MINUTES, textLimits } from "@agency/contract/limits/text-limits";
import { Minus as MinusIcon, Plus as PlusIcon } from "lucide";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Field, Labeled } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import type { LogTimeForm } from "./use-log-time.ts";

interface LogTimeProps {
  account: HoursAccount;
  form: LogTimeForm;
}

export function LogTime({ account, form }: LogTimeProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }
  return (
    <section className="panel">
      <div className="panel-header">
        <h2>Log time</h2>
      </div>
      <form
        id={form.formId}
        className="panel-body @container grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={handleSubmit}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 @md:grid-cols-[11rem_minmax(0,1fr)] @xl:grid-cols-[11rem_minmax(0,1fr)_auto]">
          <MinutesField form={form} />
          <Field
            label="Description"
            placeholder="Shown to the client"
            required
            maxLength={textLimits.timeNote}
            autoComplete="off"
            readOnly={form.isPending}
            value={form.note}
            onChange={(event) => form.setNote(event.target.value)}
          />
          <Button type="submit" className="btn-primary desktop-only" busy={form.isPending}>
            {form.submitLabel}
          </Button>
        </div>
        {form.isPaymentLost ? (
          <LostPaymentField form={form} />
        ) : (
          form.isOverdraft && <OverdraftField account={account} form={form} />
        )}
        <ErrorNotice text={form.error} />
      </form>
    </section>
  );
}

const stepMinutes = 15;

function MinutesField({ form: { minutes, setMinutes, isPending } }: { form: LogTimeForm }) {
  const previousStep = Math.max(1, Math.ceil(minutes / stepMinutes - 1) * stepMinutes);
  const nextStep = Math.floor(minutes / stepMinutes + 1) * stepMinutes;
  return (
    <Labeled label="Minutes">
      {(control) => (
        <div className="grid grid-cols-[var(--touch-target)_minmax(0,1fr)_var(--touch-target)] gap-1.5">
          <button
            type="button"
            className="btn btn-icon"
            aria-label="Fewer minutes"
            disabled={isPending}
            onClick={() => setMinutes(previousStep)}
          >
            <Icon icon={MinusIcon} size={18} />
          </button>
          <input
            {...control}
            className="input [appearance:textfield] px-1 text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:hidden"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_MINUTES}
            required
            readOnly={isPending}
            value={minutes || ""}
            onChange={(event) => setMinutes(event.target.valueAsNumber || 0)}
          />
          <button
            type="button"
            className="btn btn-icon"
            aria-label="More minutes"
            disabled={isPending}
            onClick={() => setMinutes(nextStep)}
          >
            <Icon icon={PlusIcon} size={18} />
          </button>
        </div>
      )}
    </Labeled>
  );
}

function OverdraftCheckbox({ form, children }: { form: LogTimeForm; children: ReactNode }) {
  return (
    <label className="check">
      <input
        type="checkbox"
        required
        checked={form.allowsOverdraft}
        onChange={(event) => form.setAllowsOverdraft(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

function LostPaymentField({ form }: { form: LogTimeForm }) {
  return (
    <OverdraftCheckbox form={form}>
      Log {formatMinutes(form.minutes)} without a payment
      <small>
        The bank returned the payment to the buyer after a dispute, so agree on who pays for the
        time first.
      </small>
    </OverdraftCheckbox>
  );
}

function OverdraftField({ account, form }: LogTimeProps) {
  const remainingMinutes = Math.max(0, account.remainingMinutes);
  return (
    <OverdraftCheckbox form={form}>
      Log {formatMinutes(form.minutes - remainingMinutes)} more than purchased
      <small>
        {remainingMinutes === 0 ? "No time" : `Only ${formatMinutes(remainingMinutes)}`} is left.
        The client sees the overage, so agree on who pays for it first.
      </small>
    </OverdraftCheckbox>
  );
}
