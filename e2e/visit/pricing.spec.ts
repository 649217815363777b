import { tiers as catalogTiers } from "@agency/contract/catalog";
import { relatedPackage } from "@agency/contract/offers/related-offers";
import { expect, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { back, expectFace, front, pricing, tierCard } from "../support/pages/tier-cards.ts";

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

test("[PRICE-1] [PRICE-3] shows four tiers, with features and price on the front and details on the back", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(pricing(page)).toHaveAttribute("id", "pricing");
  await expect(pricing(page).getByRole("heading", { level: 2 })).toHaveText(
    "Find Your Ideal Web Solution",
  );
  await expect(pricing(page).getByRole("article")).toHaveCount(4);
  await expect(pricing(page).locator(".flip-front h3")).toHaveText(tiers.map(({ name }) => name));
  for (const { name, price, note, features, label } of tiers) {
    const card = tierCard(page, name);
    await expect(front(card).getByText(price, { exact: true })).toBeVisible();
    await expect(front(card).getByText(note, { exact: true })).toBeVisible();
    await expect(front(card).getByRole("listitem")).toHaveText(features);
    await expect(front(card).getByRole("link")).toHaveText(label);
    await expect(back(card).getByRole("paragraph").first()).toHaveText(/\w.{80,}/);
    await expect(back(card).getByRole("link").last()).toHaveText("Get a Quote");
  }

  for (const tier of catalogTiers) {
    await test.step(`the back of ${tier.name} links the related package with its price`, async () => {
      const related = relatedPackage(tier);
      const links = back(tierCard(page, tier.name)).getByRole("link", { name: /\$/ });
      await expect(links).toHaveCount(related ? 1 : 0);
      if (!related) return;
      await expect(links).toHaveText(`${related.title}, ${related.priceText}`);
      await expect(links).toHaveAttribute("href", "/packages");
    });
  }
});

test("[PRICE-3] [PRICE-4] [PRICE-5] [PRICE-6] links tiers to the quote form or the checkout, and the rest to packages", async ({
  page,
}) => {
  const expectQuoteForm = async () => {
    await expect(page).toHaveURL("/#contact");
    await expectAtSection(page, "contact");
  };
  await visit(page, "/");

  await test.step("Get a Quote on the back", async () => {
    const card = tierCard(page, "Custom Site Build");
    await front(card).getByRole("heading").click();
    await expectFace(card, "back");
    await back(card).getByRole("link", { name: "Get a Quote" }).click();
    await expectQuoteForm();
  });

  await test.step("the note", async () => {
    const note = pricing(page).getByRole("paragraph").filter({ hasText: "Click a card" });
    await expect(note).toHaveText(
      "* Click a card to see more details. Contact us for a custom quote to fit your needs.",
    );
    await note.getByRole("link", { name: "Contact us" }).click();
    await expectQuoteForm();
  });

  for (const { name, label, amount } of tiers) {
    await test.step(`${label} of ${name}`, async () => {
      await front(tierCard(page, name)).getByRole("link", { name: label }).click();
      if (amount === undefined) return expectQuoteForm();
      await expect(page).toHaveURL(
        ({ pathname, searchParams }) =>
          pathname === "/checkoutvenmo" &&
          searchParams.get("plan") === name &&
          searchParams.get("amount") === amount,
      );
      await expect(page.getByRole("main")).toContainText(
        `You're purchasing ${name} for $${amount}`,
      );
      await page.goBack();
      await expect(page).toHaveURL("/#contact");
    });
  }

  await test.step("Explore Package Options", async () => {
    await pricing(page).getByRole("link", { name: "Explore Package Options" }).click();
    await expect(page).toHaveURL("/packages");
  });
});
