import { agency } from "@agency/contract/agency";
import { type Template, templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/money";
import type { MetaDescriptor } from "react-router";
import type { Faq } from "./content/types.ts";

interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** The picture that sharing services show. */
  card: string;
  structured?: readonly Thing[];
}

type Thing = { "@type": string } & Record<string, unknown>;

const absolute = (path: string) => new URL(path, agency.siteUrl).href;

/** Everything a search engine or a sharing service reads of a page. */
export function pageMeta({ path, title, description, card, structured = [] }: PageMeta) {
  const fullTitle = path === "/" ? title : `${title} | ${agency.name}`;
  const url = absolute(path);
  const graph = path === "/" ? structured : [breadcrumbs(path, title), ...structured];
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: agency.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: absolute(card) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } },
  ] as MetaDescriptor[];
}

const organizationId = `${absolute("/")}#organization`;

export function organization(): Thing {
  return {
    "@type": "ProfessionalService",
    "@id": organizationId,
    name: agency.name,
    legalName: agency.legalName,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    image: absolute("/icon-512.png"),
    email: agency.email,
    telephone: agency.phone,
    priceRange: "$$",
    address: {
      "@type": "PostalAddress",
      addressLocality: agency.city,
      addressRegion: agency.region,
      addressCountry: "US",
    },
    sameAs: agency.social.map(({ url }) => url),
  };
}

export function offeredServices(): Thing[] {
  return tiers.map(({ name, details, priceCents, action, hourly }) => ({
    "@type": "Service",
    name,
    description: details,
    provider: { "@id": organizationId },
    offers: hourly
      ? {
          "@type": "Offer",
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: formatAmount(hourly.rateCents),
            priceCurrency: "USD",
            unitCode: "HUR",
          },
        }
      : {
          "@type": "Offer",
          priceCurrency: "USD",
          ...(action === "contact"
            ? {
                priceSpecification: {
                  "@type": "PriceSpecification",
                  minPrice: formatAmount(priceCents),
                  priceCurrency: "USD",
                },
              }
            : { price: formatAmount(priceCents) }),
        },
  }));
}

export function product(template: Template, image: string): Thing {
  return {
    "@type": "Product",
    name: template.title,
    description: template.description,
    sku: template.id,
    image: absolute(image),
    brand: { "@type": "Brand", name: agency.name },
    offers: {
      "@type": "Offer",
      price: formatAmount(template.priceCents),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: absolute(template.detailUrl),
      seller: { "@type": "Organization", name: agency.legalName },
    },
  };
}

export function templateList(): Thing {
  return {
    "@type": "ItemList",
    itemListElement: templates.map(({ title, detailUrl }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: title,
      url: absolute(detailUrl),
    })),
  };
}

export function faqPage(faqs: readonly Faq[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function breadcrumbs(path: string, title: string): Thing {
  const parents = templates.some(({ detailUrl }) => detailUrl === path)
    ? [["Home", "/"] as const, ["Templates", "/templates"] as const]
    : [["Home", "/"] as const];
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...parents, [title, path] as const].map(([name, at], position) => ({
      "@type": "ListItem",
      position: position + 1,
      name,
      item: absolute(at),
    })),
  };
}
