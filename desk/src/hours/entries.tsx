import type { HoursAccount } from "@agency/contract/api/hours";
import {
  formatMinutes,
  formatMinutesDelta,
  timeEntryTitle,
} from "@agency/contract/format/duration";
import { shortDay } from "../format/time.ts";
import { Avatar } from "../ui/avatar.tsx";

/** Everything that was written down, the newest first; nothing of it ever changes. */
export function Entries({ account }: { account: HoursAccount }) {
  return (
    <section className="panel list list-entries">
      <div className="panel-head">
        <h2>History</h2>
      </div>
      <div className="list-head" aria-hidden="true">
        <span>Day</span>
        <span>What</span>
        <span>Who</span>
        <span className="money">Time</span>
        <span className="money">Left then</span>
      </div>
      <ul>
        {account.entries.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry }: { entry: HoursAccount["entries"][number] }) {
  const { at, owner, minutes, leftMinutes } = entry;
  const day = shortDay(new Date(at));
  return (
    <li className="row">
      <div className="time day wide-cell">{day}</div>
      <div className="who-cell">{timeEntryTitle(entry)}</div>
      <div className="wide-cell">
        {owner && <Avatar name={owner} />}
        <span className="sr-only">{owner}</span>
      </div>
      <div className="money">{minutes === 0 ? "" : formatMinutesDelta(minutes)}</div>
      <div className="money plain wide-cell">{formatMinutes(leftMinutes)}</div>
      <div className="meta-line">
        <span className="clip">{owner ? `${day}, ${owner}` : day}</span>
        <span>{formatMinutes(leftMinutes)} left then</span>
      </div>
    </li>
  );
}
