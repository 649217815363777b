import { site } from "../../site.config.ts";
import type { LinkTarget, SectionList, SectionName } from "../types.ts";
import { homePage, pages } from "./all-pages.ts";

/** "/" or, when the site lives in a sub-folder, "/that-folder/". */
const base = import.meta.env.BASE_URL;

export const fileAddress = (file: string): string => `${base}${file}`;

const shows = (sections: SectionList, name: SectionName) => sections.flat().includes(name);

/** Looks for a section on the home page first, then on the others. */
function sectionAddress(name: SectionName): string | null {
  const page = pages.find(({ sections }) => shows(sections, name));
  return page ? `${base}${page.path}#${name}` : null;
}

/** The real address behind a "to"; nothing when it names a section that is switched off. */
export function linkAddress(to: LinkTarget): string | null {
  if (/^(https|mailto|tel):/.test(to)) return to;
  if (to.startsWith("/")) return `${base}${to.slice(1)}`;
  return sectionAddress(to as SectionName);
}

export const isOn = (name: SectionName): boolean => sectionAddress(name) !== null;

export const phoneAddress = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
export const emailAddress = `mailto:${site.email}`;

/** Everything the menu can show, in the order of the home page. */
export function menuLinks(menuOf: (name: SectionName) => string) {
  const sections = homePage.sections
    .flat()
    .map((name) => ({ text: menuOf(name), address: `${base}#${name}` }));
  return [...sections, ...extraLinks("menu")].filter(({ text }) => text);
}

export const extraLinks = (place: "menu" | "footer") =>
  pages.flatMap(({ extra, path }) =>
    extra?.linkIn === place ? [{ text: extra.link, address: `${base}${path}` }] : [],
  );
