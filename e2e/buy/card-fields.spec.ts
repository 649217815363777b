/** The card fields of the default form. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { cardField } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const { step } = test;

const payment = (page: Page) => page.getByRole("region", { name: "Payment" });
const frame = (page: Page, name: string) =>
  page.locator(`iframe[name="braintree-hosted-field-${name}"]`);

test("labels each field, shows its brand and errors, also while the button is pressed, and blocks clicks during the payment", async ({
  page,
  gateway,
}) => {
  await openReadyCheckout(page);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await step("lets the browser fill in a saved card", async () => {
    for (const [name, label, autocomplete] of [
      ["number", "Card number", "cc-number"],
      ["expirationDate", "Expiration date", "cc-exp"],
      ["cvv", "Security code", "cc-csc"],
      ["postalCode", "Card ZIP/postal code", "billing postal-code"],
    ] as const) {
      await expect(frame(page, name)).toHaveAttribute("title", label);
      await expect(cardField(page, name)).toHaveAccessibleName(label);
      await expect(cardField(page, name)).toHaveAttribute("autocomplete", autocomplete);
    }
  });
  await fillBilling(page);
  await step("has no accessibility violations with errors, including the frames", async () => {
    await placeOrder(page).click();
    await expect(payment(page).getByText("Enter the security code.")).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include("[aria-labelledby=payment-title]")
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
  await step("shows the brand as soon as the number identifies it", async () => {
    const brand = payment(page).locator("label + div").getByRole("img");
    await expect(brand).toHaveCount(0);
    await cardField(page, "number").pressSequentially("41");
    await expect(brand).toHaveAccessibleName("Visa");
    await cardField(page, "number").fill("37");
    await expect(brand).toHaveAccessibleName("American Express");
  });
  await cardField(page, "expirationDate").fill("12/30");
  await cardField(page, "cvv").fill("123");
  await cardField(page, "postalCode").fill("80202");
  await step("rejects a brand that the merchant account does not accept", async () => {
    await cardField(page, "number").fill("2200 0000 0000 0053");
    await cardField(page, "expirationDate").focus();
    await expect(payment(page).getByText("We don’t accept Mir. Use another card.")).toBeVisible();
    await placeOrder(page).click();
    await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
    expect(gateway.checkouts).toEqual([]);
    await cardField(page, "number").fill("4111 1111 1111 1111");
    await expect(payment(page).getByText("We don’t accept")).toHaveCount(0);
  });
  await step("has touch targets of at least 44 px on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const targets = payment(page).locator("label:has(input), iframe").filter({ visible: true });
    expect(await targets.count()).toBe(7);
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await step("submits the form when an error appears while the button is pressed", async () => {
    await cardField(page, "number").fill("4111 1111 1111 1112");
    await placeOrder(page).hover();
    const blurMessage = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          addEventListener("message", ({ data }) => /"type":"blur"/.test(data) && resolve()),
        ),
    );
    await page.mouse.down();
    await expect(frame(page, "number")).not.toBeFocused();
    await blurMessage;
    await expect(payment(page).getByText("This card number is not valid.")).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
    await expect(payment(page).getByText("This card number is not valid.")).toBeVisible();
    await cardField(page, "number").fill("4111 1111 1111 1111");
  });
  await step("dims the fields and blocks clicks while the payment is processed", async () => {
    gateway.faults.checkout = "hangs";
    await placeOrder(page).click();
    const fields = payment(page).locator("[aria-busy]");
    await expect(fields).toHaveAttribute("aria-busy", "true");
    await expect(fields).toHaveCSS("pointer-events", "none");
  });
});
