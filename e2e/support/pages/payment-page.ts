import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import type { Page } from "@playwright/test";
import { token } from "../data/payment-requests.ts";
import { payWithCard } from "../gateway/payment-form.ts";
import { buyer, expectPaymentForm } from "./checkout-page.ts";
import type { MockResponse } from "./order-page.ts";

export const path = `/pay/${token}`;
export const requestEndpoint = `**/api/pay/${token}`;
const viewEndpoint = `**/api/pay/${token}/view`;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const state = (page: Page) => page.getByRole("main").getByRole("status").first();
/** The amount due, with installments and total. */
export const price = (page: Page) => page.locator("section[aria-labelledby=due-title]");
export const offer = (page: Page) =>
  page.getByRole("region", { name: /^(Proposal|Payment request) R-/ });

const fullName = (page: Page) => page.getByLabel("Your full name");
export const accept = (page: Page) => page.getByRole("button", { name: "Accept proposal" });
export const pay = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });

export const expectReady = (page: Page) => expectPaymentForm(page, pay(page));

export async function acceptAs(page: Page, name: string) {
  await fullName(page).fill(name);
  await page.getByRole("checkbox").check();
  await accept(page).click();
}

export async function fillCard(page: Page, number?: string) {
  await expectReady(page);
  for (const [label, text] of [
    ["Street address", buyer.address],
    ["City", buyer.city],
    ["State", buyer.state],
    ["ZIP/postal code", buyer.zip],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await payWithCard(page, { number });
}

export async function payByCard(page: Page, number?: string) {
  await fillCard(page, number);
  await pay(page).click();
}

/** Opens the page with a mocked response, and drops the view counter's request. */
export async function open(page: Page, response: MockResponse) {
  await page.route(viewEndpoint, (route) => route.fulfill({ status: 204 }));
  await page.route(requestEndpoint, (route) => route.fulfill(response));
  await page.goto(path);
}

/** Opens a request and returns a function that changes it for later responses. */
export async function openRequest(page: Page, request: PaymentPageResponse) {
  const response = { json: request };
  await open(page, response);
  return (changed: PaymentPageResponse) => {
    response.json = changed;
  };
}

export const emailButton = (page: Page) =>
  page.getByRole("main").locator(`a[href^="mailto:${agency.email}?subject="]`);
