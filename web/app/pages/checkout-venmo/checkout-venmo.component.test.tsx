import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import {
  alert,
  openPlan,
  openWithoutPlan,
  payLink,
  readLink,
} from "../../../testing/checkout-venmo-page.tsx";
import { readQrCode } from "../../../testing/read-qr-code.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { forbidClipboard, watchClipboard } from "../../../testing/watch-clipboard.ts";

beforeEach(() => sessionStorage.clear());

const purchased = (plan: string, amount: string) =>
  page.getByText(`You're purchasing ${plan} for $${amount}`, { exact: true });
const priceNote = page.getByRole("note");

test.each([
  ["Logo Design", "80"],
  ["Basic Single-Page", "49"],
  ["Small Business Site", "99"],
  ["Website Maintenance", "100"],
  ["Simple Multi-Page", "69"],
])(
  "[VENMO-1] [VENMO-2] [VENMO-3] shows %s with its amount, in QR code and link",
  async (plan, amount) => {
    await openPlan(plan, amount);
    await expect.element(purchased(plan, amount)).toBeVisible();
    expect(priceNote.elements()).toEqual([]);
    const link = readLink();
    const code = page.getByRole("img", { name: `Venmo QR code for ${plan}`, exact: true });
    expect(await readQrCode(code)).toBe(payLink.element().getAttribute("href"));
    expect(link.origin).toBe("https://venmo.com");
    expect(link.pathname).toMatch(/^\/[\w-]+$/);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      txn: "pay",
      amount,
      note: `Template: ${plan}`,
    });
    await expect.element(payLink).toHaveAttribute("target", "_blank");
  },
);

test.each([
  ["1250.5", "1250.50"],
  ["100.0", "100"],
  ["49.00", "49"],
])("[VENMO-1] formats the amount %s as $%s", async (amount, shown) => {
  await openPlan("Second half", amount);
  await expect.element(purchased("Second half", shown)).toBeVisible();
  expect(readLink().searchParams.get("amount")).toBe(shown);
});

test("[VENMO-1] shows the catalog price when the URL has another amount", async () => {
  await openPlan("Small Business Site", "9");
  await expect.element(purchased("Small Business Site", "99")).toBeVisible();
  await expect
    .element(priceNote)
    .toHaveTextContent(
      "The link you followed showed a different amount. The current price of Small Business Site is $99.",
    );
  expect(readLink().searchParams.get("amount")).toBe("99");
  await expectNoViolations();
});

test("[VENMO-1] shows that no plan is selected when the URL has none", async () => {
  await openWithoutPlan();
  await expect.element(page.getByRole("heading", { name: "Nothing selected yet" })).toBeVisible();
  await expectNoViolations();
});

test("[VENMO-2] shows the generic QR code without an amount for any other plan", async () => {
  await openPlan("Deposit & care", "250.50");
  await expect.element(purchased("Deposit & care", "250.50")).toBeVisible();
  const link = readLink();
  expect(Object.fromEntries(link.searchParams)).toEqual({
    txn: "pay",
    amount: "250.50",
    note: "Template: Deposit & care",
  });
  const code = page.getByRole("img", { name: "Venmo QR code", exact: true });
  expect(await readQrCode(code)).toBe(`${link.origin}${link.pathname}?txn=pay`);
});

test("[VENMO-4] copies the note", async () => {
  const copied = watchClipboard();
  await openPlan("Simple Multi-Page", "69");
  await expect
    .element(page.getByText("Template: Simple Multi-Page", { exact: true }))
    .toBeVisible();
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect.element(alert).toMatchTextContent("Note copied to clipboard!");
  expect(copied).toEqual(["Template: Simple Multi-Page"]);
  await expectNoViolations();
});

test("[VENMO-4] shows an error when the browser does not allow copying", async () => {
  forbidClipboard();
  await openPlan("Logo Design", "80");
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect.element(alert).toMatchTextContent("Failed to copy. Please copy manually.");
  await expectNoViolations();
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("promises a confirmation instead of a download for a service", async () => {
  await openPlan("Logo Design", "80");
  await expect
    .element(page.getByText("We confirm it by email within 1 business day"))
    .toBeVisible();
  expect(page.getByText("download").elements()).toEqual([]);
});

test("[VENMO-5] offers the order number before the first step, and promises the download link within one business day", async () => {
  await openPlan();
  expect(readTexts(page.getByRole("main").getByRole("heading", { level: 2 }))).toEqual([
    "Where should we send it?",
    "Pay in the app",
    "Keep this note on the payment",
    "Watch your inbox",
  ]);
  const promise = "The download link is emailed within 1 business day of payment.";
  await expect.element(page.getByText(promise)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Find my order" }))
    .toHaveAttribute("href", "/find-order");
});

test.each(["garage", "sunset", "%3Cb%3E"])(
  "ignores the look %s, which the plan does not have",
  async (look) => {
    await openPlan("Basic Single-Page", `49&look=${look}`);
    await expect.element(purchased("Basic Single-Page", "49")).toBeVisible();
    expect(page.getByText("Your look").elements()).toEqual([]);
  },
);
