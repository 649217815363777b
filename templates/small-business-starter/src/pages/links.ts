import { site } from "../../site.config.ts";
import type { Link, LinkTarget, SectionList, SectionName } from "../types.ts";
import { homePage, pages, servicePages } from "./all-pages.ts";

/** "/", or the folder of the site, such as "/your-site/". */
const base = import.meta.env.BASE_URL;

export interface ResolvedLink {
  text: string;
  url: string;
}

export const fileUrl = (file: string): string => `${base}${file}`;

/** The full URL of a file or page, or its path while "url" in site.config.ts is empty. */
export const publicUrl = (path: string): string =>
  site.url ? site.url.replace(/\/*$/, "/") + path : fileUrl(path);

const hasSection = (sections: SectionList, name: SectionName) => sections.flat().includes(name);

/** The URL of a section on the first page that has it. The home page comes first. */
function sectionUrl(name: SectionName): string | null {
  const page = pages.find(({ sections }) => hasSection(sections, name));
  return page ? `${base}${page.path}#${name}` : null;
}

/** The URL of a "to" setting, or null for a hidden section. */
export function resolveLink(to: LinkTarget): string | null {
  if (/^(https|mailto|tel):/.test(to)) return to;
  if (to.startsWith("/")) return `${base}${to.slice(1)}`;
  return sectionUrl(to as SectionName);
}

export const resolveLinks = (links: Link[]): ResolvedLink[] =>
  links.flatMap(({ text, to }) => {
    const url = resolveLink(to);
    return url ? [{ text, url }] : [];
  });

export const phoneUrl = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
export const emailUrl = `mailto:${site.email}`;

export const menuLinks: ResolvedLink[] = resolveLinks(site.menu);

export const serviceLinks: ResolvedLink[] = servicePages.flatMap(({ path, top }) =>
  top?.kind === "service" ? [{ text: top.service.name, url: base + path }] : [],
);

/** Sections and pages with a link text that are not in the menu, for the footer. */
export function otherLinks(getLinkText: (name: SectionName) => string): ResolvedLink[] {
  const sections = resolveLinks(
    homePage.sections.flat().map((to) => ({ text: getLinkText(to), to })),
  );
  const texts = pages.flatMap(({ path, top }) =>
    top?.kind === "text" ? [{ text: top.text.link, url: base + path }] : [],
  );
  const inMenu = menuLinks.map(({ text }) => text);
  return [...sections, ...texts].filter(({ text }) => text && !inMenu.includes(text));
}
