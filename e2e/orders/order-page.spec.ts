import { agency } from "@agency/contract/agency";
import { expect } from "@playwright/test";
import { expectReceipt } from "../support/checks/receipt.ts";
import { address, claimedOrder, file, hours, number, paidOrder } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";
import {
  download,
  failedOrder,
  openOrder,
  orderEndpoint,
  otherStates,
  path,
  state,
  summary,
  title,
} from "../support/pages/order-page.ts";

test("shows the download, its details and the order summary when the order is paid", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await openOrder(page, paidOrder());
  await expect(title(page)).toHaveText("Thank you");
  await expect(state(page)).toHaveText("Paid. Your download is ready.");
  await expect(download(page)).toHaveAttribute("href", file.path);
  await expect(download(page)).toHaveAttribute("download");

  const panel = page.getByRole("region", { name: "Basic Single-Page" });
  await expect(panel.getByRole("definition")).toHaveText([
    file.version,
    `${Math.round(file.bytes / 1_000)} KB`,
    "1 of 10",
    "November 15, 2027",
  ]);
  await expect(summary(page).getByRole("definition")).toHaveText([
    "$49",
    "$49",
    "November 15, 2026",
    "Venmo, November 15, 2026",
    address,
  ]);
  const fileDetails = page.locator("details").filter({ hasText: `Checksum of ${file.fileName}` });
  await expect(fileDetails.getByText(file.sha256)).toBeHidden();
  await fileDetails.locator("summary").click();
  await expect(fileDetails).toContainText(
    `Version ${file.version}, ${file.bytes.toLocaleString("en-US")} bytes.`,
  );
  await expect(fileDetails.getByText(file.sha256, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "First steps" }).getByRole("listitem")).toHaveCount(
    3,
  );
  const license = page.getByRole("region", { name: "Your license" });
  await expect(license.getByRole("listitem").first()).toHaveText(/^You can use it for one website/);
  await expect(license.getByRole("listitem").last()).toHaveText(/^You cannot .+ second website/);
  await expect(summary(page).getByRole("link", { name: agency.email })).toHaveAttribute(
    "href",
    `mailto:${agency.email}?subject=Order%20${number}`,
  );
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("shows the download in the first viewport on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openOrder(page, paidOrder());
  await expect(download(page)).toBeInViewport({ ratio: 1 });
});

test("prints a paid order as a one-page receipt", async ({ page }) => {
  await openOrder(page, paidOrder({ buyerName: "Ada Lovelace", transactionId: "tx1234" }));
  await expect(summary(page).getByRole("definition")).toHaveText([
    "$49",
    "$49",
    "November 15, 2026",
    "Venmo, November 15, 2026",
    "tx1234",
    "Ada Lovelace",
    address,
  ]);
  await expect(page.getByRole("button", { name: "Print receipt" })).toBeVisible();
  await expectReceipt(page, {
    Buyer: "Ada Lovelace",
    Order: number,
    "Transaction ID": "tx1234",
    Date: "November 15, 2026",
    Payment: "Paid November 15, 2026, with Venmo",
  });
});

test("marks an unpaid order as not paid in the printout", async ({ page }) => {
  await openOrder(page, claimedOrder());
  await expect(page.getByRole("button", { name: "Print receipt" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(title(page)).toHaveText("Order, not paid yet");
});

test("starts the download by keyboard and updates its count", async ({ page, baseURL }) => {
  let used = 1;
  await page.route(orderEndpoint, (route) => route.fulfill({ json: paidOrder({}, { used }) }));
  await page.goto(path);
  await download(page).focus();
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await downloading).url()).toBe(`${baseURL}${file.path}`);
  used++;
  await expect(page.getByText("2 of 10")).toBeVisible();
  await expect(title(page)).toHaveText("Thank you");
});

test("copies the SHA-256, which wraps on a phone", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openOrder(page, paidOrder());
  await page.getByText(`Checksum of ${file.fileName}`).click();
  await page.getByRole("button", { name: "Copy SHA-256" }).click();
  await expect(page.getByRole("alert")).toContainText("SHA-256 copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file.sha256);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("shows the due time and no download when the order is claimed", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-15T18:00:00Z") });
  await openOrder(page, claimedOrder());
  await expect(state(page)).toHaveText("We are checking your Venmo payment.");
  const panel = page.getByRole("region", { name: "Basic Single-Page" });
  await expect(panel).toContainText("by Monday, November 16 at 2:45 PM, Denver time");
  await expect(panel).toContainText(`we email the link to ${address}`);
  await expect(panel).toContainText(`Order ${number}`);
  await expect(summary(page)).toContainText("Venmo, not confirmed yet");
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);
  await expect(panel.getByRole("link", { name: "Pay with Venmo" })).toHaveAttribute(
    "href",
    "/checkoutvenmo?plan=Basic%20Single-Page&amount=49",
  );
});

test("shows whom to contact when a claim is overdue", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-17T18:00:00Z") });
  await openOrder(page, claimedOrder());
  await expect(page.getByText("This is taking longer than we promised")).toBeVisible();
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute(
    "href",
    `mailto:${agency.email}?subject=Order%20${number}`,
  );
});

test("shows the download within 30 seconds after a claim is confirmed", async ({ page }) => {
  await page.clock.install();
  let requestCount = 0;
  await page.route(orderEndpoint, (route) => {
    requestCount++;
    return route.fulfill({ json: requestCount < 3 ? claimedOrder() : paidOrder() });
  });
  await page.goto(path);
  await expect(state(page)).toHaveText("We are checking your Venmo payment.");
  await page.clock.runFor(30_000);
  await expect.poll(() => requestCount).toBe(2);
  await expect(download(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(download(page)).toBeVisible();
  await expect(state(page)).toHaveText("Paid. Your download is ready.");
  await page.clock.runFor(120_000);
  expect(requestCount).toBe(3);
});

test("reloads a claimed order when its tab becomes visible", async ({ page }) => {
  let response = claimedOrder();
  await page.route(orderEndpoint, (route) => route.fulfill({ json: response }));
  await page.goto(path);
  await expect(state(page)).toHaveText("We are checking your Venmo payment.");
  response = paidOrder();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(download(page)).toBeVisible();
});

test("keeps showing a claimed order when the service is unreachable", async ({ page }) => {
  await page.clock.install();
  let isUnreachable = false;
  let failures = 0;
  await page.route(orderEndpoint, (route) => {
    if (!isUnreachable) return route.fulfill({ json: claimedOrder() });
    failures++;
    return route.abort();
  });
  await page.goto(path);
  await expect(summary(page)).toBeVisible();
  isUnreachable = true;
  await page.clock.runFor(30_000);
  await expect.poll(() => failures).toBe(1);
  await expect(state(page)).toHaveText("We are checking your Venmo payment.");
  await expect(summary(page)).toBeVisible();
});

for (const [name, order, text, details] of otherStates) {
  test(`shows status and details for ${name}`, async ({ page }) => {
    await openOrder(page, order);
    await expect(state(page)).toHaveText(text);
    const [item] = order.items;
    await expect(page.getByRole("region", { name: item?.name })).toHaveText(details);
    await expect(download(page)).toHaveCount(item?.download ? 1 : 0);
  });
}

test("links a failed payment to the checkout and does not poll it", async ({ page }) => {
  await page.clock.install();
  let requestCount = 0;
  await page.route(orderEndpoint, (route) => {
    requestCount++;
    return route.fulfill({ json: failedOrder });
  });
  await page.goto(path);
  await expect(page.getByRole("link", { name: "Back to checkout" })).toHaveAttribute(
    "href",
    "/checkout?plan=Basic%20Single-Page&amount=49",
  );
  await expect(summary(page)).not.toContainText("not confirmed yet");
  await page.clock.runFor(120_000);
  expect(requestCount).toBe(1);
});

test("lists prepaid hours with their rate", async ({ page }) => {
  await openOrder(page, paidOrder({ totalCents: 15_000, items: [hours] }));
  await expect(summary(page)).toContainText("3 h × $50");
  await expect(summary(page).getByRole("definition").first()).toHaveText("$150");
});
