import { agency } from "@agency/contract/agency";
import { oneBusinessDayAfter } from "@agency/contract/business-days";

/** Tuesday: the day when one business day has passed, on the agency's own calendar. */
export function replyDay(now: Date) {
  // Of all English calendars Canada's is written like ours: 2026-11-15.
  const today = now.toLocaleDateString("en-CA", { timeZone: agency.timeZone });
  const day = new Date(oneBusinessDayAfter(today));
  return day.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}
