import { site } from "../../site.config.ts";
import type { Link, LinkTarget, SectionList, SectionName } from "../types.ts";
import { homePage, pages, servicePages } from "./all-pages.ts";

/** "/" or, when the site lives in a sub-folder, "/that-folder/". */
const base = import.meta.env.BASE_URL;

export interface ReadyLink {
  text: string;
  address: string;
}

export const fileAddress = (file: string): string => `${base}${file}`;

/** The public address of a file or page, as far as the address of the site is known. */
export const publicAddress = (path: string): string =>
  site.url ? site.url.replace(/\/*$/, "/") + path : fileAddress(path);

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

export const ready = (links: Link[]): ReadyLink[] =>
  links.flatMap(({ text, to }) => {
    const address = linkAddress(to);
    return address ? [{ text, address }] : [];
  });

export const phoneAddress = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
export const emailAddress = `mailto:${site.email}`;

/** The menu at the top. */
export const menuLinks: ReadyLink[] = ready(site.menu);

export const serviceLinks: ReadyLink[] = servicePages.flatMap(({ path, top }) =>
  top?.kind === "service" ? [{ text: top.service.name, address: base + path }] : [],
);

/** Everything that has a name for its link and is not in the menu: the rest, for the footer. */
export function otherLinks(linkOf: (name: SectionName) => string): ReadyLink[] {
  const sections = ready(homePage.sections.flat().map((to) => ({ text: linkOf(to), to })));
  const texts = pages.flatMap(({ path, top }) =>
    top?.kind === "text" ? [{ text: top.text.link, address: base + path }] : [],
  );
  const inMenu = menuLinks.map(({ text }) => text);
  return [...sections, ...texts].filter(({ text }) => text && !inMenu.includes(text));
}
