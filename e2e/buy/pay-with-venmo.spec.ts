/** What only the built page shows. Its states are tested in web/app/pages/checkout-venmo. */
import { expect } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { readQrCode } from "../support/checks/qr-code.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import {
  alert,
  email,
  mockClaims,
  payLink,
  readNote,
  requestOrderNumber,
  result,
  venmoCheckoutPath,
} from "../support/pages/venmo-claim.ts";

const { step } = test;

test("[VENMO-1] [VENMO-2] [VENMO-3] [VENMO-4] [VENMO-5] pays from a link far down a template's page, with amount, code and note, and finds the order after a reload", async ({
  context,
  page,
  consoleErrors,
  policyViolations,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const claims = await mockClaims(page);
  await visit(page, "/smallbusinesstemplate");
  await step("starts at the top", async () => {
    const buy = page.getByRole("link", { name: "Buy Small Business Site" });
    await buy.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await buy.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay with Venmo");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  await expect(page.getByText("You're purchasing Small Business Site for $99")).toBeVisible();
  await expect(
    page.getByText("The download link is emailed within 1 business day of payment."),
  ).toBeVisible();
  await step("shows an image of the plan", async () => {
    const image = page.getByRole("main").locator("img:visible").first();
    await expect(image).toHaveJSProperty("complete", true);
    const { currentSrc, naturalWidth } = await image.evaluate(
      ({ currentSrc, naturalWidth }: HTMLImageElement) => ({ currentSrc, naturalWidth }),
    );
    expect(currentSrc).toMatch(/small-business-front/);
    expect(naturalWidth).toBeGreaterThan(0);
  });
  await step("encodes the payment link in the QR code", async () => {
    const href = (await payLink(page).getAttribute("href")) ?? "";
    expect(Object.fromEntries(new URL(href).searchParams)).toEqual({
      txn: "pay",
      amount: "99",
      note: "Template: Small Business Site",
    });
    const code = page.getByRole("img", { name: "Venmo QR code for Small Business Site" });
    expect(await readQrCode(code)).toBe(href);
  });
  await step("copies the note with the order number", async () => {
    await requestOrderNumber(page);
    await expect(result(page).getByRole("status")).toBeFocused();
    expect(claims).toMatchObject([{ plan: "Small Business Site", amount: "99" }]);
    await page.getByRole("button", { name: "Copy note" }).click();
    await expect(alert(page)).toContainText("Note copied to clipboard!");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await readNote(page));
    expect(copied).toMatch(/^Template: Small Business Site · Order /);
  });
  await step("shows the same order after a reload", async () => {
    const note = await readNote(page);
    await page.reload();
    await expect(result(page)).toContainText("ada@example.com");
    expect(await readNote(page)).toBe(note);
    await expect(page.locator("body")).toBeFocused();
    expect(claims).toHaveLength(1);
    await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
    await expect(page).toHaveURL("/find-order");
  });
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("[VENMO-3] loads without a layout shift, with the email field and the payment link in a phone's first viewport", async ({
  page,
}) => {
  const shifts = await recordLayoutShifts(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, venmoCheckoutPath);
    await expect(page.getByText("You're purchasing Basic Single-Page for $49")).toBeVisible();
    await expect(payLink(page)).toHaveAttribute("href", /amount=49/);
    expect(await shifts(), `at ${width} px`).toEqual([]);
  }
  await expect(email(page)).toBeInViewport({ ratio: 1 });
  await expect(payLink(page)).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNoViolationsAtAnyWidth(page);
});
