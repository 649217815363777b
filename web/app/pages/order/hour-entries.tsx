import type { OrderHours } from "@agency/contract/api/hours";
import {
  formatMinutes,
  formatMinutesDelta,
  timeEntryTitle,
} from "@agency/contract/format/duration";
import { hoursRefundPolicy } from "@agency/contract/policies";
import { formatDate } from "#app/orders/dates.ts";

/** All entries of the prepaid hours, newest first, with the balance after each. */
export function HourEntries({ hours }: { hours: OrderHours }) {
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-h3">
        Your hours
      </h2>
      <table className="mt-5 w-full text-left tabular-nums">
        <thead className="text-small text-meta">
          <tr className="border-b border-line">
            <th className="py-2.5 font-normal">Entry</th>
            <th className="py-2.5 pl-4 text-right font-normal">Time</th>
            <th className="py-2.5 pl-4 text-right font-normal whitespace-nowrap">Balance</th>
          </tr>
        </thead>
        <tbody>
          {hours.entries.toReversed().map((entry) => (
            <tr key={entry.id} className="border-b border-line align-baseline">
              <td className="py-3.5 wrap-anywhere text-ink">
                <span className="font-semibold">{timeEntryTitle(entry)}</span>
                <span className="block text-small text-body">{formatDate(entry.at)}</span>
              </td>
              <td className="py-3.5 pl-4 text-right font-semibold whitespace-nowrap text-ink">
                {entry.minutes === 0 ? "" : formatMinutesDelta(entry.minutes)}
              </td>
              <td className="py-3.5 pl-4 text-right whitespace-nowrap">
                {formatMinutes(entry.remainingMinutes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small">{hoursRefundPolicy}</p>
    </section>
  );
}
