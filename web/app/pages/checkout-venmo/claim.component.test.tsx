import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import {
  acceptClaims,
  alert,
  claimResponse,
  claimsEndpoint,
  email,
  expectOrderNumber,
  note,
  numberedNote,
  offer,
  openPlan,
  orderNumberButton,
  payLink,
  readNote,
  requestOrderNumber,
  result,
  sentClaims,
} from "../../../testing/checkout-venmo-page.tsx";
import { readQrCode } from "../../../testing/read-qr-code.ts";
import { failToRespond, respondTo, respondWithError } from "../../../testing/respond.ts";
import { watchClipboard } from "../../../testing/watch-clipboard.ts";

beforeEach(() => sessionStorage.clear());

test("adds the order number to note, link and QR code, by keyboard", async () => {
  acceptClaims();
  await openPlan();
  expect(readNote()).toBe(note);
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard("ada@example.com");
  await userEvent.tab();
  await expect.element(orderNumberButton).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expectOrderNumber();
  await expect.element(result.getByRole("status")).toHaveFocus();
  expect(sentClaims()).toEqual([
    {
      idempotencyKey: expect.any(String),
      plan: "Basic Single-Page",
      amount: "49",
      email: "ada@example.com",
    },
  ]);
  await expect.element(page.getByText(numberedNote, { exact: true })).toBeVisible();
  const code = page.getByRole("img", { name: "Venmo QR code for Basic Single-Page" });
  expect(await readQrCode(code)).toBe(payLink.element().getAttribute("href"));
});

test.each([
  ["Basic Single-Page", "49", "We send the download link to this address."],
  ["Website Maintenance", "100", "We send the receipt to this address."],
])("explains what the email is for when buying %s", async (plan, amount, purpose) => {
  await openPlan(plan, amount);
  await expect.element(offer).toMatchTextContent(purpose);
  await expect.element(offer).not.toMatchTextContent(/optional/i);
});

test("links the private order page, and copies its URL", async () => {
  const copied = watchClipboard();
  acceptClaims();
  await openPlan();
  await requestOrderNumber();
  await expect.element(result).toMatchTextContent("Save this link: your private order page");
  await expect
    .element(result.getByRole("link", { name: "your private order page" }))
    .toHaveAttribute("href", claimResponse.orderPath);
  await result.getByRole("button", { name: "Copy link" }).click();
  await expect.element(alert).toMatchTextContent("Link copied to clipboard!");
  expect(copied).toEqual([`${location.origin}${claimResponse.orderPath}`]);
});

test("copies the note again when the order number has changed it", async () => {
  const copied = watchClipboard();
  acceptClaims();
  await openPlan();
  const copy = page.getByRole("button", { name: "Copy note" });
  await copy.click();
  await expect.element(alert).toMatchTextContent("Note copied to clipboard!");
  await requestOrderNumber();
  await expect.element(page.getByText(numberedNote, { exact: true })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await copy.click();
  await expect.element(alert).toMatchTextContent("Note copied to clipboard!");
  expect(copied).toEqual([note, numberedNote]);
});

test.each([
  [
    "too many requests",
    respondWithError(429, "rate-limited", "Too many requests. Please wait a few minutes."),
    "Too many requests. Please wait a few minutes.",
  ],
  [
    "an invalid price",
    respondWithError(422, "invalid-price", "This price doesn’t match our plan."),
    "This price doesn’t match our plan.",
  ],
  [
    "an unreachable service",
    () => Response.json({ error: "later" }, { status: 503 }),
    "We could not reach our service.",
  ],
])("shows an error and keeps the payment link after %s", async (_, respond, message) => {
  respondTo(claimsEndpoint, respond);
  await openPlan();
  await requestOrderNumber();
  await expect.element(alert).toMatchTextContent(message);
  await expect.element(orderNumberButton).toHaveFocus();
  await expect.element(email).toHaveValue("ada@example.com");
  expect(readNote()).toBe(note);
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("sends nothing without an email", async () => {
  acceptClaims();
  await openPlan();
  await orderNumberButton.click();
  await expect.element(email).toHaveFocus();
  expect(sentClaims()).toEqual([]);
});

test("claims the corrected amount when the URL has another one", async () => {
  acceptClaims();
  await openPlan("Basic Single-Page", "1");
  await requestOrderNumber();
  await expectOrderNumber();
  expect(sentClaims()[0]?.amount).toBe("49");
});

test("offers no order number when the plan is not in the catalog", async () => {
  await openPlan("Deposit", "250");
  await expect.element(payLink).toBeVisible();
  expect(offer.elements()).toEqual([]);
  expect(email.elements()).toEqual([]);
});

test("has no accessibility violations before, after an error and with an order number", async () => {
  respondTo(claimsEndpoint, failToRespond);
  await openPlan();
  await expect.element(offer).toBeVisible();
  await expectNoViolations();
  await requestOrderNumber();
  await expect.element(alert).toBeVisible();
  await expectNoViolations();
  acceptClaims();
  await orderNumberButton.click();
  await expectOrderNumber();
  await expectNoViolations();
});

/** Renders the page again, with the same session storage. */
async function reload() {
  await cleanup();
  await openPlan();
}

test("shows the same order after a reload, without a new request", async () => {
  acceptClaims();
  await openPlan();
  await requestOrderNumber();
  await expectOrderNumber();
  await reload();
  await expect.element(result).toMatchTextContent("ada@example.com");
  await expectOrderNumber();
  expect(document.activeElement).toBe(document.body);
  expect(sentClaims()).toHaveLength(1);
});

test("offers a new number for another plan in the same visit", async () => {
  acceptClaims();
  await openPlan();
  await requestOrderNumber();
  await expectOrderNumber();
  await cleanup();
  await openPlan("Logo Design", "80");
  await expect.element(offer).toBeVisible();
  expect(readNote()).toBe("Template: Logo Design");
});

test("reuses the idempotency key after a lost response and a reload", async () => {
  respondTo(claimsEndpoint, failToRespond);
  await openPlan();
  await requestOrderNumber();
  await expect.element(alert).toMatchTextContent("We could not reach our service.");
  await reload();
  acceptClaims();
  await requestOrderNumber();
  await expectOrderNumber();
  const [lost, claim] = sentClaims();
  expect(claim?.idempotencyKey).toBe(lost?.idempotencyKey);
});

test("updates the same order when another look is selected", async () => {
  acceptClaims();
  const openLook = (look: string) => openPlan("Basic Single-Page", `49&look=${look}`);
  await openLook("rose");
  await requestOrderNumber();
  await expect.element(result).toBeVisible();
  await cleanup();
  await openLook("rose");
  await expect.element(result).toBeVisible();
  await cleanup();
  await openLook("meadow");
  await expect.element(offer).toBeVisible();
  expect(result.elements()).toEqual([]);
  await requestOrderNumber();
  await expect.element(result).toBeVisible();
  const [rose, meadow, ...others] = sentClaims();
  expect(others).toEqual([]);
  expect([rose, meadow]).toMatchObject([{ look: "rose" }, { look: "meadow" }]);
  expect(meadow?.idempotencyKey).toBe(rose?.idempotencyKey);
});

test("creates another order when the email is corrected", async () => {
  respondTo(claimsEndpoint, failToRespond);
  await openPlan();
  for (const [index, address] of ["ada@exmaple.com", "ada@example.com"].entries()) {
    await requestOrderNumber(address);
    await expect.poll(sentClaims).toHaveLength(index + 1);
    await expect.element(alert).toBeVisible();
    await expect.element(orderNumberButton).toBeEnabled();
  }
  expect(new Set(sentClaims().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test("creates a new number for a second purchase", async () => {
  acceptClaims();
  await openPlan();
  await requestOrderNumber();
  await result.getByRole("button", { name: "Get another number" }).click();
  await expect.element(email).toHaveFocus();
  expect(readNote()).toBe(note);
  await requestOrderNumber();
  await expectOrderNumber();
  const [first, second] = sentClaims();
  expect(second?.idempotencyKey).toEqual(expect.any(String));
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test("shows the order number when storage is blocked", async ({ onTestFinished }) => {
  const blocked = () => {
    throw new DOMException("no", "SecurityError");
  };
  const original = Object.getOwnPropertyDescriptor(window, "sessionStorage");
  Object.defineProperty(window, "sessionStorage", { configurable: true, get: blocked });
  onTestFinished(() => {
    if (original) Object.defineProperty(window, "sessionStorage", original);
  });
  acceptClaims();
  await openPlan();
  await requestOrderNumber();
  await expectOrderNumber();
});
