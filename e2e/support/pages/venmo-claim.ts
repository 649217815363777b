import { type ClaimBody, type ClaimResponse, claimBody } from "@agency/contract/api/orders";
import type { Page } from "@playwright/test";
import { number, token } from "../data/orders.ts";

export const endpoint = "**/api/claims";
export const placed: ClaimResponse = { number, orderPath: `/order/${token}` };
export const address = "/checkoutvenmo?plan=Basic%20Single-Page&amount=49";
export const numberedNote = `Template: Basic Single-Page · Order ${number}`;

export const offer = (page: Page) => page.getByRole("region", { name: /^Where (should|can) we / });
export const email = (page: Page) => page.getByLabel("Email", { exact: true });
export const ask = (page: Page) => page.getByRole("button", { name: "Get my order number" });
export const result = (page: Page) =>
  page.getByRole("region", { name: `Your order number is ${number}` });
export const payLink = (page: Page) => page.getByRole("link", { name: "Pay on Venmo" });
export const alert = (page: Page) => page.getByRole("alert");

export async function noteOf(page: Page) {
  return new URL((await payLink(page).getAttribute("href")) ?? "").searchParams.get("note");
}

/** Places every order under one number; what was asked for is kept. */
export async function service(page: Page) {
  const claims: ClaimBody[] = [];
  await page.route(endpoint, (route) => {
    claims.push(claimBody.parse(route.request().postDataJSON()));
    return route.fulfill({ status: 201, json: placed });
  });
  return claims;
}

export async function askFor(page: Page, who = "ada@example.com") {
  await email(page).fill(who);
  await ask(page).click();
}
