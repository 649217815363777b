import type { WorklistEntry } from "@agency/contract/api/desk";
import { type Due, formatDue, groups } from "../format/due.ts";
import { longDay } from "../format/time.ts";
import { WorklistItem } from "./worklist-item.tsx";

interface WorklistProps {
  entries: readonly WorklistEntry[];
  now: Date;
}

export function Worklist({ entries, now }: WorklistProps) {
  const itemsWithDue = entries.map((entry) => ({ entry, due: formatDue(entry.dueAt, now) }));
  return (
    <div className="panel">
      {groups.map((name) => {
        const rows = itemsWithDue.filter(({ due }) => due.group === name);
        return rows.length > 0 && <DueGroup key={name} name={name} rows={rows} now={now} />;
      })}
    </div>
  );
}

interface DueGroupProps {
  name: string;
  rows: readonly { entry: WorklistEntry; due: Due }[];
  now: Date;
}

function DueGroup({ name, rows, now }: DueGroupProps) {
  return (
    <section className="day" aria-label={name}>
      <h2 className="day-name" data-overdue={name === "Overdue" || undefined}>
        {name}
        {name === "Today" && <small>{longDay(now)}</small>}
      </h2>
      <ol>
        {rows.map(({ entry, due }) => (
          <WorklistItem key={entry.id} entry={entry} due={due} />
        ))}
      </ol>
    </section>
  );
}
