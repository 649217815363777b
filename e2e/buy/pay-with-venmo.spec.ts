import { expect, type Page, test } from "@playwright/test";
import { readQrCode } from "../support/checks/qr-code.ts";
import { visit } from "../support/fixtures/visit.ts";

const plans = [
  { plan: "Logo Design", amount: "80" },
  { plan: "Basic Single-Page", amount: "49" },
  { plan: "Small Business Site", amount: "99" },
  { plan: "Website Maintenance", amount: "100" },
  { plan: "Simple Multi-Page", amount: "69" },
];

async function open(page: Page, { plan, amount }: { plan: string; amount: string }) {
  await visit(page, `/checkoutvenmo?plan=${encodeURIComponent(plan)}&amount=${amount}`);
}

const payLink = (page: Page) => page.getByRole("link", { name: "Pay on Venmo" });
const alert = (page: Page) => page.getByRole("alert");

for (const purchase of plans) {
  const { plan, amount } = purchase;

  test(`[VENMO-1] [VENMO-2] [VENMO-3] shows ${plan} with its amount, in QR code and link`, async ({
    page,
  }) => {
    await open(page, purchase);
    await expect(
      page.getByText(`You're purchasing ${plan} for $${amount}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("note")).toBeHidden();

    const href = (await payLink(page).getAttribute("href")) ?? "";
    const code = page.getByRole("img", { name: `Venmo QR code for ${plan}`, exact: true });
    expect(await readQrCode(code)).toBe(href);

    const link = new URL(href);
    expect(link.origin).toBe("https://venmo.com");
    expect(link.pathname).toMatch(/^\/[\w-]+$/);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      txn: "pay",
      amount,
      note: `Template: ${plan}`,
    });
    await expect(payLink(page)).toHaveAttribute("target", "_blank");
  });
}

for (const [amount, shown] of [
  ["1250.5", "1250.50"],
  ["100.0", "100"],
  ["49.00", "49"],
] as const) {
  test(`[VENMO-1] formats the amount ${amount} as $${shown}`, async ({ page }) => {
    await open(page, { plan: "Second half", amount });
    await expect(page.getByText(`You're purchasing Second half for $${shown}`)).toBeVisible();
    await expect(payLink(page)).toHaveAttribute("href", new RegExp(`[?&]amount=${shown}&`));
  });
}

test("[VENMO-1] shows the catalog price when the URL has another amount", async ({ page }) => {
  await open(page, { plan: "Small Business Site", amount: "9" });
  await expect(page.getByText("You're purchasing Small Business Site for $99")).toBeVisible();
  await expect(page.getByRole("note")).toHaveText(
    "The link you followed showed a different amount. The current price of Small Business Site is $99.",
  );
  await expect(payLink(page)).toHaveAttribute("href", /[?&]amount=99&/);
});

test("[VENMO-1] shows that no plan is selected when the URL has none", async ({ page }) => {
  await visit(page, "/checkoutvenmo");
  await expect(page.getByRole("heading", { name: "Nothing selected yet" })).toBeVisible();
});

test("[VENMO-2] shows the generic QR code without an amount for any other plan", async ({
  page,
}) => {
  await open(page, { plan: "Deposit & care", amount: "250.50" });
  await expect(page.getByText("You're purchasing Deposit & care for $250.50")).toBeVisible();
  const link = new URL((await payLink(page).getAttribute("href")) ?? "");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    txn: "pay",
    amount: "250.50",
    note: "Template: Deposit & care",
  });
  const code = page.getByRole("img", { name: "Venmo QR code", exact: true });
  expect(await readQrCode(code)).toBe(`${link.origin}${link.pathname}?txn=pay`);
});

test("[VENMO-4] copies the note", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, { plan: "Simple Multi-Page", amount: "69" });
  await expect(page.getByText("Template: Simple Multi-Page", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(alert(page)).toContainText("Note copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Template: Simple Multi-Page",
  );
});

test("[VENMO-4] shows an error when the browser does not allow copying", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await open(page, { plan: "Logo Design", amount: "80" });
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(alert(page)).toContainText("Failed to copy. Please copy manually.");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert(page)).toBeHidden();
});

test("promises a confirmation instead of a download for a service", async ({ page }) => {
  await open(page, { plan: "Logo Design", amount: "80" });
  await expect(page.getByText("We confirm it by email within 1 business day")).toBeVisible();
  await expect(page.getByRole("main").getByText("download")).toHaveCount(0);
});

test("[VENMO-5] promises the download link within one business day", async ({ page }) => {
  await open(page, { plan: "Basic Single-Page", amount: "49" });
  await expect(
    page.getByText("The download link is emailed within 1 business day of payment."),
  ).toBeVisible();
});

test("[VENMO-5] starts at the top after a link far down another page", async ({ page }) => {
  await visit(page, "/smallbusinesstemplate");
  const buy = page.getByRole("link", { name: "Buy Small Business Site" });
  await buy.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await buy.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay with Venmo");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
