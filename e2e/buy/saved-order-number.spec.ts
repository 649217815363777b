import { type ClaimBody, claimBody } from "@agency/contract/api/orders";
import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import {
  alert,
  email,
  endpoint,
  mockClaims,
  numberedNote,
  offer,
  orderNumberButton,
  readNote,
  requestOrderNumber,
  result,
  venmoCheckoutPath,
} from "../support/pages/venmo-claim.ts";

test("shows the same order after a reload, without a new request", async ({ page }) => {
  const claims = await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  await page.reload();
  await expect(result(page)).toContainText("ada@example.com");
  expect(await readNote(page)).toBe(numberedNote);
  await expect(page.locator("body")).toBeFocused();
  expect(claims).toHaveLength(1);
});

test("offers a new number for another plan in the same visit", async ({ page }) => {
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  await visit(page, "/checkoutvenmo?plan=Logo%20Design&amount=80");
  await expect(offer(page)).toBeVisible();
  expect(await readNote(page)).toBe("Template: Logo Design");
});

test("reuses the idempotency key after a lost response and a reload", async ({ page }) => {
  const lost: ClaimBody[] = [];
  await page.route(endpoint, (route) => {
    lost.push(claimBody.parse(route.request().postDataJSON()));
    return route.abort();
  });
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(alert(page)).toContainText("We could not reach our service.");
  await page.reload();
  await page.unroute(endpoint);
  const claims = await mockClaims(page);
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  expect(claims[0]?.idempotencyKey).toBe(lost[0]?.idempotencyKey);
});

test("creates another order when the email is corrected", async ({ page }) => {
  const keys: string[] = [];
  await page.route(endpoint, (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    return route.abort();
  });
  await visit(page, venmoCheckoutPath);
  for (const address of ["ada@exmaple.com", "ada@example.com"]) {
    await requestOrderNumber(page, address);
    await expect(orderNumberButton(page)).toBeEnabled();
    await expect(alert(page)).toBeVisible();
  }
  expect(new Set(keys).size).toBe(2);
});

test("creates a new number for a second purchase", async ({ page }) => {
  const claims = await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await result(page).getByRole("button", { name: "Get another number" }).click();
  await expect(email(page)).toBeFocused();
  expect(await readNote(page)).toBe("Template: Basic Single-Page");
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  expect(claims).toHaveLength(2);
  expect(claims[0]?.idempotencyKey).not.toBe(claims[1]?.idempotencyKey);
});

test("shows the order number when storage is blocked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await mockClaims(page);
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await expect(result(page)).toBeVisible();
  expect(await readNote(page)).toBe(numberedNote);
});
