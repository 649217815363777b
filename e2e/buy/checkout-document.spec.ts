import { expect, type Page } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { mockBraintree } from "../support/gateway/mock-gateway.ts";
import { formNames } from "../support/gateway/payment-form.ts";
import { expectReady, openReadyCheckout } from "../support/pages/checkout-page.ts";

const goToFaq = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
};

/** What the browser loaded the document as. */
const servedAs = (page: Page) =>
  page.evaluate(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    return new URL(loaded?.name ?? "").pathname;
  });

for (const form of formNames) {
  test.describe(form, () => {
    let refused: string[];
    test.beforeEach(async ({ context, page }) => {
      await mockBraintree(context, form);
      refused = await collectCspViolations(page);
      await openReadyCheckout(page);
    });
    test.afterEach(() => expect(refused).toEqual([]));

    test("a buyer looks something up, reloads and comes back: the checkout is a document of its own and ready", async ({
      page,
    }) => {
      await goToFaq(page);
      await page.reload();
      await page.goBack();
      await expectReady(page);
      expect(await servedAs(page)).toBe("/checkout");
    });

    test("back and forward between the checkout and another page: each is a document of its own", async ({
      page,
    }) => {
      await goToFaq(page);
      expect(await servedAs(page)).toBe("/faq");
      await page.goBack();
      await expectReady(page);
      await page.goForward();
      await expect(page).toHaveURL("/faq");
      await page.reload();
      await page.goBack();
      await expectReady(page);
      expect(await servedAs(page)).toBe("/checkout");
    });
  });
}

test("a checkout that came up inside another page's document loads its own", async ({
  page,
  policyViolations,
  gateway: _gateway,
}) => {
  await visit(page, "/faq");
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: "x" }, "", "/checkout?plan=Logo%20Design&amount=80");
    history.pushState({ idx: 2, key: "y" }, "", "/faq");
    history.back();
  });
  await expect(page).toHaveURL(/\/checkout/);
  await expectReady(page);
  expect(await servedAs(page)).toBe("/checkout");
  expect(policyViolations).toEqual([]);
});
