/*
  Looks for the mistakes an editor cannot underline, and says in plain words what to do.
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
  const named: [where: string, file: string | undefined][] = [
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
  return named
    .filter(([, file]) => file && !existsSync(`content/images/${file}`))
    .map(
      ([where, file]) =>
        `${where} names the picture "${file}", but there is no such file in content/images.`,
    );
}

function wrongSections(where: string, sections: SectionList): string[] {
  const names = sections.flat();
  const repeated = names.filter((name, i) => names.indexOf(name) !== i);
  const unknown = names.filter((name) => !(name in blocks));
  return [
    ...repeated.map((name) => `${where} lists the section "${name}" twice. Delete one of them.`),
    ...unknown.map((name) => `${where}: there is no section "${name}". Is it misspelled?`),
  ];
}

function wrongHours(): string[] {
  const problems: string[] = [];
  try {
    new Intl.DateTimeFormat("en", { timeZone: hours.timeZone });
  } catch {
    problems.push(`content/hours.ts: there is no time zone "${hours.timeZone}".`);
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
      `content/hours.ts: look at the dates of "${name}". Write them like "2027-12-24", the first before the last.`,
    );
  }
  return problems;
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00Z`).toJSON()?.startsWith(text);

function wrongMenu(): string[] {
  const { menu } = site;
  const dead = menu.filter(
    ({ to }) => to.startsWith("/") && !allPages.some(({ path }) => `/${path}` === to),
  );
  return [
    ...(menu.length > 5
      ? [`site.config.ts: the menu has ${menu.length} links. Keep five: the footer has them all.`]
      : []),
    ...dead.map(({ text, to }) => `site.config.ts: "${text}" leads to "${to}", which is no page.`),
  ];
}

function wrongColors(): string[] {
  return Object.entries(site.colors.custom.light)
    .filter(([, color]) => !/^#([\da-f]{3}|[\da-f]{6})$/i.test(color))
    .map(
      ([name, color]) =>
        `site.config.ts: the color ${name} is "${color}". Write it like "#ffd552".`,
    );
}

function wrongAddresses(): string[] {
  const addresses = allPages.map(({ path }) => path.slice(0, -1)).slice(1);
  return addresses
    .filter((address, i) => !/^[a-z\d/-]+$/.test(address) || addresses.indexOf(address) !== i)
    .map(
      (address) =>
        `content: the address "${address}" of a page must be small letters, digits and dashes, and used once.`,
    );
}

/** Everything that needs a second look; empty when all is well. */
export function contentProblems(): string[] {
  return [
    ...missingPictures(),
    ...wrongSections("site.config.ts", site.sections),
    ...pages.flatMap(({ sections }) => wrongSections("content/pages.ts", sections)),
    ...wrongSections("content/services.ts", services.sections),
    ...wrongSections("content/team.ts", team.sections),
    ...wrongHours(),
    ...wrongMenu(),
    ...wrongColors(),
    ...wrongAddresses(),
  ];
}
