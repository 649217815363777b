import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import {
  addDays,
  findSpecialDay,
  getOpenings,
  type LocalDay,
  toLocalTime,
  weekdays,
} from "../hours/calendar.ts";
import { formatDate, formatOpenings, formatWeekday } from "../hours/hours-text.ts";
import { getOpenState } from "../hours/open-state.ts";
import { useNow } from "../hours/use-now.ts";
import { Block } from "../parts/block.tsx";

/** The HTML contains the table. The browser adds what depends on the current time. */
export function HoursBlock() {
  const now = useNow();
  const today = now ? toLocalTime(now, hours.timeZone) : undefined;
  return (
    <Block name="hours" section={hours}>
      <OpenNow now={now} />
      <table className="w-full max-w-3xl text-left text-[1.125rem] @lg:text-[1.3125rem]">
        <caption className="sr-only">{words.openingHours}</caption>
        <tbody>
          {weekdays.map((day) => {
            const isToday = day === today?.weekday;
            return (
              <tr
                key={day}
                aria-current={isToday ? "date" : undefined}
                className={`border-line border-t-(length:--rule) ${isToday ? "font-bold text-mark" : ""}`}
              >
                <th
                  scope="row"
                  className="py-3.5 pr-6 align-top [font-weight:inherit] first-letter:uppercase"
                >
                  {formatWeekday(day)}
                </th>
                <td className="py-3.5 text-right tabular-nums">
                  {isToday && today
                    ? formatToday(today)
                    : formatOpenings(hours.week[day], hours.clock, hours.closedText[day])}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SpecialDays today={today?.date} />
    </Block>
  );
}

/** On holidays, shows the holiday instead of the regular hours. */
const formatToday = (today: LocalDay) =>
  formatOpenings(
    getOpenings(today, hours),
    hours.clock,
    findSpecialDay(today.date, hours)?.name ?? hours.closedText[today.weekday],
  );

function OpenNow({ now }: { now: Date | null }) {
  const state = now && getOpenState(now, hours);
  return (
    <p className="only-screen -mt-4 mb-7 flex min-h-[1lh] items-baseline gap-3 text-lg font-semibold">
      {state && (
        <>
          <span
            className={`size-2.5 shrink-0 rounded-full ${state.open ? "bg-mark" : "inset-ring-2 inset-ring-quiet"}`}
          />
          {state.text}
        </>
      )}
    </p>
  );
}

/** Shows holidays two weeks ahead, or all of them without JavaScript. */
function SpecialDays({ today }: { today: string | undefined }) {
  const days = hours.specialDays.filter(
    ({ date, to = date }) => !today || (to >= today && date <= addDays(today, 14).date),
  );
  if (days.length === 0) return null;
  return (
    <ul className="mt-6 max-w-3xl text-quiet">
      {days.map(({ date, to, name, open }) => (
        <li key={date} className="flex justify-between gap-6 py-1">
          <span>
            {name}, {formatDate(date)}
            {to && ` – ${formatDate(to)}`}
          </span>
          <span className="text-right">{formatOpenings(open, hours.clock)}</span>
        </li>
      ))}
    </ul>
  );
}
