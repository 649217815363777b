import { packages, tiers } from "@agency/contract/catalog";
import { relatedPackage } from "@agency/contract/offers/related-offers";
import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("[PACK-1] [PACK-2] shows a drawing of each package, and scrolls to the one related to a tier", async ({
  page,
}) => {
  await visit(page, "/packages");
  for (const { title } of packages) {
    const drawing = card(page, title).locator("img");
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }

  const rows = page.getByRole("region", { name: "Why two prices?" }).getByRole("listitem");
  for (const tier of tiers) {
    const offer = relatedPackage(tier);
    if (!offer) continue;
    await rows.getByRole("link", { name: `${offer.title}, ${offer.priceText}` }).click();
    await expect(page).toHaveURL(`/packages#${offer.id}`);
    await expect(card(page, offer.title).getByRole("heading")).toBeInViewport();
  }

  await card(page, "DIY Starter").getByRole("link").click();
  await expect(page).toHaveURL("/templates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template library");
  await page.goBack();
  await card(page, "Growth").getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expect(page.getByRole("heading", { name: "Get Your Free" })).toBeInViewport();
});
