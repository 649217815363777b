/** Vite plugin that writes a calendar file for each event, and one for all events, to dist/calendar. */
import type { Plugin } from "vite";
import { events } from "../content/events.ts";
import { site } from "../site.config.ts";
import { calendarNames } from "../src/calendar-names.ts";
import { type CalendarEntry, calendarFile, getEventEnd, parseLocalTime } from "./calendar.ts";

function calendarFiles(): Record<string, string> {
  const { place, address, timeZone, minutes } = site.events;
  const names = calendarNames(events.map(({ title }) => title));
  const host = site.url ? new URL(site.url).host : "single-page.invalid";
  const entries = events.map(
    (event, index): CalendarEntry => ({
      id: `${names[index]}@${host}`,
      title: event.title,
      place: [event.place, place, address].filter(Boolean).join(", "),
      starts: parseLocalTime(event.starts, timeZone),
      ends: getEventEnd(event, timeZone, minutes),
      text: event.text,
      link: event.link || site.url,
    }),
  );
  const single = entries.map((entry, index) => [
    `calendar/${names[index]}.ics`,
    calendarFile(site.name, [entry]),
  ]);
  return Object.fromEntries([
    ...single,
    ["calendar/program.ics", calendarFile(site.name, entries)],
  ]);
}

export function calendar(): Plugin {
  let base = "/";
  return {
    name: "calendar",
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of Object.entries(calendarFiles())) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = calendarFiles()[(request.url ?? "").slice(base.length)];
        if (!file) return next();
        response.setHeader("Content-Type", "text/calendar; charset=utf-8").end(file);
      });
    },
  };
}
