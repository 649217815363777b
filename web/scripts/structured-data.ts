/**
 * What a page is about, for search engines. They read the built page, so it is written into that, and no visitor
 * downloads the code that makes it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import type { Template } from "@agency/contract/offers/types";
import { faqs } from "#app/content/faqs.ts";
import type { Faq } from "#app/content/types.ts";
import { builtPages, type Page } from "./built-pages.ts";

type Thing = { "@type": string } & Record<string, unknown>;

/** Into every page that has an address of its own. */
export function writeStructuredData(client: string) {
  for (const page of builtPages(client)) {
    const url = page.html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    if (!url) continue;
    const data = { "@context": "https://schema.org", "@graph": thingsOn(page, new URL(url)) };
    // As JSON, "<" could end the script that it stands in.
    const text = JSON.stringify(data).replaceAll("<", "\\u003c");
    const script = `<script type="application/ld+json">${text}</script>`;
    writeFileSync(
      join(client, page.file),
      page.html.replace("</head>", () => `${script}</head>`),
    );
  }
}

function thingsOn({ html }: Page, { pathname }: URL): Thing[] {
  const property = (name: string) =>
    html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`))?.[1] ?? "";
  if (pathname === "/") return [organization(), ...offeredServices()];
  const things = [breadcrumbs(pathname, unescaped(property("og:title")))];
  if (pathname === "/faq") things.push(faqPage(faqs));
  if (pathname === "/templates") things.push(templateList());
  const template = templates.find(({ detailUrl }) => detailUrl === pathname);
  if (template) things.push(product(template, property("og:image")));
  return things;
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

const absolute = (path: string) => new URL(path, agency.siteUrl).href;
const organizationId = `${absolute("/")}#organization`;

function organization(): Thing {
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
    ...(agency.social.length > 0 && { sameAs: agency.social.map(({ url }) => url) }),
  };
}

function offeredServices(): Thing[] {
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

function product(template: Template, image: string): Thing {
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
      url: absolute(template.detailUrl),
      seller: { "@type": "Organization", name: agency.legalName },
    },
  };
}

function templateList(): Thing {
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

function faqPage(faqs: readonly Faq[]): Thing {
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
