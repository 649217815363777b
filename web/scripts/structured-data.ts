/** JSON-LD for search engines, written into the built pages so that visitors do not download its code. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import type { Template } from "@agency/contract/offers/types";
import { faqs } from "#app/content/faqs.ts";
import type { Faq } from "#app/content/types.ts";
import { builtPages, type Page } from "./built-pages.ts";

type SchemaThing = { "@type": string } & Record<string, unknown>;

/** For every page with a canonical URL. */
export function writeStructuredData(client: string) {
  for (const page of builtPages(client)) {
    const url = page.html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    if (!url) continue;
    const data = { "@context": "https://schema.org", "@graph": buildGraph(page, new URL(url)) };
    // Escape "<", which could end the script element.
    const text = JSON.stringify(data).replaceAll("<", "\\u003c");
    const script = `<script type="application/ld+json">${text}</script>`;
    writeFileSync(
      join(client, page.file),
      page.html.replace("</head>", () => `${script}</head>`),
    );
  }
}

function buildGraph({ html }: Page, { pathname }: URL): SchemaThing[] {
  const property = (name: string) =>
    html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1] ?? "";
  if (pathname === "/") return [buildOrganization(), ...buildServices()];
  const things = [buildBreadcrumbs(pathname, unescapeHtml(property("og:title")))];
  if (pathname === "/faq") things.push(buildFaqPage(faqs));
  if (pathname === "/templates") things.push(buildTemplateList());
  const template = templates.find(({ detailUrl }) => detailUrl === pathname);
  if (template) things.push(buildProduct(template, property("og:image")));
  return things;
}

const unescapeHtml = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

const toAbsoluteUrl = (path: string) => new URL(path, agency.siteUrl).href;
const organizationId = `${toAbsoluteUrl("/")}#organization`;

function buildOrganization(): SchemaThing {
  return {
    "@type": "ProfessionalService",
    "@id": organizationId,
    name: agency.name,
    legalName: agency.legalName,
    url: toAbsoluteUrl("/"),
    logo: toAbsoluteUrl("/icon-512.png"),
    image: toAbsoluteUrl("/icon-512.png"),
    email: agency.email,
    telephone: agency.phone,
    priceRange: "$$",
    address: {
      "@type": "PostalAddress",
      addressLocality: agency.city,
      addressRegion: agency.region,
      addressCountry: "US",
    },
    ...(agency.social.length > 0 && { sameAs: agency.social.map(({ url }) => url) }),
  };
}

function buildServices(): SchemaThing[] {
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

function buildProduct(template: Template, image: string): SchemaThing {
  return {
    "@type": "Product",
    name: template.title,
    description: template.description,
    sku: template.id,
    image,
    brand: { "@type": "Brand", name: agency.name },
    offers: {
      "@type": "Offer",
      price: formatAmount(template.priceCents),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: toAbsoluteUrl(template.detailUrl),
      seller: { "@type": "Organization", name: agency.legalName },
    },
  };
}

function buildTemplateList(): SchemaThing {
  return {
    "@type": "ItemList",
    itemListElement: templates.map(({ title, detailUrl }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: title,
      url: toAbsoluteUrl(detailUrl),
    })),
  };
}

function buildFaqPage(faqs: readonly Faq[]): SchemaThing {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function buildBreadcrumbs(path: string, title: string): SchemaThing {
  const parents = templates.some(({ detailUrl }) => detailUrl === path)
    ? [["Home", "/"] as const, ["Templates", "/templates"] as const]
    : [["Home", "/"] as const];
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...parents, [title, path] as const].map(([name, path], position) => ({
      "@type": "ListItem",
      position: position + 1,
      name,
      item: toAbsoluteUrl(path),
    })),
  };
}
