import * as dates from "@agency/contract/format/dates";

/** November 15, 2026, without a line break between month and day. */
export const formatDate = (timestamp: string) => joinMonthAndDay(dates.formatDate(timestamp));

/** November 14, 2026 for "2026-11-14". */
export const formatDay = (day: string) => joinMonthAndDay(dates.formatDay(day));

/** Monday, November 16 at 2:45 PM, Denver time, without a line break inside the time. */
export const formatTime = (timestamp: string) =>
  joinMonthAndDay(dates.formatTime(timestamp)).replace(/ ([AP]M)/, "\u00a0$1");

const joinMonthAndDay = (date: string) => date.replace(/ (\d)/, "\u00a0$1");

export const isPast = (timestamp: string) => Date.parse(timestamp) < Date.now();
