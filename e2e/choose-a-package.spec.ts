import { packages } from "@agency/contract/catalog";
import { expect, type Page, test } from "@playwright/test";
import { openComponent } from "./component/serve.ts";
import { visit } from "./visit.ts";

const offers = [
  { title: "Starter", price: "$1,500", facts: ["Up to 5 pages", "1 revision round"] },
  {
    title: "Growth",
    price: "$3,000",
    facts: ["Up to 10 pages", "2 revision rounds", "3 months support"],
  },
  { title: "Professional", price: "Starts at $6,000", facts: ["6 months support"] },
  { title: "DIY Starter", price: "$299", facts: [] },
  { title: "DIY Pro", price: "$1,999", facts: [] },
  { title: "The Works", price: "Custom pricing", facts: ["12 months support"] },
];

const card = (page: Page, title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("[PACK-1] a hero and six cards, with prices and facts", async ({ page }) => {
  await visit(page, "/packages");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web packages");
  await expect(page.getByRole("article")).toHaveCount(6);
  for (const { title, price, facts } of offers) {
    await expect(card(page, title).getByText(price, { exact: true })).toBeVisible();
    for (const fact of facts) {
      await expect(card(page, title).getByText(fact, { exact: true })).toBeVisible();
    }
  }
});

test("[PACK-1] Growth alone is the most popular", async ({ page }) => {
  await visit(page, "/packages");
  const badge = page.getByText("Most Popular", { exact: true });
  await expect(badge).toHaveCount(1);
  await expect(card(page, "Growth").getByText("Most Popular", { exact: true })).toBeVisible();
});

test("[PACK-1] DIY Starter goes to the templates", async ({ page }) => {
  await visit(page, "/packages");
  await card(page, "DIY Starter").getByRole("link").click();
  await expect(page).toHaveURL("/templates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template library");
});

test("[PACK-2] every card's button goes to the package's path", async ({ page }) => {
  await visit(page, "/packages");
  for (const { title, cta, path } of packages) {
    await expect(card(page, title).getByRole("link", { name: cta })).toHaveAttribute("href", path);
  }
});

test("[PACK-2] choosing a package leads to the quote form", async ({ page }) => {
  await visit(page, "/packages");
  await card(page, "Growth").getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expect(page.getByRole("heading", { name: "Get Your Free" })).toBeInViewport();
});

test("[PACK-2] a card with a callback calls it instead", async ({ page }) => {
  await openComponent(page, "package-card.tsx");
  await expect(page.getByRole("status")).toHaveText("nothing");
  const address = page.url();
  for (const { title, cta } of packages) {
    await expect(card(page, title).getByRole("link")).toHaveCount(0);
    await card(page, title).getByRole("button", { name: cta }).click();
    await expect(page.getByRole("status")).toHaveText(title);
  }
  expect(page.url()).toBe(address);
});
