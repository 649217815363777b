import { pages as extraPages } from "../../content/pages.ts";
import { site } from "../../site.config.ts";
import type { ExtraPage, SectionList } from "../types.ts";

export interface Page {
  /** "" for the home page, "first-visit/" for the others. */
  path: string;
  title: string;
  description: string;
  sections: SectionList;
  /** What stands above the sections on an extra page. */
  extra?: ExtraPage;
}

export const homePage: Page = {
  path: "",
  title: site.title,
  description: site.description,
  sections: site.sections,
};

export const notFoundPage: Page = {
  path: "404.html",
  title: `Page not found | ${site.name}`,
  description: site.description,
  sections: [],
};

export const pages: Page[] = [
  homePage,
  ...extraPages.map((extra) => ({
    path: `${extra.address}/`,
    title: `${extra.title} | ${site.name}`,
    description: extra.description,
    sections: extra.sections,
    extra,
  })),
];

export function pageAt(path: string): Page {
  const wanted = path.replace(/index\.html$/, "").replace(/([^/])$/, "$1/");
  return pages.find((page) => page.path === wanted) ?? notFoundPage;
}
