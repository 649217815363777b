import type { HoursAccount } from "@agency/contract/api/hours";
import {
  formatMinutes,
  formatMinutesDelta,
  timeEntryTitle,
} from "@agency/contract/format/duration";
import { shortDay } from "../format/time.ts";
import { type Column, Table } from "../ui/table.tsx";

type Entry = HoursAccount["entries"][number];

const columns: Column<Entry>[] = [
  { name: "Description", phone: "primary", cell: (entry) => timeEntryTitle(entry) },
  { name: "Date", phone: "text", cell: ({ at }) => shortDay(new Date(at)) },
  { name: "Owner", cell: ({ owner }) => owner },
  {
    name: "Time",
    isAmount: true,
    phone: "amount",
    cell: ({ minutes }) => minutes !== 0 && formatMinutesDelta(minutes),
  },
  {
    name: "Remaining",
    isAmount: true,
    phone: "time",
    cell: ({ remainingMinutes }) => (
      <>
        {formatMinutes(remainingMinutes)}
        <span className="phone-label"> remaining</span>
      </>
    ),
  },
];

/** All time entries, newest first. */
export function Entries({ account }: { account: HoursAccount }) {
  return (
    <section className="panel overflow-hidden">
      <div className="panel-header">
        <h2>History</h2>
      </div>
      <Table
        label="Time entries"
        className="wrap-names @min-[40rem]:[--column-gap:2rem] [--columns:minmax(0,1fr)_max-content_max-content_max-content_max-content]"
        columns={columns}
        rows={account.entries.toReversed()}
        rowKey={({ id }) => String(id)}
      />
    </section>
  );
}
