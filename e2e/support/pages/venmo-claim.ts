import { type ClaimBody, type ClaimResponse, claimBody } from "@agency/contract/api/orders";
import type { Page } from "@playwright/test";
import { number, token } from "../data/orders.ts";

const endpoint = "**/api/claims";
const claimResponse: ClaimResponse = { number, orderPath: `/order/${token}` };
export const venmoCheckoutPath = "/checkoutvenmo?plan=Basic%20Single-Page&amount=49";

export const email = (page: Page) => page.getByLabel("Email", { exact: true });
export const orderNumberButton = (page: Page) =>
  page.getByRole("button", { name: "Get my order number" });
export const result = (page: Page) =>
  page.getByRole("region", { name: `Your order number is ${number}` });
export const payLink = (page: Page) => page.getByRole("link", { name: "Pay on Venmo" });
export const alert = (page: Page) => page.getByRole("alert");

export async function readNote(page: Page) {
  return new URL((await payLink(page).getAttribute("href")) ?? "").searchParams.get("note");
}

/** Mocks the API with one order number and records the request bodies. */
export async function mockClaims(page: Page) {
  const claims: ClaimBody[] = [];
  await page.route(endpoint, (route) => {
    claims.push(claimBody.parse(route.request().postDataJSON()));
    return route.fulfill({ status: 201, json: claimResponse });
  });
  return claims;
}

export async function requestOrderNumber(page: Page, address = "ada@example.com") {
  await email(page).fill(address);
  await orderNumberButton(page).click();
}
