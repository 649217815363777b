import { expect } from "@playwright/test";
import { expectNoViolationsInMain } from "../support/checks/axe.ts";
import { readQrCode } from "../support/checks/qr-code.ts";
import { errorResponse, rateLimited } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import {
  alert,
  claimResponse,
  email,
  endpoint,
  mockClaims,
  numberedNote,
  offer,
  orderNumberButton,
  payLink,
  readNote,
  requestOrderNumber,
  result,
  venmoCheckoutPath,
} from "../support/pages/venmo-claim.ts";

test("adds the order number to note, link and QR code, by keyboard", async ({
  page,
  consoleErrors,
}) => {
  const claims = await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  expect(await readNote(page)).toBe("Template: Basic Single-Page");
  await email(page).focus();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await expect(orderNumberButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result(page)).toBeVisible();
  await expect(result(page).getByRole("status")).toBeFocused();
  expect(claims).toEqual([
    {
      idempotencyKey: expect.any(String),
      plan: "Basic Single-Page",
      amount: "49",
      email: "ada@example.com",
    },
  ]);
  await expect(page.getByText(numberedNote, { exact: true })).toBeVisible();
  expect(await readNote(page)).toBe(numberedNote);
  const code = page.getByRole("img", { name: "Venmo QR code for Basic Single-Page" });
  expect(await readQrCode(code)).toBe(await payLink(page).getAttribute("href"));
  expect(consoleErrors).toEqual([]);
});

test("offers the order number before the first step", async ({ page }) => {
  await visit(page, venmoCheckoutPath);
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Where should we send it?",
    "Pay in the app",
    "Keep this note on the payment",
    "Watch your inbox",
  ]);
});

test("[VENMO-3] shows the email field and the payment link in a phone's first viewport", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await expect(page.getByText("You're purchasing Basic Single-Page")).toBeVisible();
  await expect(email(page)).toBeInViewport({ ratio: 1 });
  await expect(payLink(page)).toBeInViewport({ ratio: 1 });
  await requestOrderNumber(page);
  await expect(result(page).getByRole("status")).toBeFocused();
});

for (const [plan, amount, purpose] of [
  ["Basic Single-Page", 49, "We send the download link to this address."],
  ["Website Maintenance", 100, "We send the receipt to this address."],
] as const)
  test(`explains what the email is for when buying ${plan}`, async ({ page }) => {
    await visit(page, `/checkoutvenmo?plan=${encodeURIComponent(plan)}&amount=${amount}`);
    const section = offer(page);
    await expect(section).toContainText(purpose);
    await expect(section).not.toContainText(/optional/i);
  });

test("links the private order page, and copies its URL", async ({ context, page, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(result(page)).toContainText("Save this link: your private order page");
  await expect(result(page).getByRole("link", { name: "your private order page" })).toHaveAttribute(
    "href",
    claimResponse.orderPath,
  );
  await result(page).getByRole("button", { name: "Copy link" }).click();
  await expect(alert(page)).toContainText("Link copied to clipboard!");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${claimResponse.orderPath}`);
});

test("copies the note with the order number", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(alert(page)).toContainText("Note copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numberedNote);
});

test("no longer says that the note is copied when the order number changes it", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(alert(page)).toContainText("Note copied to clipboard!");
  await requestOrderNumber(page);
  await expect(page.getByText(numberedNote, { exact: true })).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

for (const [name, response, message] of [
  ["too many requests", rateLimited, "Too many requests. Please wait a few minutes."],
  [
    "an invalid price",
    errorResponse(422, "invalid-price", "This price doesn’t match our plan."),
    "This price doesn’t match our plan.",
  ],
  [
    "an unreachable service",
    { status: 503, json: { error: "later" } },
    "We could not reach our service.",
  ],
] as const) {
  test(`shows an error and keeps the payment link after ${name}`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill(response));
    await visit(page, venmoCheckoutPath);
    await requestOrderNumber(page);
    await expect(alert(page)).toContainText(message);
    await expect(orderNumberButton(page)).toBeFocused();
    await expect(email(page)).toHaveValue("ada@example.com");
    expect(await readNote(page)).toBe("Template: Basic Single-Page");
    await alert(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(alert(page)).toBeHidden();
  });
}

test("sends nothing without an email", async ({ page }) => {
  const claims = await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await orderNumberButton(page).click();
  await expect(email(page)).toBeFocused();
  expect(claims).toEqual([]);
});

test("claims the corrected amount when the URL has another one", async ({ page }) => {
  const claims = await mockClaims(page);
  await visit(page, "/checkoutvenmo?plan=Basic%20Single-Page&amount=1");
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  expect(claims[0]?.amount).toBe("49");
});

test("offers no order number when the plan is not in the catalog", async ({ page }) => {
  await visit(page, "/checkoutvenmo?plan=Deposit&amount=250");
  await expect(payLink(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(email(page)).toHaveCount(0);
});

test("links to Find my order", async ({ page }) => {
  await visit(page, venmoCheckoutPath);
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
});

test("has no accessibility violations before, after an error and with an order number", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(endpoint, (route) => route.abort());
  await visit(page, venmoCheckoutPath);
  await expect(offer(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await requestOrderNumber(page);
  await expect(alert(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(endpoint);
  await mockClaims(page);
  await orderNumberButton(page).click();
  await expect(result(page)).toBeVisible();
  await expectNoViolationsInMain(page);
});
