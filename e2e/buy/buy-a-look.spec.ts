import { expect, type Page, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { signInByCode } from "../support/fixtures/desk.ts";
import { partners } from "../support/fixtures/owners.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { expectReady, fillBilling, placeOrder } from "../support/pages/checkout-page.ts";
import { choose, openDemo } from "../support/pages/live-demo.ts";

const freshAddress = () => `look-${crypto.randomUUID().slice(0, 8)}@example.com`;
const oneLine = (text = "") => text.replace(/\s+/g, " ");

/** Chooses a look on the template's page and buys from there. */
async function buy(page: Page, route: string, look: string) {
  await openDemo(page, route);
  await choose(page, look);
  await page.getByRole("link", { name: "Buy Now" }).click();
}

test("a palette chosen on the page goes along with a card payment, to the receipt and the order", async ({
  page,
  context,
}) => {
  test.slow();
  const email = freshAddress();
  await routeToRealGateway(context, "drop-in");
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
  await paymentFormDrivers["drop-in"].payWithCard(page);
  await placeOrder(page).click();
  const mail = await waitForEmail(email, /^Your download: Basic Single-Page/);
  expect(oneLine(mail.text)).toContain(
    'For your Meadow look, write preset: "meadow" in site.config.ts.',
  );
  expect(mail.html).toContain("Meadow look");
  await page.goto(findLink(mail, /\/order\//));
  await expect(page.getByText("Look: Meadow", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText('preset: "meadow"')).toBeVisible();
});

test("a skin chosen on the page goes along with a Venmo claim, to the order, the desk and the delivery", async ({
  page,
  context,
}) => {
  test.slow();
  const email = freshAddress();
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
  await desk.getByRole("button", { name: "Payment received: deliver" }).click();
  const mail = await waitForEmail(email, /^Your download/);
  expect(oneLine(mail.text)).toContain('skin: "garage" in site.config.ts');
});

for (const page of ["/checkout", "/checkoutvenmo"])
  test(`${page} leaves out a look that the plan does not have, and keeps the price`, async ({
    page: tab,
  }) => {
    for (const look of ["garage", "sunset", "%3Cb%3E"]) {
      await tab.goto(`${page}?plan=Basic%20Single-Page&amount=49&look=${look}`);
      await expect(tab.getByText("$49").first()).toBeVisible();
      await expect(tab.getByText("Your look")).toHaveCount(0);
    }
  });

test("another look asks for the order number once more, and changes the same order", async ({
  page,
}) => {
  const address = "/checkoutvenmo?plan=Basic%20Single-Page&amount=49";
  const email = freshAddress();
  const number = page.getByRole("heading", { name: /^Your order number is/ });
  const ask = async () => {
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Get my order number" }).click();
    return number.textContent();
  };
  await page.goto(`${address}&look=rose`);
  const first = await ask();
  await page.reload();
  await expect(number).toHaveText(first ?? "");
  await page.goto(`${address}&look=meadow`);
  await expect(number).toHaveCount(0);
  expect(await ask()).toBe(first);
  await page.getByRole("link", { name: "your private order page" }).click();
  await expect(page.getByText("Look: Meadow", { exact: true })).toBeVisible();
});
