import { pages as extraPages } from "../../content/pages.ts";
import { services } from "../../content/services.ts";
import { team } from "../../content/team.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import type { Service, ServicePage } from "../content-types.ts";
import type { ExtraPage, SectionList } from "../types.ts";

export interface Page {
  /** "" for the home page, "first-visit/" for the others. */
  path: string;
  title: string;
  description: string;
  sections: SectionList;
  /** The content above the sections. The home page has none. */
  top?: Top;
}

export type Top =
  | { kind: "text"; text: ExtraPage }
  | { kind: "services" }
  | { kind: "service"; service: Service; page: ServicePage }
  | { kind: "team" }
  | { kind: "blocks" }
  | { kind: "not-found" };

const withSiteName = (title: string) => `${title.replaceAll("\n", " ")} | ${site.name}`;

export const homePage: Page = {
  path: "",
  title: site.title,
  description: site.description,
  sections: site.sections,
};

export const notFoundPage: Page = {
  path: "404.html",
  title: withSiteName(words.notFound.name),
  description: site.description,
  sections: [],
  top: { kind: "not-found" },
};

/** "services/teeth/" */
export const servicePath = (page: ServicePage) => `${services.address}/${page.address}/`;

export const servicePages: Page[] = services.items.flatMap((service) =>
  service.page
    ? [
        {
          path: servicePath(service.page),
          title: withSiteName(service.name),
          description: service.page.intro,
          sections: services.sections,
          top: { kind: "service", service, page: service.page },
        },
      ]
    : [],
);

const serviceList: Page = {
  path: `${services.address}/`,
  title: withSiteName(words.services),
  description: services.intro || site.description,
  sections: [],
  top: { kind: "services" },
};

const teamPage: Page = {
  path: `${team.address}/`,
  title: withSiteName(team.link || team.heading),
  description: team.intro || site.description,
  sections: team.sections,
  top: { kind: "team" },
};

/** For development: see blockGallery in site.config.ts. */
const blocksPage: Page = {
  path: "blocks/",
  title: withSiteName("Blocks"),
  description: "Every section of this site, with its settings.",
  sections: [],
  top: { kind: "blocks" },
};

export const pages: Page[] = [
  homePage,
  ...(servicePages.length > 0 ? [serviceList, ...servicePages] : []),
  ...(team.address ? [teamPage] : []),
  ...extraPages.map(
    (text): Page => ({
      path: `${text.address}/`,
      title: withSiteName(text.title),
      description: text.description,
      sections: text.sections,
      top: { kind: "text", text },
    }),
  ),
  ...(__BLOCK_GALLERY__ ? [blocksPage] : []),
];

/** Returns the 404 page for an unknown path. */
export function getPage(path: string): Page {
  const normalized = path.replace(/index\.html$/, "").replace(/([^/])$/, "$1/");
  return pages.find((page) => page.path === normalized) ?? notFoundPage;
}
