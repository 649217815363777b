import type { ExportRange } from "@agency/contract/api/exports";
import { daysOfMonth, monthBefore } from "@agency/contract/format/months";
import { Download as DownloadIcon } from "lucide";
import { Fragment, type MouseEvent, useRef, useState } from "react";
import { isoDay } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";

const files = [
  { name: "leads", label: "Leads (CSV)" },
  { name: "orders", label: "Orders (CSV)" },
  { name: "payment-requests", label: "Payment requests (CSV)" },
  { name: "sales", label: "Sales by state (CSV)" },
  { name: "invoices", label: "Invoices and sales (CSV)" },
];

/** Rejects two-digit years: a typed 24 is the year 24. */
const MIN_DATE = "2000-01-01";

const REVERSED_RANGE = "The start date is after the end date. Change the dates and try again.";
/** An incomplete date has no value, so the file would contain all data. */
const INVALID_DATE = "A date is incomplete or doesn’t exist. Correct it and try again.";

/** Download links without file names, because the service sets them. */
export function Exports() {
  const [range, setRange] = useState<ExportRange>({});
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { from, to } = range;
  const [presetCount, setPresetCount] = useState(0);
  const selectRange = (days: ExportRange) => {
    setError(undefined);
    setRange(days);
    setPresetCount(presetCount + 1);
  };
  const checkDates = (event: MouseEvent) => {
    const isReversed = from && to && from > to;
    if (!isReversed && form.current?.matches(":valid")) return;
    event.preventDefault();
    setError(isReversed ? REVERSED_RANGE : INVALID_DATE);
  };
  const query = new URLSearchParams(Object.entries(range).filter(([, day]) => day)).toString();
  return (
    <Panel title="Export" bodyClassName="stack">
      <form
        ref={form}
        className="flex flex-wrap items-end gap-3"
        onInput={() => setError(undefined)}
      >
        {/* Uncontrolled and with fixed limits, because otherwise a partly typed date would be cleared. */}
        <Fragment key={presetCount}>
          <Field
            label="From"
            type="date"
            defaultValue={from}
            min={MIN_DATE}
            onChange={({ target }) => setRange({ ...range, from: target.value })}
          />
          <Field
            label="To"
            type="date"
            defaultValue={to}
            min={MIN_DATE}
            onChange={({ target }) => setRange({ ...range, to: target.value })}
          />
        </Fragment>
        <div className="btn-group">
          <Button onClick={() => selectRange({ from: `${today().slice(0, 7)}-01`, to: today() })}>
            This month
          </Button>
          <Button onClick={() => selectRange(daysOfMonth(monthBefore(today().slice(0, 7))))}>
            Last month
          </Button>
          <Button onClick={() => selectRange({})}>All time</Button>
        </div>
      </form>
      {error && <FieldError text={error} />}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {files.map(({ name, label }) => (
          <a
            key={name}
            className="btn"
            href={`/api/desk/${name}.csv${query && `?${query}`}`}
            download
            onClick={checkDates}
          >
            <Icon icon={DownloadIcon} />
            {label}
          </a>
        ))}
      </div>
      <p className="caption text-muted">
        “Invoices and sales” is for your bookkeeper. It lists all invoices by issue date, paid or
        not. “Sales by state” lists payments, refunds and lost disputes by the date the money moved,
        like the revenue in these reports, with the buyer’s state and the fee if the payment
        provider reports it.
      </p>
    </Panel>
  );
}

const today = () => isoDay(new Date());
