import type { ExportRange } from "@agency/contract/exports";
import { daysOfMonth, monthBefore } from "@agency/contract/months";
import { Download as DownloadIcon } from "lucide";
import { type MouseEvent, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { isoDay } from "../ui/time.ts";

const files = [
  { name: "leads", label: "Leads as CSV" },
  { name: "orders", label: "Orders as CSV" },
  { name: "requests", label: "Requests as CSV" },
  { name: "invoices", label: "Invoices and sales as CSV" },
];

/** Somebody who types 24 for a year gets the year 24. */
const FIRST_DAY = "2000-01-01";

/** Plain links: the service names the files. */
export function Downloads() {
  const [range, setRange] = useState<ExportRange>({});
  const { from, to } = range;
  const isBackwards = Boolean(from && to && from > to);
  // A date that does not exist, or is half typed, has no value: without a check the file would hold everything.
  const form = useRef<HTMLFormElement>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const checkDates = (event: MouseEvent) => {
    if (form.current?.checkValidity()) return;
    event.preventDefault();
    setIncomplete(true);
  };
  const query = new URLSearchParams(Object.entries(range).filter(([, day]) => day)).toString();
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Export</h2>
      </div>
      <div className="panel-body stack">
        <form
          ref={form}
          className="flex flex-wrap items-end gap-3"
          onInput={() => setIncomplete(false)}
        >
          <Field
            label="From"
            type="date"
            value={from ?? ""}
            min={FIRST_DAY}
            max={to}
            onChange={({ target }) => setRange({ ...range, from: target.value })}
          />
          <Field
            label="To"
            type="date"
            value={to ?? ""}
            min={from || FIRST_DAY}
            onChange={({ target }) => setRange({ ...range, to: target.value })}
          />
          <Button onClick={() => setRange(daysOfMonth(thisMonth()))}>This month</Button>
          <Button onClick={() => setRange(daysOfMonth(monthBefore(thisMonth())))}>
            Last month
          </Button>
          {query && <Button onClick={() => setRange({})}>Everything</Button>}
        </form>
        {isIncomplete && (
          <FieldError text="One of the dates is incomplete or does not exist. Nothing was downloaded." />
        )}
        {isBackwards ? (
          <FieldError text="The first day is after the last one." />
        ) : (
          <div className="btns">
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
        )}
      </div>
    </section>
  );
}

const thisMonth = () => isoDay(new Date()).slice(0, 7);
