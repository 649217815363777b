import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { expect, type Page } from "@playwright/test";
import { refused } from "../data/orders.ts";
import { token } from "../data/payment-requests.ts";
import { paymentFormDrivers } from "../gateway/payment-form.ts";
import { buyer } from "./checkout-page.ts";
import type { Answer } from "./order-page.ts";

export const path = `/pay/${token}`;
export const lookup = `**/api/pay/${token}`;
const view = `**/api/pay/${token}/view`;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const state = (page: Page) => page.getByRole("main").getByRole("status").first();
/** What is due, with its parts and the total. */
export const price = (page: Page) => page.locator("section[aria-labelledby=due-title]");
export const offer = (page: Page) =>
  page.getByRole("region", { name: /^(Proposal|Payment request) R-/ });

export const fullName = (page: Page) => page.getByLabel("Your full name");
export const accept = (page: Page) => page.getByRole("button", { name: "Accept proposal" });
export const pay = (page: Page) => page.getByRole("button", { name: /^Pay \$/ });

/** A payment can be made: the form comes when its place is in view. */
export async function expectReady(page: Page, timeout = 60_000) {
  await page.getByRole("region", { name: "Payment", exact: true }).scrollIntoViewIfNeeded();
  await expect(pay(page)).toBeEnabled({ timeout });
}

export async function acceptAs(page: Page, who: string) {
  await fullName(page).fill(who);
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
  await paymentFormDrivers["drop-in"].payWithCard(page, { number });
}

export async function payByCard(page: Page, number?: string) {
  await fillCard(page, number);
  await pay(page).click();
}

/** Answers that nobody's request has; what the page would count is dropped. */
export async function open(page: Page, answer: Answer) {
  await page.route(view, (route) => route.fulfill({ status: 204 }));
  await page.route(lookup, (route) => route.fulfill(answer));
  await page.goto(path);
}
export const openRequest = (page: Page, request: PaymentPageResponse) =>
  open(page, { json: request });

export const mailButton = (page: Page) =>
  page.getByRole("main").locator(`a[href^="mailto:${agency.email}?subject="]`);

/** Links that lead to nothing, as the service says it, with the title and words of the page. */
export const invalidLinks: [string, Answer, string, RegExp][] = [
  [
    "expired",
    refused(410, "expired", "This proposal has expired. Write to us, and we’ll send a new one."),
    "This proposal has expired",
    /Ask for a new one/,
  ],
  [
    "void",
    refused(410, "void", "This request is closed. Nothing is due."),
    "This request is closed",
    /look into it/,
  ],
  [
    "link replaced",
    refused(410, "link-replaced", "This link was replaced. Use the one in our latest email."),
    "There’s a newer link",
    /the latest email from us/,
  ],
  [
    "unknown link",
    refused(404, "unknown-request", "Unknown."),
    "This link doesn’t work",
    /lose characters/,
  ],
];
