import type { HoursAccount } from "@agency/contract/api/hours";
import {
  formatMinutes,
  formatMinutesDelta,
  timeEntryTitle,
} from "@agency/contract/format/duration";
import { shortDay } from "../format/time.ts";
import { Avatar } from "../ui/avatar.tsx";
import { ListHeader } from "../ui/list-header.tsx";

/** All time entries, newest first. */
export function Entries({ account }: { account: HoursAccount }) {
  return (
    <section className="panel list list-entries">
      <div className="panel-header">
        <h2>History</h2>
      </div>
      <ListHeader columns={["Date", "Description", "Owner"]} amounts={["Time", "Remaining"]} />
      <ul>
        {account.entries.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: HoursAccount["entries"][number] }) {
  const { at, owner, minutes, remainingMinutes } = entry;
  const date = shortDay(new Date(at));
  return (
    <li className="row">
      <div className="time day wide-cell">{date}</div>
      <div className="primary-cell">{timeEntryTitle(entry)}</div>
      <div className="wide-cell">
        {owner && <Avatar name={owner} />}
        <span className="sr-only">{owner}</span>
      </div>
      <div className="money">{minutes === 0 ? "" : formatMinutesDelta(minutes)}</div>
      <div className="money plain wide-cell">{formatMinutes(remainingMinutes)}</div>
      <div className="meta-line">
        <span className="truncate">{owner ? `${date}, ${owner}` : date}</span>
        <span>{formatMinutes(remainingMinutes)} remaining</span>
      </div>
    </li>
  );
}
