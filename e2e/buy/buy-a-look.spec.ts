import { expect, type Page, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { signInByCode } from "../support/fixtures/desk.ts";
import { partners } from "../support/fixtures/owners.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { expectReady, fillBilling, placeOrder } from "../support/pages/checkout-page.ts";
import { choose, openDemo } from "../support/pages/live-demo.ts";

const uniqueEmail = () => `look-${crypto.randomUUID().slice(0, 8)}@example.com`;
const toSingleLine = (text = "") => text.replace(/\s+/g, " ");

/** Selects a look on the template's page and clicks Buy Now. */
async function buy(page: Page, route: string, look: string) {
  await openDemo(page, route);
  await choose(page, look);
  await page.getByRole("link", { name: "Buy Now" }).click();
}

test("keeps the selected palette through a card payment, in the receipt and on the order page", async ({
  page,
  context,
}) => {
  test.slow();
  const email = uniqueEmail();
  await routeToRealGateway(context);
  await buy(page, "/basictemplate", "Meadow");
  await expect(page).toHaveURL("/checkoutvenmo?plan=Basic%20Single-Page&amount=49&look=meadow");
  await page.getByRole("link", { name: "Go to Secure Checkout" }).click();
  await expectReady(page);
  await page.reload();
  await expectReady(page);
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText("Meadow");
  await expect(summary).toContainText('preset: "meadow"');
  await expect(summary).toContainText("$49");
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await payWithCard(page);
  await placeOrder(page).click();
  const message = await waitForEmail(email, /^Your download: Basic Single-Page/);
  expect(toSingleLine(message.text)).toContain(
    'For your Meadow look, set preset: "meadow" in site.config.ts.',
  );
  expect(message.html).toContain("Meadow look");
  await page.goto(findLink(message, /\/order\//));
  await expect(page.getByText("Look: Meadow", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText('preset: "meadow"')).toBeVisible();
});

test("keeps the selected skin through a Venmo claim, in the order, the desk and the delivery", async ({
  page,
  context,
}) => {
  test.slow();
  const email = uniqueEmail();
  await buy(page, "/smallbusinesstemplate", "Garage");
  await expect(page).toHaveURL(/&amount=99&look=garage$/);
  await expect(page.getByText("You're purchasing Small Business Site for $99")).toBeVisible();
  await expect(page.getByRole("main").getByText('skin: "garage"')).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Get my order number" }).click();
  await page.getByRole("link", { name: "your private order page" }).click();
  await expect(page.getByText("Look: Garage", { exact: true })).toBeVisible();
  const number = (
    await page.getByRole("heading", { name: /^Order [A-Z0-9]{4}-[A-Z0-9]{4}$/ }).textContent()
  )?.slice(-9);

  const desk = await context.newPage();
  await signInByCode(desk, `/desk/orders/${number}`, partners.looks);
  await desk.goto(`/desk/orders/${number}`);
  await expect(desk.getByText('Look: Garage (skin: "garage")')).toBeVisible();
  await desk.goto(
    findLink(await waitForEmail(partners.looks, new RegExp(`${number}`)), /\/confirm\//),
  );
  await desk.getByRole("button", { name: "Confirm payment" }).click();
  const message = await waitForEmail(email, /^Your download/);
  expect(toSingleLine(message.text)).toContain('skin: "garage" in site.config.ts');
});

test("updates the same order when another look is selected", async ({ page }) => {
  const path = "/checkoutvenmo?plan=Basic%20Single-Page&amount=49";
  const email = uniqueEmail();
  const number = page.getByRole("heading", { name: /^Your order number is/ });
  const requestNumber = async () => {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Get my order number" }).click();
    return number.textContent();
  };
  await page.goto(`${path}&look=rose`);
  const first = await requestNumber();
  await page.reload();
  await expect(number).toHaveText(first ?? "");
  await page.goto(`${path}&look=meadow`);
  await expect(number).toHaveCount(0);
  expect(await requestNumber()).toBe(first);
  await page.getByRole("link", { name: "your private order page" }).click();
  await expect(page.getByText("Look: Meadow", { exact: true })).toBeVisible();
});
