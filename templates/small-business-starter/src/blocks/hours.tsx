import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import {
  dayAfter,
  type LocalDay,
  localTime,
  openingsOn,
  specialDayOn,
  weekdays,
} from "../hours/calendar.ts";
import { dateText, openingText, weekdayName } from "../hours/hours-text.ts";
import { openState } from "../hours/open-state.ts";
import { useNow } from "../hours/use-now.ts";
import { Block } from "../parts/block.tsx";

/** The plain table is in the HTML. "Today" and "open now" join in as soon as the browser knows the time. */
export function HoursBlock() {
  const now = useNow();
  const today = now ? localTime(now, hours.timeZone) : undefined;
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
                  {weekdayName(day)}
                </th>
                <td className="py-3.5 text-right tabular-nums">
                  {isToday && today
                    ? todayText(today)
                    : openingText(hours.week[day], hours.clock, hours.closedText[day])}
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

/** On a holiday the table says so, instead of what the weekday would promise. */
const todayText = (today: LocalDay) =>
  openingText(
    openingsOn(today, hours),
    hours.clock,
    specialDayOn(today.date, hours)?.name ?? hours.closedText[today.weekday],
  );

function OpenNow({ now }: { now: Date | null }) {
  const state = now && openState(now, hours);
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

/** Holidays show two weeks ahead; without JavaScript all of them do. */
function SpecialDays({ today }: { today: string | undefined }) {
  const days = hours.specialDays.filter(
    ({ date, to = date }) => !today || (to >= today && date <= dayAfter(today, 14).date),
  );
  if (days.length === 0) return null;
  return (
    <ul className="mt-6 max-w-3xl text-quiet">
      {days.map(({ date, to, name, open }) => (
        <li key={date} className="flex justify-between gap-6 py-1">
          <span>
            {name}, {dateText(date)}
            {to && ` – ${dateText(to)}`}
          </span>
          <span className="text-right">{openingText(open, hours.clock)}</span>
        </li>
      ))}
    </ul>
  );
}
