import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { ownRoutes, routes } from "../support/pages/routes.ts";

// Crawlers read the HTML before any script runs.
test.use({ javaScriptEnabled: false });

const pages = [...routes, ...ownRoutes];
const toAbsoluteUrl = (path: string) => new URL(path, agency.siteUrl).href;

const readMeta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

interface SchemaItem {
  "@type": string;
  [key: string]: unknown;
}

async function readStructuredData(page: Page): Promise<SchemaItem[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

test("has metadata, a sharing card and breadcrumbs on every page, and a sitemap of the indexable ones", async ({
  page,
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const indexable: string[] = [];
  for (const route of pages) {
    await test.step(route, async () => {
      await page.goto(route);
      const title = await page.title();
      const description = (await readMeta(page, "description")) ?? "";
      titles.add(title);
      descriptions.add(description);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(160);
      await expectSharingCard(page, request, route, title, description);
      if (route !== "/") await expectBreadcrumbs(page, route);
      if (await isIndexable(page)) indexable.push(toAbsoluteUrl(route));
    });
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);

  await test.step("the sitemap lists exactly the indexable pages", async () => {
    await page.goto("/404");
    expect(await isIndexable(page)).toBe(false);
    expect(indexable).toContain(toAbsoluteUrl("/"));
    const response = await request.get("/sitemap.xml");
    expect(response.headers()["content-type"]).toMatch(/xml/);
    const urls = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
    expect(urls.toSorted()).toEqual(indexable.toSorted());
  });
});

const isIndexable = async (page: Page) =>
  (await page.locator('meta[name="robots"][content*="noindex"]').count()) === 0;

async function expectSharingCard(
  page: Page,
  request: APIRequestContext,
  route: string,
  title: string,
  description: string,
) {
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", toAbsoluteUrl(route));
  expect(await readMeta(page, "og:url")).toBe(toAbsoluteUrl(route));
  expect(await readMeta(page, "og:type")).toBe("website");
  expect(await readMeta(page, "og:site_name")).toBe(agency.name);
  expect(title).toContain((await readMeta(page, "og:title")) || "no title");
  expect(await readMeta(page, "og:description")).toBe(description);
  expect(await readMeta(page, "twitter:card")).toBe("summary_large_image");
  const card = new URL((await readMeta(page, "og:image")) ?? "");
  expect(card.origin).toBe(agency.siteUrl);
  const picture = await request.get(card.pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\/(jpeg|png)$/);
}

async function expectBreadcrumbs(page: Page, route: string) {
  const breadcrumbs = (await readStructuredData(page)).find(
    (item) => item["@type"] === "BreadcrumbList",
  ) as { itemListElement: { position: number; item: string }[] } | undefined;
  const steps = breadcrumbs?.itemListElement ?? [];
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
  expect(steps.at(0)?.item).toBe(toAbsoluteUrl("/"));
  expect(steps.at(-1)?.item).toBe(toAbsoluteUrl(route));
}

test("lists services with catalog prices in the home page's structured data", async ({ page }) => {
  await page.goto("/");
  const graph = await readStructuredData(page);
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

test("lists each product with its catalog price in its page's structured data", async ({
  page,
}) => {
  for (const { title, detailUrl, priceCents } of templates) {
    await page.goto(detailUrl);
    const product = (await readStructuredData(page)).find((item) => item["@type"] === "Product");
    expect(product).toMatchObject({
      name: title,
      offers: {
        price: formatAmount(priceCents),
        priceCurrency: "USD",
        url: toAbsoluteUrl(detailUrl),
      },
    });
  }
});

test("lists the 15 visible questions in the FAQ's structured data", async ({ page }) => {
  await page.goto("/faq");
  const faq = (await readStructuredData(page)).find((item) => item["@type"] === "FAQPage");
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(15);
  await expect(page.locator("summary")).toHaveText(questions.map(({ name }) => name));
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).toMatch(/\w+.*\./);
});

test("allows the site and links the sitemap in robots.txt", async ({ request }) => {
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

test("names the site and existing icons in the manifest", async ({ page, request }) => {
  await page.goto("/");
  const url = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(url ?? "");
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
