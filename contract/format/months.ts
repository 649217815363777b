/** Days are YYYY-MM-DD, months are YYYY-MM. */

const toIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

function parseMonth(month: string) {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { year, number };
}

export function daysOfMonth(month: string) {
  const { year, number } = parseMonth(month);
  return {
    from: toIsoDate(Date.UTC(year, number - 1, 1)),
    to: toIsoDate(Date.UTC(year, number, 0)),
  };
}

export function monthBefore(month: string) {
  const { year, number } = parseMonth(month);
  return toIsoDate(Date.UTC(year, number - 2, 1)).slice(0, 7);
}
