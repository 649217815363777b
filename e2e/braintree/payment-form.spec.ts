import { refusedCvv } from "@agency/braintree-double/test-values";
import { devices, expect, type Page, test } from "@playwright/test";
import { braintreeAtTheBoundary, type Gateway } from "./boundary.ts";
import { serveHarness } from "./harness/serve.ts";
import { dropIn } from "./widget.ts";

let gateway: Gateway;
let address: string;
let errors: string[];

test.beforeEach(async ({ context, page }) => {
  gateway = await braintreeAtTheBoundary(context);
  address = await serveHarness(context);
  errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
});

test.afterEach(() => {
  expect(gateway.unexpected).toEqual([]);
  expect(errors).toEqual([]);
});

const status = (page: Page) => page.getByTestId("status");
const result = (page: Page) => page.getByTestId("result");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function open(page: Page) {
  await page.goto(address);
  await expect(status(page)).toHaveText("ready");
}

test("offers Venmo, PayPal and cards in this order, once under StrictMode", async ({ page }) => {
  await open(page);
  await expect(dropIn.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
});

test("turns a card into a nonce", async ({ page }) => {
  await open(page);
  await dropIn.payWithCard(page);
  await press(page, "Pay");
  await expect(result(page)).toHaveText(/^card-1111-/);
});

test("turns a PayPal account into a nonce", async ({ page }) => {
  await open(page);
  await dropIn.choosePayPal(page);
  await press(page, "Pay");
  await expect(result(page)).toHaveText(/^paypal-/);
});

test("turns a Venmo account into a nonce when its QR code is scanned", async ({ page }) => {
  await open(page);
  await dropIn.chooseVenmoOnDesktop(page);
  await press(page, "Pay");
  await expect(result(page)).toHaveText(/^venmo-/);
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("turns a Venmo account into a nonce", async ({ page }) => {
    await open(page);
    await dropIn.chooseVenmoOnPhone(page);
    await press(page, "Pay");
    await expect(result(page)).toHaveText(/^venmo-/);
  });
});

test("rejects without a complete card, and the widget says why", async ({ page }) => {
  await open(page);
  await dropIn.payWithCard(page, { number: "4111111111111112" });
  await press(page, "Pay");
  await expect(result(page)).toHaveText("rejected");
  await expect(page.getByText("This card number is not valid.")).toBeVisible();
});

test("rejects a card that the gateway refuses", async ({ page }) => {
  await open(page);
  await dropIn.payWithCard(page, { cvv: refusedCvv });
  await press(page, "Pay");
  await expect(result(page)).toHaveText("rejected");
});

test("asks again after clear instead of handing out the spent nonce", async ({ page }) => {
  await open(page);
  await dropIn.payWithCard(page);
  await press(page, "Pay");
  await expect(result(page)).toHaveText(/^card-/);
  const spent = await result(page).textContent();
  await press(page, "Clear");
  await dropIn.payWithCard(page);
  await press(page, "Pay");
  await expect(result(page)).not.toHaveText(spent ?? "");
  await expect(result(page)).toHaveText(/^card-/);
});

test("fails at once when the gateway refuses its configuration", async ({ page }) => {
  gateway.faults.configuration = "refused";
  await page.goto(address);
  await expect(status(page)).toHaveText("error");
});

test("fails when it is there but cannot be seen, as without its styles", async ({
  context,
  page,
}) => {
  await context.route("**/*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto(address);
  await expect(status(page)).toHaveText("error");
});

test("offers the rest when PayPal's script cannot be had", async ({ page }) => {
  gateway.faults.paypal_script = "unreachable";
  await open(page);
  await expect(dropIn.options(page)).toHaveText(["Venmo", "Card"]);
});

for (const [part, path] of [
  ["configuration", /configuration/],
  ["frame", /hosted-fields-frame/],
] as const) {
  test(`fails after 15 seconds when the ${part} hangs`, async ({ page }) => {
    gateway.faults[part] = "hangs";
    await page.clock.install();
    const asked = page.waitForRequest(path);
    await page.goto(address);
    await asked;
    await page.clock.fastForward(9_000);
    await expect(status(page)).toHaveText("loading");
    await page.clock.fastForward(7_000);
    await expect(status(page)).toHaveText("error");
    await expect(page.locator("[id^='braintree--dropin']")).toHaveCount(0);
  });
}

test("comes back working after the page was left", async ({ page }) => {
  await open(page);
  await press(page, "Leave");
  await expect(page.locator("[id^='braintree--dropin']")).toHaveCount(0);
  await press(page, "Return");
  await expect(status(page)).toHaveText("ready");
  await dropIn.payWithCard(page);
  await press(page, "Pay");
  await expect(result(page)).toHaveText(/^card-/);
});

test("can be torn down twice", async ({ page }) => {
  await open(page);
  await press(page, "Tear down twice");
  await expect(result(page)).toHaveText("torn down twice");
});
