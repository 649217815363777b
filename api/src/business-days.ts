/** Business days in the United States: not Saturday or Sunday, and not a federal holiday. Days are "2026-11-15". */

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

export function nextBusinessDay(day: string): string {
  const next = toIsoDate(Date.parse(day) + DAY_MS);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
}

/** When one business day has passed; what comes on a free day counts from the next business day. */
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
    ...fixed.map(([month, date]) => observed(utc(year, month, date))),
    nth(3, "Monday", year, 1),
    nth(3, "Monday", year, 2),
    lastMonday(year, 5),
    nth(1, "Monday", year, 9),
    nth(2, "Monday", year, 10),
    nth(4, "Thursday", year, 11),
  ];
}

/** On a Saturday the Friday before is free, on a Sunday the Monday after. */
function observed(time: number) {
  const weekday = new Date(time).getUTCDay();
  return toIsoDate(time + (weekday === 6 ? -DAY_MS : weekday === 0 ? DAY_MS : 0));
}

function nth(count: number, weekday: "Monday" | "Thursday", year: number, month: number) {
  const wanted = weekday === "Monday" ? 1 : 4;
  const first = new Date(utc(year, month, 1)).getUTCDay();
  return toIsoDate(utc(year, month, 1 + ((wanted - first + 7) % 7) + (count - 1) * 7));
}

function lastMonday(year: number, month: number) {
  const last = utc(year, month + 1, 0);
  return toIsoDate(last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS);
}
