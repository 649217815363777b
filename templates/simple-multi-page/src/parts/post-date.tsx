import { site } from "../../site.config.ts";

export function PostDate({ date }: { date: string }) {
  const formatted = new Date(date).toLocaleDateString(site.language, {
    dateStyle: "long",
    // Dates have no time, so another time zone could show the day before.
    timeZone: "UTC",
  });
  return <time dateTime={date}>{formatted}</time>;
}
