import { devices, expect, type Page, test } from "@playwright/test";
import { braintreeAtTheBoundary, type Gateway } from "./boundary.ts";
import { serveHarness } from "./harness/serve.ts";

let gateway: Gateway;
let address: string;

test.beforeEach(async ({ context }) => {
  gateway = await braintreeAtTheBoundary(context);
  address = await serveHarness(context);
});

test.afterEach(() => {
  expect(gateway.unexpected).toEqual([]);
});

const result = (page: Page) => page.getByTestId("result");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator("input");

async function open(page: Page, flow = "vault") {
  await page.goto(`${address}components.html?flow=${flow}`);
  await expect(page.getByTestId("status")).toHaveText("ready");
}

async function fillCard(page: Page, number = "378282246310005") {
  await field(page, "cardholderName").fill("Pat Payer");
  await field(page, "number").fill(number);
  await field(page, "expirationMonth").fill("12");
  await field(page, "expirationYear").fill(String(new Date().getFullYear() + 1));
  await field(page, "cvv").fill("1234");
}

test("Hosted Fields turn a card into a nonce", async ({ page }) => {
  await open(page);
  await fillCard(page);
  await press(page, "Pay by card");
  await expect(result(page)).toHaveText(/^card-0005-/);
});

test("Hosted Fields refuse fields that are empty or wrong", async ({ page }) => {
  await open(page);
  await press(page, "Pay by card");
  await expect(result(page)).toHaveText("HOSTED_FIELDS_FIELDS_EMPTY");
  await fillCard(page, "378282246310006");
  await press(page, "Pay by card");
  await expect(result(page)).toHaveText("HOSTED_FIELDS_FIELDS_INVALID");
});

for (const flow of ["vault", "checkout"]) {
  test(`PayPal's ${flow} flow gives a nonce`, async ({ page }) => {
    await open(page, flow);
    await press(page, "PayPal Checkout");
    await expect(result(page)).toHaveText(/^paypal-/);
  });
}

test("Venmo on a desktop gives a nonce when its code is approved", async ({ page }) => {
  await open(page);
  await press(page, "Pay with Venmo");
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: "Approve in Venmo" }).click();
  await expect(result(page)).toHaveText(/^venmo-/);
});

test("Venmo on a desktop can be cancelled", async ({ page }) => {
  await open(page);
  await press(page, "Pay with Venmo");
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: "Cancel" }).click();
  await expect(result(page)).toHaveText("VENMO_DESKTOP_CANCELED");
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("Venmo leaves for its app and comes back with a nonce", async ({ page }) => {
    await open(page);
    await press(page, "Pay with Venmo");
    await expect(result(page)).toHaveText(/^venmo-/);
  });
});
