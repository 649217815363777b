import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { billingLabels, buyer, expectReady } from "../support/pages/checkout-page.ts";

/** Presses Tab until the element is focused, and expects a visible focus indicator. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      return expectVisibleFocus(target);
    }
  }
  throw new Error(`Tab never reached ${target}`);
}

async function expectVisibleFocus(target: Locator) {
  await expect(target).toBeInViewport();
  const { outline, shadow } = await target.evaluate((element) => {
    // A radio button's label shows its focus.
    const style = getComputedStyle(element.closest("label") ?? element);
    return { outline: style.outlineStyle !== "none", shadow: style.boxShadow !== "none" };
  });
  expect(outline || shadow).toBe(true);
}

test("reaches and fills in the checkout from the home page by keyboard, without accessibility violations when it is ready", async ({
  page,
  gateway: _gateway,
}) => {
  test.slow();
  const link = (name: string) => page.getByRole("link", { name, exact: true });

  await test.step("skip link, then Pricing", async () => {
    await visit(page, "/");
    await page.keyboard.press("Tab");
    await expect(link("Skip to content")).toBeFocused();
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Pricing" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#pricing");
    await expect(
      page.getByRole("heading", { name: "Find Your Ideal Web Solution" }),
    ).toBeInViewport();
  });

  await test.step("a card flips over and back, and the focus moves with it", async () => {
    const card = page.getByRole("article", { name: "CMS Site Build" });
    await tabTo(page, card.getByRole("button", { name: "See details" }));
    await page.keyboard.press("Enter");
    const back = card.getByRole("button", { name: "Back to the price" });
    await expect(back).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card.getByRole("button", { name: "See details" })).toBeFocused();
  });

  await test.step("the library, then a template", async () => {
    await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Templates" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/templates");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole("link", { name: "View details of Small Business Site" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/smallbusinesstemplate");
  });

  await test.step("screenshots, lightbox, arrows, Escape", async () => {
    await tabTo(page, link("View Screenshots"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/smallbusinesstemplate#screenshots");
    const thumbnail = page.getByRole("button", { name: /, enlarge$/ }).first();
    await tabTo(page, thumbnail);
    await page.keyboard.press("Enter");
    const lightbox = page.getByRole("dialog");
    await expect(lightbox).toHaveAccessibleName("Screenshot 1 of 6");
    await page.keyboard.press("ArrowRight");
    await expect(lightbox).toHaveAccessibleName("Screenshot 2 of 6");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(lightbox).toHaveAccessibleName("Screenshot 6 of 6");
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(thumbnail).toBeFocused();
  });

  await test.step("Buy Now, then card or PayPal instead of Venmo", async () => {
    await tabTo(page, link("Buy Now"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("You're purchasing Small Business Site for $99")).toBeVisible();
    await expect(page.getByText("Prefer card or PayPal?")).toBeVisible();
    await tabTo(page, link("Go to Secure Checkout"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/checkout?plan=Small%20Business%20Site&amount=99");
  });

  await test.step("the billing form", async () => {
    await expectReady(page);
    // Without animations, because contrast is checked after they end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoViolationsAtAnyWidth(page);
    for (const [field, label] of Object.entries(billingLabels)) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(buyer[field as keyof typeof buyer]);
    }
    for (const [field, label] of Object.entries(billingLabels)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(
        buyer[field as keyof typeof buyer],
      );
    }
    await tabTo(page, page.getByRole("radio", { name: /^Venmo/ }));
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("radio", { name: /^Card/ })).toBeChecked();
    await expect(page.locator('iframe[name="braintree-hosted-field-number"]')).toBeVisible();
  });
});
