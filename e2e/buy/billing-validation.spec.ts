import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import {
  billingLabels,
  buyer,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const name = (page: Page) => field(page, billingLabels.name);
const email = (page: Page) => field(page, billingLabels.email);
const missingNameError = "Enter your full name.";
const invalidEmailError = "Enter an email address, like name@example.com.";

test.beforeEach(async ({ page, gateway: _gateway }) => {
  await openReadyCheckout(page);
});

test("shows an error below each empty field and focuses the first one", async ({ page }) => {
  await placeOrder(page).click();
  await expect(name(page)).toBeFocused();
  for (const label of Object.values(billingLabels)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(/^Enter .+\.$/);
  }
  await expect(page.getByText(missingNameError)).toHaveCSS("font-size", "15px");
  await expectNoViolations(page);
});

test("shows next to the button how many fields need attention", async ({ page }) => {
  const summary = page.getByText(/fields? above/);
  await expect(summary).toHaveCount(0);
  await placeOrder(page).click();
  await expect(summary).toHaveText("6 fields above need your attention.");
  const fields = Object.entries(billingLabels) as [keyof typeof buyer, string][];
  for (const [key, label] of fields.slice(1)) await field(page, label).fill(buyer[key]);
  await expect(summary).toHaveText("One field above needs your attention.");
  await name(page).fill(buyer.name);
  await expect(summary).toHaveCount(0);
});

test("hides the error of a field as soon as it is valid", async ({ page }) => {
  await expect(name(page)).not.toHaveAttribute("aria-invalid");
  await expect(name(page)).toHaveAccessibleDescription("");
  await placeOrder(page).click();
  await name(page).fill(buyer.name);
  await expect(page.getByText(missingNameError)).toHaveCount(0);
  await expect(name(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(invalidEmailError)).toBeVisible();
});

test("shows an invalid email only when the field loses focus", async ({ page }) => {
  await email(page).pressSequentially("pat at example");
  await expect(page.getByText(invalidEmailError)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(email(page)).toHaveAccessibleDescription(invalidEmailError);
});

for (const code of ["80202-1234", "80202 1234", "K1A 0B1", "SW1A 1AA"]) {
  test(`accepts the postal code ${code} as typed`, async ({ page, gateway }) => {
    await fillBilling(page);
    const zip = field(page, billingLabels.zip);
    await zip.clear();
    await zip.pressSequentially(code);
    await expect(zip).toHaveValue(code);
    await payWithCard(page);
    await placeOrder(page).click();
    await expect(page.getByRole("alert")).toContainText("Payment successful!");
    expect(gateway.checkouts[0]?.billing.zip).toBe(code);
  });
}

for (const code of ["80202-12345", "-80202", "80202_1234"]) {
  test(`shows the postal code format when ${code} is typed`, async ({ page }) => {
    const zip = field(page, billingLabels.zip);
    await zip.pressSequentially(code);
    await placeOrder(page).click();
    await expect(zip).toHaveAccessibleDescription("Enter a valid ZIP or postal code.");
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`scrolls the first invalid field and its label below the header at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await placeOrder(page).scrollIntoViewIfNeeded();
    await placeOrder(page).click();
    await expect(name(page)).toBeFocused();
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.getByText(billingLabels.name, { exact: true }).boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    expect(label?.y).toBeGreaterThanOrEqual(bottom);
    await expect(name(page)).toBeInViewport({ ratio: 1 });
  });
}
