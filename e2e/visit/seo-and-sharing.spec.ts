import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import { expect, type Page, test } from "@playwright/test";
import { ownRoutes, routes } from "../support/pages/routes.ts";

// A crawler reads what is served, before any script runs.
test.use({ javaScriptEnabled: false });

const pages = [...routes, ...ownRoutes];
const absolute = (path: string) => new URL(path, agency.siteUrl).href;

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

interface Thing {
  "@type": string;
  [key: string]: unknown;
}

async function structuredData(page: Page): Promise<Thing[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? "");
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

test("titles and descriptions are all different and of a good length", async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const route of pages) {
    await page.goto(route);
    titles.add(await page.title());
    const description = (await meta(page, "description")) ?? "";
    expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
    descriptions.add(description);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("every page has its canonical address and a card for sharing", async ({ page, request }) => {
  for (const route of pages) {
    await page.goto(route);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", absolute(route));
    expect(await meta(page, "og:url"), route).toBe(absolute(route));
    expect(await meta(page, "og:type"), route).toBe("website");
    expect(await meta(page, "og:site_name"), route).toBe(agency.name);
    expect(await page.title(), route).toContain((await meta(page, "og:title")) || "no title");
    expect(await meta(page, "og:description"), route).toBe(await meta(page, "description"));
    expect(await meta(page, "twitter:card"), route).toBe("summary_large_image");
    const card = new URL((await meta(page, "og:image")) ?? "");
    expect(card.origin, route).toBe(agency.siteUrl);
    const picture = await request.get(card.pathname);
    expect(picture.status(), route).toBe(200);
    expect(picture.headers()["content-type"], route).toMatch(/^image\/(jpeg|png)$/);
  }
});

test("every page but home says where it is in the site", async ({ page }) => {
  for (const route of pages.filter((path) => path !== "/")) {
    await page.goto(route);
    const trail = (await structuredData(page)).find(
      (thing) => thing["@type"] === "BreadcrumbList",
    ) as { itemListElement: { position: number; item: string }[] } | undefined;
    const steps = trail?.itemListElement ?? [];
    expect(
      steps.map(({ position }) => position),
      route,
    ).toEqual(steps.map((_, at) => at + 1));
    expect(steps.at(0)?.item, route).toBe(absolute("/"));
    expect(steps.at(-1)?.item, route).toBe(absolute(route));
  }
});

test("the home page's services cost what the catalog says", async ({ page }) => {
  await page.goto("/");
  const graph = await structuredData(page);
  expect(graph.find((thing) => thing["@type"] === "ProfessionalService")).toMatchObject({
    name: agency.name,
    email: agency.email,
    telephone: agency.phone,
  });
  const services = graph.filter((thing) => thing["@type"] === "Service");
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

for (const { title, detailUrl, priceCents } of templates) {
  test(`${detailUrl} offers the product at the catalog's price`, async ({ page }) => {
    await page.goto(detailUrl);
    const product = (await structuredData(page)).find((thing) => thing["@type"] === "Product");
    expect(product).toMatchObject({
      name: title,
      offers: { price: formatAmount(priceCents), priceCurrency: "USD", url: absolute(detailUrl) },
    });
  });
}

test("the FAQ gives search engines the 15 questions that people see", async ({ page }) => {
  await page.goto("/faq");
  const faq = (await structuredData(page)).find((thing) => thing["@type"] === "FAQPage");
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(15);
  await expect(page.locator("summary")).toHaveText(questions.map(({ name }) => name));
  for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).toMatch(/\w+.*\./);
});

test("the sitemap lists exactly the pages that may be indexed", async ({ page, request }) => {
  const indexable: string[] = [];
  for (const path of [...pages, "/404"]) {
    await page.goto(path);
    const closed = await page.locator('meta[name="robots"][content*="noindex"]').count();
    if (closed === 0) indexable.push(absolute(path));
  }
  expect(indexable).toContain(absolute("/"));
  expect(indexable).not.toContain(absolute("/404"));
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(indexable.toSorted());
});

test("robots.txt opens the site and points to the sitemap", async ({ request }) => {
  const rules = (await (await request.get("/robots.txt")).text()).split("\n");
  expect(rules).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Allow: /",
      "Disallow: /api/",
      `Sitemap: ${absolute("/sitemap.xml")}`,
    ]),
  );
});

test("the manifest names the site and icons that exist", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const response = await request.get(address ?? "");
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
