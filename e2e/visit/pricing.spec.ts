import { expect, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { back, expectFace, front, pricing, tierCard } from "../support/pages/tier-cards.ts";

test("[PRICE-3] [PRICE-4] [PRICE-5] [PRICE-6] links tiers to the quote form or the checkout, and the rest to packages", async ({
  page,
}) => {
  const expectQuoteForm = async () => {
    await expect(page).toHaveURL("/#contact");
    await expectAtSection(page, "contact");
  };
  await visit(page, "/");

  const card = tierCard(page, "Custom Site Build");
  await front(card).getByRole("heading").click();
  await expectFace(card, "back");
  await back(card).getByRole("link", { name: "Get a Quote" }).click();
  await expectQuoteForm();

  await front(tierCard(page, "CMS Site Build"))
    .getByRole("link", { name: "Customize Plan" })
    .click();
  await expectQuoteForm();

  for (const [name, amount] of [
    ["Website Maintenance", "100"],
    ["Logo Design", "80"],
  ] as const) {
    await front(tierCard(page, name)).getByRole("link", { name: "Choose Plan" }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === "/checkoutvenmo" &&
        searchParams.get("plan") === name &&
        searchParams.get("amount") === amount,
    );
    await expect(page.getByRole("main")).toContainText(`You're purchasing ${name} for $${amount}`);
    await page.goBack();
    await expect(page).toHaveURL("/#contact");
  }

  await pricing(page).getByRole("link", { name: "Explore Package Options" }).click();
  await expect(page).toHaveURL("/packages");
});
