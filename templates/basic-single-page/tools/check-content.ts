/** Looks over your content before the page is made, and says in words what is wrong. */
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { events } from "../content/events.ts";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";
import { colors } from "../src/colors/colors.ts";
import type { Colors } from "../src/types.ts";

const folder = resolve("content/images");

/** Stops with an error for a missing picture; returns warnings for what still works. */
export function checkContent(): string[] {
  const files = readdirSync(folder);
  const wanted = [
    ...events.map(({ picture }) => ["content/events.ts", picture]),
    ...photos.map(({ picture }) => ["content/photos.ts", picture]),
    ...(site.hero.picture ? [["site.config.ts", site.hero.picture]] : []),
  ] as [string, string][];
  for (const [file, picture] of wanted) {
    if (files.includes(picture)) continue;
    throw new Error(
      `${file} asks for the picture "${picture}", but content/images has no file of that name. ` +
        `Check the spelling, capital letters and the ending. The folder has: ${files.join(", ")}`,
    );
  }
  for (const { title, starts } of events) {
    if (Number.isNaN(Date.parse(`${starts.replace(" ", "T")}Z`))) {
      throw new Error(
        `content/events.ts: "${title}" starts at "${starts}", which is not a date. ` +
          `Write it like "2027-09-10 20:30", with two digits for month, day, hour and minute.`,
      );
    }
  }
  return [...heavyPictures(files), ...paleColors("light"), ...paleColors("dark")];
}

function heavyPictures(files: string[]): string[] {
  return files
    .map((file) => ({ file, size: statSync(resolve(folder, file)).size }))
    .filter(({ size }) => size > 600_000)
    .map(
      ({ file, size }) =>
        `content/images/${file} is ${(size / 1_000_000).toFixed(1)} MB and slows the page down. Make it smaller, for example at https://squoosh.app.`,
    );
}

function paleColors(theme: "light" | "dark"): string[] {
  const set = colors[theme];
  const pairs: [keyof Colors, keyof Colors][] = [
    ["text", "page"],
    ["text", "soft"],
    ["primary", "page"],
    ["strong", "accent"],
  ];
  return pairs
    .map(([one, other]) => ({ one, other, ratio: contrast(set[one], set[other]) }))
    .filter(({ ratio }) => ratio < 4.5)
    .map(
      ({ one, other, ratio }) =>
        `site.config.ts, colors (${theme}): "${one}" and "${other}" are too alike to read (${ratio.toFixed(1)}; 4.5 or more is good). Make one darker or lighter.`,
    );
}

/** The contrast between two colors, from 1 (the same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [brightness(one), brightness(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
