import type { PersonEntry } from "@agency/contract/api/people";
import { Link } from "react-router";
import { formatDateTime } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { describeEntry } from "./describe-entry.ts";

export const PersonTimeline = ({ entries }: { entries: readonly PersonEntry[] }) => (
  <ol className="detail-list">
    {entries.map((entry) => (
      <TimelineEntry key={entry.id} entry={entry} />
    ))}
  </ol>
);

function TimelineEntry({ entry }: { entry: PersonEntry }) {
  const { icon, title, detail, isQuote, status, amount } = describeEntry(entry);
  const time = (
    <time className="caption text-muted tabular" dateTime={entry.at}>
      {formatDateTime(new Date(entry.at))}
    </time>
  );
  return (
    <li className="items-start!" data-row={entry.id}>
      <Icon icon={icon} />
      <div>
        <div className="flex items-baseline justify-between gap-x-4">
          <p className="flex flex-wrap items-center gap-x-3">
            <Link className="detail-title stretched-link" to={entry.path} data-row-link>
              {title}
            </Link>
            {status && <StatusBadge status={status} />}
          </p>
          {amount ? <span className="text-strong tabular">{amount}</span> : time}
        </div>
        <div className="flex justify-between gap-x-4">
          <p
            className={
              isQuote
                ? "mt-1 line-clamp-4 whitespace-pre-line text-(--desk-strong) wrap-anywhere"
                : "detail-subtitle"
            }
          >
            {detail}
          </p>
          {amount && time}
        </div>
      </div>
    </li>
  );
}
