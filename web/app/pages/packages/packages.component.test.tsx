import { packages, tiers } from "@agency/contract/catalog";
import { relatedPackage, relatedTier } from "@agency/contract/offers/related-offers";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import Packages from "./packages.tsx";

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

const findCard = (title: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const rows = page.getByRole("region", { name: "Why two prices?" }).getByRole("listitem");
const table = page.getByRole("region", { name: "Comparison of packages" });
const columns = table.getByRole("columnheader");

beforeEach(async () => {
  await page.viewport(1440, 900);
  await renderPage(Packages, "/packages", "/packages");
});

test("[PACK-1] shows six packages with price and features, of which only Growth is most popular", async () => {
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Web packages");
  expect(page.getByRole("article").elements()).toHaveLength(6);
  for (const { title, price, features } of offers) {
    await expect.element(findCard(title).getByText(price, { exact: true })).toBeVisible();
    for (const feature of features) {
      await expect.element(findCard(title).getByText(feature, { exact: true })).toBeVisible();
    }
  }
  expect(page.getByText("Most Popular", { exact: true }).elements()).toHaveLength(1);
  await expect.element(findCard("Growth").getByText("Most Popular", { exact: true })).toBeVisible();
});

test("[PACK-2] links each package to its path", async () => {
  const drawings = new Set<string | null | undefined>();
  for (const { title, cta, path } of packages) {
    await expect
      .element(findCard(title).getByRole("link", { name: cta }))
      .toHaveAttribute("href", path);
    drawings.add(findCard(title).element().querySelector("img")?.getAttribute("src"));
  }
  expect(drawings.size).toBe(packages.length);
  expect(drawings).not.toContain(undefined);
});

test("compares each related package once with its tier, and links it", async () => {
  expect(rows.elements()).toHaveLength(2);
  for (const offer of packages) {
    const tier = relatedTier(offer);
    const found = rows
      .elements()
      .filter((row) => row.querySelector(`a[href="/packages#${offer.id}"]`));
    expect(found).toHaveLength(tier ? 1 : 0);
    if (tier) expect(found[0]?.textContent).toContain(tier.name);
  }
  for (const tier of tiers) {
    const offer = relatedPackage(tier);
    if (!offer) continue;
    const row = rows.filter({ hasText: tier.name });
    await expect.element(row.getByText(tier.priceText, { exact: true })).toBeVisible();
    await expect
      .element(row.getByRole("link", { name: `${offer.title}, ${offer.priceText}` }))
      .toHaveAttribute("href", `/packages#${offer.id}`);
    expect(document.getElementById(offer.id)?.textContent).toContain(offer.title);
  }
});

const getRightEdge = (element: Element | undefined) =>
  Math.round(element?.getBoundingClientRect().right ?? Number.NaN);

test("shows the whole comparison on a wide screen, and two packages on a phone, which scrolls by keyboard", async () => {
  const box = table.element() as HTMLElement;
  expect(box.scrollWidth - box.clientWidth).toBe(0);

  await page.viewport(390, 844);
  box.focus();
  const edge = getRightEdge(box);
  const [, second, third] = columns.elements();
  expect(getRightEdge(second)).toBeLessThanOrEqual(edge);
  expect(third?.getBoundingClientRect().x).toBeLessThan(edge);
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => box.scrollLeft).toBeGreaterThan(20);
  box.scrollTo({ left: box.scrollWidth, behavior: "instant" });
  await expect.poll(() => getRightEdge(columns.elements().at(-1))).toBeLessThanOrEqual(edge);
  expect(document.documentElement.scrollWidth).toBe(390);
});
