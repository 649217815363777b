import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { expectReady, openReadyCheckout } from "../support/pages/checkout-page.ts";

const { step } = test;

const goToFaq = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
};

/** Returns the path that the document was loaded from. */
const readDocumentPath = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return new URL(navigation?.name ?? "").pathname;
  });

test("loads checkout and other pages as separate documents on back and forward", async ({
  page,
  policyViolations,
  gateway: _gateway,
}) => {
  await openReadyCheckout(page);
  await goToFaq(page);
  expect(await readDocumentPath(page)).toBe("/faq");
  await page.goBack();
  await expectReady(page);
  await page.goForward();
  await expect(page).toHaveURL("/faq");
  await page.reload();
  await page.goBack();
  await expectReady(page);
  expect(await readDocumentPath(page)).toBe("/checkout");

  await step("reloads the checkout when it was opened inside another page's document", async () => {
    await visit(page, "/faq");
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: "x" }, "", "/checkout?plan=Logo%20Design&amount=80");
      history.pushState({ idx: 2, key: "y" }, "", "/faq");
      history.back();
    });
    await expect(page).toHaveURL(/\/checkout/);
    await expectReady(page);
    expect(await readDocumentPath(page)).toBe("/checkout");
  });
  expect(policyViolations).toEqual([]);
});
