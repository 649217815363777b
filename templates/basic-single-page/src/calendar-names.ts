/** "Fold a paper boat" becomes "fold-a-paper-boat". */
function toFileName(title: string): string {
  const letters = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "event";
}

/** The names of the calendar files, in the order of the events. Repeated titles get a number. */
export function calendarNames(titles: string[]): string[] {
  const used = new Map<string, number>([["program", 1]]);
  return titles.map((title) => {
    const name = toFileName(title);
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  });
}
