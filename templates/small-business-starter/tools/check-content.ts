/*
  Finds mistakes that the type check cannot find.
*/
import { existsSync } from "node:fs";
import { gallery } from "../content/gallery.ts";
import { hero } from "../content/hero.ts";
import { hours } from "../content/hours.ts";
import { pages } from "../content/pages.ts";
import { services } from "../content/services.ts";
import { subscribe } from "../content/subscribe.ts";
import { team } from "../content/team.ts";
import { testimonials } from "../content/testimonials.ts";
import { words } from "../content/words.ts";
import { site } from "../site.config.ts";
import { blocks } from "../src/blocks/all-blocks.ts";
import type { Opening } from "../src/content-types.ts";
import { pages as allPages } from "../src/pages/all-pages.ts";
import type { SectionList } from "../src/types.ts";

function missingPictures(): string[] {
  const references: [where: string, file: string | undefined][] = [
    ["site.config.ts", site.logo || undefined],
    ["content/hero.ts", hero.picture.file],
    ["content/words.ts", words.notFound.picture],
    ["content/subscribe.ts", subscribe.picture?.file],
    ...team.people.map(({ picture }): [string, string] => ["content/team.ts", picture]),
    ...testimonials.quotes.map(({ picture }): [string, string | undefined] => [
      "content/testimonials.ts",
      picture,
    ]),
    ...gallery.pictures.map(({ file }): [string, string] => ["content/gallery.ts", file]),
    ...services.items.map(({ page }): [string, string | undefined] => [
      "content/services.ts",
      page?.picture?.file,
    ]),
  ];
  return references
    .filter(([, file]) => file && !existsSync(`content/images/${file}`))
    .map(
      ([where, file]) =>
        `${where} uses the picture "${file}", but there is no such file in content/images.`,
    );
}

function sectionProblems(where: string, sections: SectionList): string[] {
  const names = sections.flat();
  const repeated = names.filter((name, i) => names.indexOf(name) !== i);
  const unknown = names.filter((name) => !(name in blocks));
  return [
    ...repeated.map(
      (name) => `${where}: the section "${name}" is listed twice. Delete one of them.`,
    ),
    ...unknown.map((name) => `${where}: there is no section "${name}". Check the spelling.`),
  ];
}

function hoursProblems(): string[] {
  const problems: string[] = [];
  try {
    new Intl.DateTimeFormat("en", { timeZone: hours.timeZone });
  } catch {
    problems.push(
      `content/hours.ts: "timeZone" is "${hours.timeZone}", which is not a time zone. Write it like "America/New_York".`,
    );
  }
  const openings: Opening[] = [
    ...Object.values(hours.week).flat(),
    ...hours.specialDays.flatMap(({ open }) => open),
  ];
  for (const time of openings.flatMap(({ from, to }) => [from, to])) {
    if (/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) continue;
    problems.push(`content/hours.ts: "${time}" is not a time. Write it like "08:00" or "19:30".`);
  }
  for (const { date, to = date, name } of hours.specialDays) {
    if ([date, to].every(isDate) && to >= date) continue;
    problems.push(
      `content/hours.ts: the dates of "${name}" are invalid. Write them like "2027-12-24", with the first day before the last.`,
    );
  }
  return problems;
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00Z`).toJSON()?.startsWith(text);

function menuProblems(): string[] {
  const { menu } = site;
  const broken = menu.filter(
    ({ to }) => to.startsWith("/") && !allPages.some(({ path }) => `/${path}` === to),
  );
  return [
    ...(menu.length > 5
      ? [
          `site.config.ts: the menu has ${menu.length} links. Use at most five. The footer links to all pages.`,
        ]
      : []),
    ...broken.map(
      ({ text, to }) =>
        `site.config.ts: the link "${text}" leads to "${to}", which does not exist.`,
    ),
  ];
}

function colorProblems(): string[] {
  return Object.entries(site.colors.custom.light)
    .filter(([, color]) => !/^#([\da-f]{3}|[\da-f]{6})$/i.test(color))
    .map(
      ([name, color]) =>
        `site.config.ts: the color "${name}" is "${color}". Write it like "#ffd552".`,
    );
}

function addressProblems(): string[] {
  const addresses = allPages.map(({ path }) => path.slice(0, -1)).slice(1);
  return addresses
    .filter((address, i) => !/^[a-z\d/-]+$/.test(address) || addresses.indexOf(address) !== i)
    .map(
      (address) =>
        `content: the page address "${address}" is invalid. Use lowercase letters, digits and hyphens, and each address only once.`,
    );
}

/** What must be fixed before the site can be built. */
export function contentProblems(): string[] {
  return [
    ...missingPictures(),
    ...sectionProblems("site.config.ts", site.sections),
    ...pages.flatMap(({ sections }) => sectionProblems("content/pages.ts", sections)),
    ...sectionProblems("content/services.ts", services.sections),
    ...sectionProblems("content/team.ts", team.sections),
    ...hoursProblems(),
    ...menuProblems(),
    ...colorProblems(),
    ...addressProblems(),
  ];
}
