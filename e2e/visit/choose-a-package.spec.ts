import { packages, tiers } from "@agency/contract/catalog";
import { relatedPackage, relatedTier } from "@agency/contract/offers/related-offers";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const offers = [
  { title: "Starter", price: "$1,500", features: ["Up to 5 pages", "1 revision round"] },
  {
    title: "Growth",
    price: "$3,000",
    features: ["Up to 10 pages", "2 revision rounds", "3 months support"],
  },
  { title: "Professional", price: "Starts at $6,000", features: ["6 months support"] },
  { title: "DIY Starter", price: "$299", features: [] },
  { title: "DIY Pro", price: "$1,999", features: [] },
  { title: "The Works", price: "Custom pricing", features: ["12 months support"] },
];

const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("[PACK-1] [PACK-2] shows six packages, and links each to its path", async ({ page }) => {
  await visit(page, "/packages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web packages");
  await expect(page.getByRole("article")).toHaveCount(6);
  for (const { title, price, features } of offers) {
    await expect(card(page, title).getByText(price, { exact: true })).toBeVisible();
    for (const feature of features) {
      await expect(card(page, title).getByText(feature, { exact: true })).toBeVisible();
    }
  }

  await test.step("only Growth is most popular", async () => {
    const badge = page.getByText("Most Popular", { exact: true });
    await expect(badge).toHaveCount(1);
    await expect(card(page, "Growth").getByText("Most Popular", { exact: true })).toBeVisible();
  });

  await test.step("every card links to its path and has its own drawing", async () => {
    const sources = new Set<string | null>();
    for (const { title, cta, path } of packages) {
      const link = card(page, title).getByRole("link", { name: cta });
      await expect(link).toHaveAttribute("href", path);
      const drawing = card(page, title).locator("img");
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      sources.add(await drawing.getAttribute("src"));
    }
    expect(sources.size).toBe(packages.length);
  });

  await test.step("DIY Starter leads to the templates", async () => {
    await card(page, "DIY Starter").getByRole("link").click();
    await expect(page).toHaveURL("/templates");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template library");
    await page.goBack();
  });

  await test.step("another package leads to the quote form", async () => {
    await card(page, "Growth").getByRole("link").click();
    await expect(page).toHaveURL("/?package=Growth#contact");
    await expect(page.getByRole("heading", { name: "Get Your Free" })).toBeInViewport();
  });
});

test("compares packages with each other and with tiers", async ({ page }) => {
  await visit(page, "/packages");
  const bridge = page.getByRole("region", { name: "Why two prices?" });
  const rows = bridge.getByRole("listitem");
  const table = page.getByRole("region", { name: "Comparison of packages" });

  await test.step("each related package is listed once next to its tier", async () => {
    await expect(rows).toHaveCount(2);
    for (const offer of packages) {
      const tier = relatedTier(offer);
      const row = rows.filter({ has: page.locator(`a[href="/packages#${offer.id}"]`) });
      await expect(row).toHaveCount(tier ? 1 : 0);
      if (tier) await expect(row).toContainText(tier.name);
    }
  });

  await test.step("each tier links to its related package", async () => {
    for (const tier of tiers) {
      const offer = relatedPackage(tier);
      if (!offer) continue;
      const row = rows.filter({ hasText: tier.name });
      await expect(row.getByText(tier.priceText, { exact: true })).toBeVisible();
      await row.getByRole("link", { name: `${offer.title}, ${offer.priceText}` }).click();
      await expect(page).toHaveURL(`/packages#${offer.id}`);
      await expect(card(page, offer.title).getByRole("heading")).toBeInViewport();
    }
  });

  await test.step("the whole comparison is shown on a wide screen", async () => {
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  await test.step("a phone shows two packages and scrolls to the others by keyboard", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const columns = table.getByRole("columnheader");
    await table.focus();
    const tableEdge = await getRightEdge(table);
    expect(await getRightEdge(columns.nth(1))).toBeLessThanOrEqual(tableEdge);
    expect((await columns.nth(2).boundingBox())?.x).toBeLessThan(tableEdge);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(20);
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: "instant" }));
    await expect.poll(() => getRightEdge(columns.last())).toBeLessThanOrEqual(tableEdge);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

async function getRightEdge(element: Locator) {
  const box = await element.boundingBox();
  return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
}
