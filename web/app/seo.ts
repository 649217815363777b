import { agency } from "@agency/contract/agency";
import type { MetaDescriptor } from "react-router";

interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** The image for link previews. */
  card: string;
}

const toAbsoluteUrl = (path: string) => new URL(path, agency.siteUrl).href;

/** Metadata for search engines and link previews. The build adds the structured data. */
export function pageMeta({ path, title, description, card }: PageMeta) {
  const fullTitle = path === "/" ? title : `${title} | ${agency.name}`;
  const url = toAbsoluteUrl(path);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: toAbsoluteUrl(card) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ] as MetaDescriptor[];
}
