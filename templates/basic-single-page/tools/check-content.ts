/* Finds mistakes that the type check cannot find. */
import { readdirSync } from "node:fs";
import { events } from "../content/events.ts";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";

/** What must be fixed before the page can be built. */
export const contentProblems = (): string[] => [
  ...missingPictures(),
  ...dateProblems(),
  ...timeZoneProblems(site.events.timeZone),
];

function missingPictures(): string[] {
  const files = readdirSync("content/images");
  const references = [
    ...events.map(({ picture }) => ["content/events.ts", picture]),
    ...photos.map(({ picture }) => ["content/photos.ts", picture]),
    ...(site.hero.picture ? [["site.config.ts", site.hero.picture]] : []),
  ] as [string, string][];
  return references
    .filter(([, picture]) => !files.includes(picture))
    .map(
      ([file, picture]) =>
        `${file} uses the picture "${picture}", but there is no such file in content/images. ` +
        `Check the spelling, capital letters and the ending. Available files: ${files.join(", ")}`,
    );
}

function dateProblems(): string[] {
  const starts = events
    .filter((event) => !isDate(event.starts))
    .map(
      (event) =>
        `content/events.ts: "${event.title}" starts at "${event.starts}", which is not a date. ` +
        `Write it like "2027-09-10 20:30", with two digits for month, day, hour and minute.`,
    );
  const ends = events
    .filter((event) => event.ends && !isDate(`2027-01-01 ${event.ends}`))
    .map(
      (event) =>
        `content/events.ts: "${event.title}" ends at "${event.ends}", which is not a time. Write it like "22:00".`,
    );
  return [...starts, ...ends];
}

/** Also rejects February 30, which Date would read as March 2. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return false;
  const date = new Date(`${text.replace(" ", "T")}Z`);
  return (
    !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 16) === text.replace(" ", "T")
  );
}

export function timeZoneProblems(timeZone: string): string[] {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return [];
  } catch {
    return [
      `site.config.ts: "events.timeZone" is "${timeZone}", which is not a time zone. ` +
        `Write a region and a large city, like "America/New_York" or "Europe/Paris".`,
    ];
  }
}
