/** Calendar days of a month, as YYYY-MM-DD; a month is its year and number: 2026-11. */

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function numbersOf(month: string) {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { year, number };
}

export function daysOfMonth(month: string) {
  const { year, number } = numbersOf(month);
  return { from: dayOf(Date.UTC(year, number - 1, 1)), to: dayOf(Date.UTC(year, number, 0)) };
}

export function monthBefore(month: string) {
  const { year, number } = numbersOf(month);
  return dayOf(Date.UTC(year, number - 2, 1)).slice(0, 7);
}
