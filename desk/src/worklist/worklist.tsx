import type { WorklistEntry } from "@agency/contract/api/desk";
import { type Due, formatDue, groups } from "../format/due.ts";
import { longDay } from "../format/time.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { EmptyWorklist } from "./empty-worklist.tsx";
import { type OpenItem, useOpenItem } from "./use-open-item.ts";
import { WorklistItem } from "./worklist-item.tsx";

interface WorklistProps {
  entries: readonly WorklistEntry[];
  now: Date;
}

export function Worklist({ entries: current, now }: WorklistProps) {
  const { entries, open } = useOpenItem(current);
  useShortcuts({ Escape: open.id === undefined ? undefined : open.close });
  if (entries.length === 0) return <EmptyWorklist />;
  const itemsWithDue = entries.map((entry) => ({ entry, due: formatDue(entry.dueAt, now) }));
  return (
    <div className="panel">
      {groups.map((name) => {
        const rows = itemsWithDue.filter(({ due }) => due.group === name);
        return (
          rows.length > 0 && <DueGroup key={name} name={name} rows={rows} now={now} open={open} />
        );
      })}
    </div>
  );
}

interface DueGroupProps {
  name: string;
  rows: readonly { entry: WorklistEntry; due: Due }[];
  now: Date;
  open: OpenItem;
}

function DueGroup({ name, rows, now, open }: DueGroupProps) {
  return (
    <section className="day" aria-label={name}>
      <h2 className="day-name" data-overdue={name === "Overdue" || undefined}>
        {name}
        {name === "Today" && <small>{longDay(now)}</small>}
      </h2>
      <ol>
        {rows.map(({ entry, due }) => (
          <WorklistItem key={entry.id} entry={entry} due={due} open={open} />
        ))}
      </ol>
    </section>
  );
}
