import {
  formatDate as dateOnOneLine,
  formatDay as dayOnOneLine,
  formatTime as timeOnOneLine,
} from "@agency/contract/format/dates";

/** November 15, 2026. A line never breaks between the month and the day. */
export const formatDate = (moment: string) => keepDay(dateOnOneLine(moment));

/** November 14, 2026 for "2026-11-14". */
export const formatDay = (day: string) => keepDay(dayOnOneLine(day));

/** Monday, November 16 at 2:45 PM, Denver time. A line may break before the hour, not within it. */
export const formatTime = (moment: string) =>
  keepDay(timeOnOneLine(moment)).replace(/ ([AP]M)/, "\u00a0$1");

const keepDay = (date: string) => date.replace(/ (\d)/, "\u00a0$1");

export const isPast = (moment: string) => Date.parse(moment) < Date.now();
