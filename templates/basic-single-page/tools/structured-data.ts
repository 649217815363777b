/** The page data for search engines (schema.org). */
import { events } from "../content/events.ts";
import { site } from "../site.config.ts";
import { getEventEnd, parseLocalTime } from "./calendar.ts";

export function structuredData(siteUrl: string, image: string): string {
  const about = {
    "@context": "https://schema.org",
    name: site.name,
    description: site.description,
    ...(siteUrl ? { url: siteUrl, image } : {}),
  };
  const starts = events.map((event) => event.starts).sort();
  const [first, last] = [starts[0], starts.at(-1)];
  const { timeZone, minutes } = site.events;
  const location = {
    "@type": "Place",
    name: site.events.place,
    address: site.events.address,
  };
  const data =
    first && last && site.sections.includes("events")
      ? {
          ...about,
          "@type": "Event",
          startDate: first.slice(0, 10),
          endDate: last.slice(0, 10),
          eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
          location,
          subEvent: events.map((event) => ({
            "@type": "Event",
            name: event.title,
            startDate: parseLocalTime(event.starts, timeZone).toISOString(),
            endDate: getEventEnd(event, timeZone, minutes).toISOString(),
            location: { ...location, name: `${event.place}, ${site.events.place}` },
          })),
        }
      : { ...about, "@type": "WebSite" };
  // "<" must not appear inside a script element.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
