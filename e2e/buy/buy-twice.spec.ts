import { expect, type Page, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { transactionId } from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const widget = paymentFormDrivers["drop-in"];
const question = (page: Page) =>
  page.getByRole("heading", { name: "You may have paid for this already" });

async function payAs(page: Page, email: string) {
  await openReadyCheckout(page);
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await widget.payWithCard(page);
  await placeOrder(page).click();
}

const freshEmail = () => `twice-${crypto.randomUUID().slice(0, 8)}@example.com`;

test("[FAULT-32] the same purchase from a new tab is asked about, leads to the order, and buys another one when told to", async ({
  context,
  page,
}) => {
  test.slow();
  const { unexpected } = await routeToRealGateway(context, "drop-in");
  const email = freshEmail();
  await payAs(page, email);
  const first = await transactionId(page);

  const tab = await context.newPage();
  await payAs(tab, email.toUpperCase());
  await expect(question(tab)).toBeFocused();
  await expect(tab.getByText("Nothing was charged just now.")).toBeVisible();
  await expect(placeOrder(tab)).toBeHidden();
  await expect(tab.getByRole("link", { name: "See your order" })).toHaveAttribute(
    "href",
    /^\/order\/.+/,
  );

  await tab.getByRole("button", { name: "Back to your details" }).click();
  await placeOrder(tab).click();
  await expect(question(tab)).toBeVisible();

  await tab.getByRole("button", { name: "Buy another one" }).click();
  expect(await transactionId(tab)).not.toBe(first);
  expect(unexpected).toEqual([]);
});

test("[FAULT-32] another browser on the same network is asked, and finds the way to the order in the mailbox only", async ({
  browser,
}) => {
  test.slow();
  const email = freshEmail();
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  for (const context of [first, second]) await routeToRealGateway(context, "drop-in");
  const page = await first.newPage();
  await payAs(page, email);
  await transactionId(page);

  const other = await second.newPage();
  await payAs(other, email);
  await expect(question(other)).toBeVisible();
  await expect(other.getByText(`We are sending the link to your order to ${email}.`)).toBeVisible();
  await expect(other.getByRole("link", { name: "See your order" })).toBeHidden();
  const mail = await waitForEmail(email, /^Your order \S+$/);
  expect(findLink(mail, /\/order\//)).toBeTruthy();
  await Promise.all([first.close(), second.close()]);
});

test("after paying, “buy another” is not asked about again", async ({ context, page }) => {
  test.slow();
  await routeToRealGateway(context, "drop-in");
  const email = freshEmail();
  await payAs(page, email);
  const first = await transactionId(page);
  await page.getByRole("button", { name: "buy another" }).click();
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await widget.payWithCard(page);
  await placeOrder(page).click();
  await expect.poll(() => transactionId(page)).not.toBe(first);
});

test("the billing fields take no more than the payment provider does", async ({ page }) => {
  await visit(page, "/checkout?plan=Basic%20Single-Page&amount=49");
  const limits = { "Street address": "255", "ZIP/postal code": "20" };
  for (const [label, limit] of Object.entries(limits)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("maxlength", limit);
  }
});
