import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { ownRoutes, routes } from "../support/pages/routes.ts";

const pages = [...routes, ...ownRoutes];
const toAbsoluteUrl = (path: string) => new URL(path, agency.siteUrl).href;

interface SchemaItem {
  "@type": string;
  [key: string]: unknown;
}

/** What a crawler reads in the served HTML, before any script runs. */
interface Metadata {
  title: string;
  canonical: string | null;
  manifest: string | null;
  /** By name or property. */
  meta: Record<string, string>;
  /** The visible questions. */
  questions: string[];
  structuredData: string | null;
}

/** The empty page only parses the HTML. It loads and runs nothing. */
async function readPage(page: Page, request: APIRequestContext, path: string): Promise<Metadata> {
  const html = await (await request.get(path)).text();
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const findOne = (selector: string) => {
      const [found, second] = parsed.querySelectorAll(selector);
      if (second) throw new Error(`There are two of ${selector}`);
      return found;
    };
    const read = (selector: string, name: string) => findOne(selector)?.getAttribute(name) ?? null;
    const meta: Record<string, string> = {};
    for (const tag of parsed.querySelectorAll("meta[content]")) {
      const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "";
      if (name in meta && !tag.hasAttribute("media")) throw new Error(`There are two of ${name}`);
      meta[name] = tag.getAttribute("content") ?? "";
    }
    return {
      title: parsed.title,
      canonical: read("link[rel=canonical]", "href"),
      manifest: read("link[rel=manifest]", "href"),
      meta,
      questions: [...parsed.querySelectorAll("summary")].map(({ textContent }) =>
        (textContent ?? "").trim(),
      ),
      structuredData: findOne('script[type="application/ld+json"]')?.textContent ?? null,
    };
  }, html);
}

function parseStructuredData({ structuredData }: Metadata): SchemaItem[] {
  const data = JSON.parse(structuredData ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

const isIndexable = ({ meta }: Metadata) => !meta.robots?.includes("noindex");

test("has metadata, a sharing card and breadcrumbs on every page, and a sitemap of the indexable ones", async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const indexable: string[] = [];
  for (const route of pages) {
    await test.step(route, async () => {
      const metadata = await readPage(page, request, route);
      const { title, meta } = metadata;
      const description = meta.description ?? "";
      titles.add(title);
      descriptions.add(description);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      await expectSharingCard(request, route, metadata);
      if (route !== "/") expectBreadcrumbs(metadata, route);
      if (isIndexable(metadata)) indexable.push(toAbsoluteUrl(route));
    });
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);

  await test.step("the sitemap lists exactly the indexable pages", async () => {
    expect(isIndexable(await readPage(page, request, "/404"))).toBe(false);
    expect(indexable).toContain(toAbsoluteUrl("/"));
    const response = await request.get("/sitemap.xml");
    expect(response.headers()["content-type"]).toMatch(/xml/);
    const urls = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    expect(urls.toSorted()).toEqual(indexable.toSorted());
  });

  await test.step("robots.txt allows the site and links the sitemap", async () => {
    const rules = (await (await request.get("/robots.txt")).text()).split("\n");
    expect(rules).toEqual(
      expect.arrayContaining([
        "User-agent: *",
        "Allow: /",
        "Disallow: /api/",
        `Sitemap: ${toAbsoluteUrl("/sitemap.xml")}`,
      ]),
    );
  });

  await test.step("the manifest names the site and existing icons", async () => {
    const { manifest } = await readPage(page, request, "/");
    const response = await request.get(manifest ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const { name, start_url, icons } = await response.json();
    expect([name, start_url]).toEqual([agency.name, "/"]);
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()["content-type"], src).toBe(type);
    }
  });
});

async function expectSharingCard(request: APIRequestContext, route: string, metadata: Metadata) {
  const { title, canonical, meta } = metadata;
  expect(canonical).toBe(toAbsoluteUrl(route));
  expect(meta).toMatchObject({
    "og:url": toAbsoluteUrl(route),
    "og:type": "website",
    "og:site_name": agency.name,
    "og:description": meta.description,
    "twitter:card": "summary_large_image",
  });
  expect(title).toContain(meta["og:title"] || "no title");
  const card = new URL(meta["og:image"] ?? "");
  expect(card.origin).toBe(agency.siteUrl);
  const picture = await request.get(card.pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)$/);
}

function expectBreadcrumbs(metadata: Metadata, route: string) {
  const breadcrumbs = parseStructuredData(metadata).find(
    (item) => item["@type"] === "BreadcrumbList",
  ) as { itemListElement: { position: number; item: string }[] } | undefined;
  const steps = breadcrumbs?.itemListElement ?? [];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  expect(steps.at(0)?.item).toBe(toAbsoluteUrl("/"));
  expect(steps.at(-1)?.item).toBe(toAbsoluteUrl(route));
}

test("lists services, products and questions in the structured data, with catalog prices", async ({
  page,
  request,
}) => {
  await test.step("the services on the home page", async () => {
    const graph = parseStructuredData(await readPage(page, request, "/"));
    expect(graph.find((item) => item["@type"] === "ProfessionalService")).toMatchObject({
      name: agency.name,
      email: agency.email,
      telephone: agency.phone,
    });
    const services = graph.filter((item) => item["@type"] === "Service");
    expect(services).toMatchObject(
      tiers.map(({ name, action, priceCents, hourly }) => {
        const price = formatAmount(hourly?.rateCents ?? priceCents);
        if (hourly) return { name, offers: { priceSpecification: { price, unitCode: "HUR" } } };
        if (action === "contact") {
          return { name, offers: { priceSpecification: { minPrice: price } } };
        }
        return { name, offers: { price, priceCurrency: "USD" } };
      }),
    );
  });

  await test.step("each product on its page", async () => {
    for (const { title, detailUrl, priceCents } of templates) {
      const graph = parseStructuredData(await readPage(page, request, detailUrl));
      expect(graph.find((item) => item["@type"] === "Product")).toMatchObject({
        name: title,
        offers: {
          price: formatAmount(priceCents),
          priceCurrency: "USD",
          url: toAbsoluteUrl(detailUrl),
        },
      });
    }
  });

  await test.step("the 15 visible questions", async () => {
    const metadata = await readPage(page, request, "/faq");
    const faq = parseStructuredData(metadata).find((item) => item["@type"] === "FAQPage");
    const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(15);
    expect(metadata.questions).toEqual(questions.map(({ name }) => name));
    for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).toMatch(/\w+.*\./);
  });
});
