/* Looks for mistakes an editor cannot underline, and says in plain words what to do. */
import { readdirSync } from "node:fs";
import { events } from "../content/events.ts";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";

/** What must be put right before the page can be made. Empty when all is well. */
export const contentProblems = (): string[] => [
  ...missingPictures(),
  ...wrongDates(),
  ...wrongTimeZone(site.events.timeZone),
];

function missingPictures(): string[] {
  const files = readdirSync("content/images");
  const wanted = [
    ...events.map(({ picture }) => ["content/events.ts", picture]),
    ...photos.map(({ picture }) => ["content/photos.ts", picture]),
    ...(site.hero.picture ? [["site.config.ts", site.hero.picture]] : []),
  ] as [string, string][];
  return wanted
    .filter(([, picture]) => !files.includes(picture))
    .map(
      ([file, picture]) =>
        `${file} asks for the picture "${picture}", but content/images has no file of that name. ` +
        `Check the spelling, capital letters and the ending. The folder has: ${files.join(", ")}`,
    );
}

function wrongDates(): string[] {
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

/** Also refuses February 30, which some programs read as March 2. */
export function isDate(clock: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(clock)) return false;
  const moment = new Date(`${clock.replace(" ", "T")}Z`);
  return (
    !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 16) === clock.replace(" ", "T")
  );
}

export function wrongTimeZone(timeZone: string): string[] {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return [];
  } catch {
    return [
      `site.config.ts: "${timeZone}" in events.timeZone is not a time zone. ` +
        `Write your part of the world and a large city, like "America/New_York" or "Europe/Paris".`,
    ];
  }
}
