const names =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "November 2026" for "2026-11". */
export function longMonth(month: string) {
  const [year, number] = month.split("-");
  return `${names[Number(number) - 1]} ${year}`;
}

export const shortMonth = (month: string) => longMonth(month).slice(0, 3);
