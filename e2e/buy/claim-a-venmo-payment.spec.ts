import { expect } from "@playwright/test";
import { expectNoViolationsInMain } from "../support/checks/axe.ts";
import { readQrCode } from "../support/checks/qr-code.ts";
import { refused, tooMany } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import {
  address,
  alert,
  ask,
  askFor,
  email,
  endpoint,
  noteOf,
  numberedNote,
  offer,
  payLink,
  placed,
  result,
  service,
} from "../support/pages/venmo-claim.ts";

test("the number goes into note, link and code, by keyboard alone", async ({
  page,
  consoleErrors,
}) => {
  const claims = await service(page);
  await visit(page, address);
  expect(await noteOf(page)).toBe("Template: Basic Single-Page");
  await email(page).focus();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result(page)).toBeVisible();
  await expect(result(page).getByRole("status")).toBeFocused();
  expect(claims).toEqual([
    {
      key: expect.any(String),
      plan: "Basic Single-Page",
      amount: "49",
      email: "ada@example.com",
    },
  ]);
  await expect(page.getByText(numberedNote, { exact: true })).toBeVisible();
  expect(await noteOf(page)).toBe(numberedNote);
  const code = page.getByRole("img", { name: "Venmo QR code for Basic Single-Page" });
  expect(await readQrCode(code)).toBe(await payLink(page).getAttribute("href"));
  expect(consoleErrors).toEqual([]);
});

test("the number is offered before the first step", async ({ page }) => {
  await visit(page, address);
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Where should we send it?",
    "Pay in the app",
    "Keep this note on the payment",
    "Watch your inbox",
  ]);
});

test("[VENMO-3] shows the email field and the link that pays on a phone's first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await service(page);
  await visit(page, address);
  await expect(page.getByText("You're purchasing Basic Single-Page")).toBeVisible();
  await expect(email(page)).toBeInViewport({ ratio: 1 });
  await expect(payLink(page)).toBeInViewport({ ratio: 1 });
  await askFor(page);
  await expect(result(page).getByRole("status")).toBeFocused();
});

for (const [plan, amount, purpose] of [
  ["Basic Single-Page", 49, "The download link goes to this email."],
  ["Website Maintenance", 100, "The receipt goes to this email."],
] as const)
  test(`says what the email is for when ${plan} is bought`, async ({ page }) => {
    await visit(page, `/checkoutvenmo?plan=${encodeURIComponent(plan)}&amount=${amount}`);
    const section = offer(page);
    await expect(section).toContainText(purpose);
    await expect(section).not.toContainText(/optional/i);
  });

test("the private page is linked, and its address can be copied", async ({
  context,
  page,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await service(page);
  await visit(page, address);
  await askFor(page);
  await expect(result(page)).toContainText("Keep this page: your private order page");
  await expect(result(page).getByRole("link", { name: "your private order page" })).toHaveAttribute(
    "href",
    placed.orderPath,
  );
  await result(page).getByRole("button", { name: "Copy link" }).click();
  await expect(alert(page)).toContainText("Link copied to clipboard!");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${placed.orderPath}`);
});

test("the note is copied with its number", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await service(page);
  await visit(page, address);
  await askFor(page);
  await expect(result(page)).toBeVisible();
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(alert(page)).toContainText("Note copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numberedNote);
});

for (const [name, answer, words] of [
  ["too many requests", tooMany, "Too many requests. Please wait a few minutes."],
  [
    "a price that is not ours",
    refused(422, "price", "This is not our price for this plan."),
    "This is not our price for this plan.",
  ],
  [
    "a service that is away",
    { status: 503, json: { error: "later" } },
    "We could not reach our service.",
  ],
] as const) {
  test(`${name}: told in words, and paying works as before`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill(answer));
    await visit(page, address);
    await askFor(page);
    await expect(alert(page)).toContainText(words);
    await expect(email(page)).toHaveValue("ada@example.com");
    expect(await noteOf(page)).toBe("Template: Basic Single-Page");
    await alert(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(alert(page)).toBeHidden();
  });
}

test("nothing is sent without an address", async ({ page }) => {
  const claims = await service(page);
  await visit(page, address);
  await ask(page).click();
  await expect(email(page)).toBeFocused();
  expect(claims).toEqual([]);
});

test("the corrected amount is what is claimed", async ({ page }) => {
  const claims = await service(page);
  await visit(page, "/checkoutvenmo?plan=Basic%20Single-Page&amount=1");
  await askFor(page);
  await expect(result(page)).toBeVisible();
  expect(claims[0]?.amount).toBe("49");
});

test("a plan outside the catalog has no order number", async ({ page }) => {
  await visit(page, "/checkoutvenmo?plan=Deposit&amount=250");
  await expect(payLink(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await expect(email(page)).toHaveCount(0);
});

test("who has paid before finds the way to their orders", async ({ page }) => {
  await visit(page, address);
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
});

test("no violations, asked, refused and numbered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(endpoint, (route) => route.abort());
  await visit(page, address);
  await expect(offer(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await askFor(page);
  await expect(alert(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(endpoint);
  await service(page);
  await ask(page).click();
  await expect(result(page)).toBeVisible();
  await expectNoViolationsInMain(page);
});
