import { tiers as catalogTiers } from "@agency/contract/catalog";
import { relatedPackage } from "@agency/contract/offers/related-offers";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import { Pricing } from "./pricing.tsx";

const tiers = [
  {
    name: "CMS Site Build",
    price: "From $2000",
    note: "(price based on complexity)",
    features: [
      "1 website",
      "Basic support",
      "2 free updates/revisions",
      "No monthly maintenance fees",
      "SEO and search optimization",
    ],
    label: "Customize Plan",
  },
  {
    name: "Custom Site Build",
    price: "From $3000",
    note: "(price based on complexity)",
    features: [
      "Complete build from scratch with React and Tailwind CSS",
      "2 free revisions",
      "No monthly fees",
      "SEO",
    ],
    label: "Customize Plan",
  },
  {
    name: "Website Maintenance",
    price: "$50/hr",
    note: "(2 hr minimum - for existing sites)",
    features: [
      "Content revisions/additions",
      "Troubleshooting and site fixes",
      "Code enhancements",
      "Feature additions/updates",
    ],
    label: "Choose Plan",
    amount: "100",
  },
  {
    name: "Logo Design",
    price: "$80",
    note: "(one-time charge - covers all formats)",
    features: [
      "3 revisions",
      "Dedicated design support",
      "Follows brand guidelines",
      "The files are yours to use",
    ],
    label: "Choose Plan",
    amount: "80",
  },
];

const pricing = page.getByRole("region", { name: "Find Your Ideal Web Solution" });

/** Both sides of a card. One of them is hidden from assistive technology. */
function findSides(name: string) {
  const id = catalogTiers.find((tier) => tier.name === name)?.id;
  const card = document.querySelector(`[aria-labelledby="${id}"]`);
  const [front, back] = [".flip-front", ".flip-back"].map((side) => card?.querySelector(side));
  if (!front || !back) throw new Error(`There is no card ${name}`);
  return { front, back };
}

const readTexts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

beforeEach(async () => {
  await page.viewport(1440, 900);
  await renderPage(Pricing, "/", "/");
});

test("[PRICE-1] [PRICE-3] shows four tiers, with features and price on the front and details on the back", async () => {
  await expect.element(pricing).toHaveAttribute("id", "pricing");
  await expect
    .element(pricing.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Find Your Ideal Web Solution");
  expect(pricing.getByRole("article").elements()).toHaveLength(4);
  expect(readTexts(document, ".flip-front h3")).toEqual(tiers.map(({ name }) => name));
  for (const { name, price, note, features, label } of tiers) {
    const { front, back } = findSides(name);
    const shown = page.elementLocator(front);
    await expect.element(shown.getByText(price, { exact: true })).toBeVisible();
    await expect.element(shown.getByText(note, { exact: true })).toBeVisible();
    expect(readTexts(front, "li")).toEqual(features);
    expect(readTexts(front, "a")).toEqual([label]);
    expect(back.querySelector("p")?.textContent).toMatch(/\w.{80,}/);
    expect(readTexts(back, "a").at(-1)).toBe("Get a Quote");
  }
});

test.each(catalogTiers)(
  "[PRICE-3] links the related package with its price on the back of $name",
  (tier) => {
    const related = relatedPackage(tier);
    const links = [...findSides(tier.name).back.querySelectorAll("a")].filter(({ textContent }) =>
      textContent?.includes("$"),
    );
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      related ? [[`${related.title}, ${related.priceText}`, "/packages"]] : [],
    );
  },
);

test("[PRICE-3] [PRICE-4] [PRICE-5] [PRICE-6] links tiers to the quote form or the checkout, and the rest to packages", async () => {
  for (const { name, amount } of tiers) {
    const { front, back } = findSides(name);
    const checkout = `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`;
    const path = amount === undefined ? "/#contact" : checkout;
    expect(front.querySelector("a")?.getAttribute("href")).toBe(path);
    expect([...back.querySelectorAll("a")].at(-1)?.getAttribute("href")).toBe("/#contact");
  }
  const note = page.getByText("* Click a card to see more details.");
  await expect
    .element(note)
    .toHaveTextContent(
      "* Click a card to see more details. Contact us for a custom quote to fit your needs.",
    );
  await expect
    .element(note.getByRole("link", { name: "Contact us" }))
    .toHaveAttribute("href", "/#contact");
  await expect
    .element(pricing.getByRole("link", { name: "Explore Package Options" }))
    .toHaveAttribute("href", "/packages");
});
