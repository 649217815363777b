import { test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { back, expectFace, front, tierCard } from "../support/pages/tier-cards.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("[PRICE-2] flips a card on tap, and back on another tap", async ({ page }) => {
  await visit(page, "/");
  const card = tierCard(page, "CMS Site Build");
  await expectFace(card, "front");
  await front(card).getByRole("listitem").first().tap();
  await expectFace(card, "back");
  await back(card).getByRole("paragraph").first().tap();
  await expectFace(card, "front");
  await front(card).getByRole("button").tap();
  await expectFace(card, "back");
  await back(card).getByRole("button").tap();
  await expectFace(card, "front");
});
