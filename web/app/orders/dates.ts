/** November 15, 2026 */
export function formatDate(moment: string) {
  return new Date(moment).toLocaleDateString("en-US", { dateStyle: "long" });
}

/** November 15, 2026, of a day that has no hour: the same day everywhere. */
export function formatDay(day: string) {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** Monday, November 16 at 2:45 PM MST: the reader's own clock, and which one that is. */
export function formatTime(moment: string) {
  const text = new Date(moment).toLocaleString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  // A line may break before the hour, not within it.
  return text.replace(/\s([AP]M)\s/, "\u00a0$1\u00a0");
}

export const isPast = (moment: string) => Date.parse(moment) < Date.now();
