/** Business days in the United States: no weekends, no federal holidays. Days are ISO dates such as "2026-11-15". */

const DAY_MS = 86_400_000;
const toIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10);
const utc = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const year = Number(day.slice(0, 4));
  // New Year's Day on a Saturday is observed in the old year.
  return ![...holidaysIn(year), ...holidaysIn(year + 1)].includes(day);
}

export const addDays = (day: string, count: number) => toIsoDate(Date.parse(day) + count * DAY_MS);

export function nextBusinessDay(day: string): string {
  const next = addDays(day, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

export const addBusinessDays = (day: string, count: number): string =>
  count === 0 ? day : addBusinessDays(nextBusinessDay(day), count - 1);

/** Starts counting on the given day, or on the next business day if it is not one. */
export function oneBusinessDayAfter(day: string): string {
  return nextBusinessDay(isBusinessDay(day) ? day : nextBusinessDay(day));
}

function holidaysIn(year: number): string[] {
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ] as const;
  return [
    ...fixed.map(([month, date]) => observedDate(utc(year, month, date))),
    nthWeekday(3, "Monday", year, 1),
    nthWeekday(3, "Monday", year, 2),
    lastMonday(year, 5),
    nthWeekday(1, "Monday", year, 9),
    nthWeekday(2, "Monday", year, 10),
    nthWeekday(4, "Thursday", year, 11),
  ];
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
function observedDate(time: number) {
  const weekday = new Date(time).getUTCDay();
  return toIsoDate(time + (weekday === 6 ? -DAY_MS : weekday === 0 ? DAY_MS : 0));
}

function nthWeekday(count: number, weekday: "Monday" | "Thursday", year: number, month: number) {
  const weekdayNumber = weekday === "Monday" ? 1 : 4;
  const first = new Date(utc(year, month, 1)).getUTCDay();
  return toIsoDate(utc(year, month, 1 + ((weekdayNumber - first + 7) % 7) + (count - 1) * 7));
}

function lastMonday(year: number, month: number) {
  const last = utc(year, month + 1, 0);
  return toIsoDate(last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS);
}
