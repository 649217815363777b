import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
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
const missing = "Enter your full name.";
const malformed = "Enter an email address, like name@example.com.";

test.beforeEach(async ({ page, gateway: _gateway }) => {
  await openReadyCheckout(page);
});

test("an empty form says under each field what it wants, and the first gets the focus", async ({
  page,
}) => {
  await placeOrder(page).click();
  await expect(name(page)).toBeFocused();
  for (const label of Object.values(billingLabels)) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(/^Enter .+\.$/);
  }
  await expect(page.getByText(missing)).toHaveCSS("font-size", "15px");
  await expectNoViolations(page);
});

test("beside the button stands how many fields hold it back, until none does", async ({ page }) => {
  const held = page.getByText(/fields? above/);
  await expect(held).toHaveCount(0);
  await placeOrder(page).click();
  await expect(held).toHaveText("6 fields above need an answer.");
  const fields = Object.entries(billingLabels) as [keyof typeof buyer, string][];
  for (const [key, label] of fields.slice(1)) await field(page, label).fill(buyer[key]);
  await expect(held).toHaveText("One field above needs an answer.");
  await name(page).fill(buyer.name);
  await expect(held).toHaveCount(0);
});

test("words under a field go as soon as it is right, and say nothing before", async ({ page }) => {
  await expect(name(page)).not.toHaveAttribute("aria-invalid");
  await expect(name(page)).toHaveAccessibleDescription("");
  await placeOrder(page).click();
  await name(page).fill(buyer.name);
  await expect(page.getByText(missing)).toHaveCount(0);
  await expect(name(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByText(malformed)).toBeVisible();
});

test("a malformed address is told when the next field is reached, not while it is typed", async ({
  page,
}) => {
  await email(page).pressSequentially("pat at example");
  await expect(page.getByText(malformed)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(email(page)).toHaveAccessibleDescription(malformed);
});

for (const code of ["80202-1234", "80202 1234", "K1A 0B1", "SW1A 1AA"]) {
  test(`takes the postal code ${code} as typed`, async ({ page, gateway }) => {
    await fillBilling(page);
    const zip = field(page, billingLabels.zip);
    await zip.clear();
    await zip.pressSequentially(code);
    await expect(zip).toHaveValue(code);
    await paymentFormDrivers["drop-in"].payWithCard(page);
    await placeOrder(page).click();
    await expect(page.getByRole("alert")).toContainText("Payment successful!");
    expect(gateway.checkouts[0]?.billing.zip).toBe(code);
  });
}

for (const code of ["80202-12345", "-80202", "80202_1234"]) {
  test(`says what a postal code is when ${code} is typed`, async ({ page }) => {
    const zip = field(page, billingLabels.zip);
    await zip.pressSequentially(code);
    await placeOrder(page).click();
    await expect(zip).toHaveAccessibleDescription(
      "Enter the postal code: up to 9 letters and digits.",
    );
  });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the first wrong field and its label are clear of the header`, async ({
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
