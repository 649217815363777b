import { events } from "../content/events.ts";
import { calendarNames } from "./calendar-names.ts";

const names = calendarNames(events.map(({ title }) => title));
const address = (name: string) => `${import.meta.env.BASE_URL}calendar/${name}.ics`;

/** A file that every calendar program can open, for one event or for all of them. */
export const eventCalendar = (event: (typeof events)[number]): string =>
  address(names[events.indexOf(event)] ?? "program");
export const programCalendar = (): string => address("program");
