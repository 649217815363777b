/* Looks for mistakes an editor cannot underline, and says in plain words what to do. */
import { readdirSync } from "node:fs";
import { events } from "../content/events.ts";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";

/** What must be put right before the page can be made. Empty when all is well. */
export const contentProblems = (): string[] => [...missingPictures(), ...wrongDates()];

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
  return events
    .filter(({ starts }) => Number.isNaN(Date.parse(`${starts.replace(" ", "T")}Z`)))
    .map(
      ({ title, starts }) =>
        `content/events.ts: "${title}" starts at "${starts}", which is not a date. ` +
        `Write it like "2027-09-10 20:30", with two digits for month, day, hour and minute.`,
    );
}
