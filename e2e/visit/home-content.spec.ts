import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

test("[SERV-1] shows four services, each with icon, title and description", async ({ page }) => {
  await visit(page, "/");
  const section = page.getByRole("region", {
    name: "Comprehensive Web Development & Technical Consulting Services",
  });
  await expect(section).toHaveAttribute("id", "services");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText(
    "Comprehensive Web Development & Technical Consulting Services",
  );
  const cards = section.getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Web Development",
    "Design & Consulting",
    "SEO & Marketing",
    "Ongoing Support",
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator("svg")).toBeVisible();
    await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
  }
});

test("shows the refund of unused hours at the rate of the catalog", async ({ page }) => {
  await visit(page, "/");
  const rateCents = tiers.find(({ hourly }) => hourly)?.hourly?.rateCents ?? Number.NaN;
  await expect(page.locator("#services")).toContainText("2 h 30 min of 3 h");
  await expect(page.locator("#services")).toContainText(`${formatUsd(rateCents / 2)} back to you`);
});

test("[ABOUT-1] shows four strengths, including two rounds of complimentary revisions", async ({
  page,
}) => {
  await visit(page, "/");
  const section = page
    .locator("#about")
    .getByRole("region", { name: "We Are Not Just React & Tailwind Web Experts" });
  await expect(section.getByRole("heading", { level: 2 })).toHaveText(
    "We Are Not Just React & Tailwind Web Experts",
  );
  const cards = section.getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
    "Modern Look and Feel",
    "Attention to Detail",
    "Unmatched Support",
    "Prompt Communication",
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator("img")).toBeVisible();
    await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
  }
  await expect(cards.filter({ hasText: "Unmatched Support" })).toContainText(
    "two rounds of complimentary revisions",
  );
});

test("shows the sections in order, with testimonials in the about section", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Comprehensive Web Development & Technical Consulting Services",
    "Find Your Ideal Web Solution",
    "We Are Not Just React & Tailwind Web Experts",
    "Hear From Our Happy Customers",
    "Get Your Free Web Development Quote Today!",
  ]);
  await expect(
    page.locator("#about").getByRole("region", { name: "Hear From Our Happy Customers" }),
  ).toBeVisible();
});
