import { events } from "../content/events.ts";
import { calendarNames } from "./calendar-names.ts";

const names = calendarNames(events.map(({ title }) => title));
const toUrl = (name: string) => `${import.meta.env.BASE_URL}calendar/${name}.ics`;

/** The URLs of the iCalendar files, for one event and for all events. */
export const eventCalendarUrl = (event: (typeof events)[number]): string =>
  toUrl(names[events.indexOf(event)] ?? "program");
export const programCalendarUrl = (): string => toUrl("program");
