import type { ExportRange } from "@agency/contract/api/exports";
import { daysOfMonth, monthBefore } from "@agency/contract/format/months";
import { Download as DownloadIcon } from "lucide";
import { Fragment, type MouseEvent, useRef, useState } from "react";
import { isoDay } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";

const files = [
  { name: "leads", label: "Leads as CSV" },
  { name: "orders", label: "Orders as CSV" },
  { name: "requests", label: "Requests as CSV" },
  { name: "invoices", label: "Invoices and sales as CSV" },
];

/** Somebody who types 24 for a year gets the year 24. */
const FIRST_DAY = "2000-01-01";

const BACKWARDS = "The first day is after the last one. Nothing was downloaded.";
/** Such a date has no value: without a check the file would contain everything. */
const INCOMPLETE = "One of the dates is incomplete or does not exist. Nothing was downloaded.";

/** Plain links: the service names the files. */
export function Downloads() {
  const [range, setRange] = useState<ExportRange>({});
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { from, to } = range;
  const [choices, setChoices] = useState(0);
  const choose = (days: ExportRange) => {
    setProblem(undefined);
    setRange(days);
    setChoices(choices + 1);
  };
  const checkDates = (event: MouseEvent) => {
    const isBackwards = from && to && from > to;
    if (!isBackwards && form.current?.checkValidity()) return;
    event.preventDefault();
    setProblem(isBackwards ? BACKWARDS : INCOMPLETE);
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
          onInput={() => setProblem(undefined)}
        >
          {/* Neither controlled nor with changing limits: both would empty a date that is only half typed. */}
          <Fragment key={choices}>
            <Field
              label="From"
              type="date"
              defaultValue={from}
              min={FIRST_DAY}
              onChange={({ target }) => setRange({ ...range, from: target.value })}
            />
            <Field
              label="To"
              type="date"
              defaultValue={to}
              min={FIRST_DAY}
              onChange={({ target }) => setRange({ ...range, to: target.value })}
            />
          </Fragment>
          <Button onClick={() => choose({ from: `${today().slice(0, 7)}-01`, to: today() })}>
            This month
          </Button>
          <Button onClick={() => choose(daysOfMonth(monthBefore(today().slice(0, 7))))}>
            Last month
          </Button>
          <Button onClick={() => choose({})}>Everything</Button>
        </form>
        {problem && <FieldError text={problem} />}
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
        <p className="fine quiet">
          For your bookkeeper: invoices and sales. It lists invoices on the day they are issued,
          paid or not; revenue counts payments on the day they arrive.
        </p>
      </div>
    </section>
  );
}

const today = () => isoDay(new Date());
