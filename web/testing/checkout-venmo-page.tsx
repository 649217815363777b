/** The page for Venmo payments, for its component tests. */
import type { ClaimResponse } from "@agency/contract/api/orders";
import { expect } from "vitest";
import { page } from "vitest/browser";
import CheckoutVenmo from "#app/pages/checkout-venmo/checkout-venmo.tsx";
import { number, token } from "../../e2e/support/data/orders.ts";
import { renderPage } from "./render-page.tsx";
import { respondTo, sentRequests } from "./respond.ts";

export const claimsEndpoint = "POST /api/claims";
export const claimResponse: ClaimResponse = { number, orderPath: `/order/${token}` };
export const note = "Template: Basic Single-Page";
export const numberedNote = `${note} · Order ${number}`;

export const offer = page.getByRole("region", { name: /^Where (should|can) we / });
export const email = page.getByLabelText("Email", { exact: true });
export const orderNumberButton = page.getByRole("button", { name: "Get my order number" });
export const result = page.getByRole("region", { name: `Your order number is ${number}` });
export const payLink = page.getByRole("link", { name: "Pay on Venmo" });
export const alert = page.getByRole("alert");

export const openPlan = (plan = "Basic Single-Page", amount = "49") =>
  renderPage(
    CheckoutVenmo,
    "/checkoutvenmo",
    `/checkoutvenmo?plan=${encodeURIComponent(plan)}&amount=${amount}`,
  );

export const openWithoutPlan = () => renderPage(CheckoutVenmo, "/checkoutvenmo", "/checkoutvenmo");

export const readLink = () => new URL(payLink.element().getAttribute("href") ?? "");
export const readNote = () => readLink().searchParams.get("note");

export const acceptClaims = () =>
  respondTo(claimsEndpoint, () => Response.json(claimResponse, { status: 201 }));
export const sentClaims = () =>
  sentRequests("POST").map(({ body }) => body as { idempotencyKey: string; amount: string });

export async function requestOrderNumber(address = "ada@example.com") {
  await email.fill(address);
  await orderNumberButton.click();
}

export async function expectOrderNumber() {
  await expect.element(result).toBeVisible();
  expect(readNote()).toBe(numberedNote);
}
