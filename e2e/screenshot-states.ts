/** Page states for screenshots, and how to reach each of them. */
import type { QuarantinedLead } from "@agency/contract/api/leads";
import type { Page } from "@playwright/test";
import { findLink, waitForEmail } from "./support/checks/emails.ts";
import { token } from "./support/data/orders.ts";
import { paymentPageStates } from "./support/data/payment-page-states.ts";
import { visit } from "./support/fixtures/visit.ts";
import { payWithCard } from "./support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "./support/pages/checkout-page.ts";
import { payLink, requestOrderNumber, venmoCheckoutPath } from "./support/pages/venmo-claim.ts";

export type StateSetup = (page: Page) => Promise<unknown>;

/** The section to capture when a state concerns only one section of a long page. */
export const stateRegions: Record<string, string> = {
  "home-quote-errors": "#contact",
  "home-quote-sent": "#contact",
};

const orderLink = (page: Page) => page.getByRole("link", { name: /your (private )?order page/i });

async function submitOrder(page: Page, email: string, number?: string) {
  await openReadyCheckout(page);
  await fillBilling(page);
  // A new email each time avoids the duplicate purchase warning.
  await page.getByLabel("Email", { exact: true }).fill(email);
  await payWithCard(page, { number });
  await placeOrder(page).click();
}

async function pay(page: Page, number?: string) {
  await submitOrder(page, `${crypto.randomUUID()}@example.com`, number);
  await page.getByRole("alert").waitFor();
}

async function claim(page: Page) {
  await visit(page, venmoCheckoutPath);
  await requestOrderNumber(page);
  await orderLink(page).waitFor();
}

async function followOrderLink(page: Page) {
  await page.goto((await orderLink(page).getAttribute("href")) ?? "");
  await page.getByRole("region", { name: /^Order \w/ }).waitFor();
}

async function openQuote(page: Page) {
  await visit(page, "/");
  await page.locator("#contact").scrollIntoViewIfNeeded();
}

const sendQuote = (page: Page) => page.getByRole("button", { name: "Send my request" }).click();

export const states: Record<string, StateSetup> = {
  ...paymentPageStates,
  "checkout-ready": (page) => openReadyCheckout(page),
  async "checkout-unfolded"(page) {
    await openReadyCheckout(page);
    const line = page.getByRole("region", { name: "Order summary" }).locator("summary");
    if (await line.isVisible()) await line.click();
  },
  async "checkout-errors"(page) {
    await openReadyCheckout(page);
    await placeOrder(page).click();
  },
  async "checkout-card"(page) {
    await openReadyCheckout(page);
    await fillBilling(page);
    await payWithCard(page);
  },
  "checkout-declined": (page) => pay(page, "4000111111111115"),
  async "checkout-paid"(page) {
    await pay(page);
    await page.getByRole("link", { name: "Download the ZIP" }).waitFor();
  },
  async "checkout-duplicate"(page) {
    const email = `${crypto.randomUUID()}@example.com`;
    await submitOrder(page, email);
    await page.getByRole("alert").waitFor();
    await page.evaluate(() => sessionStorage.clear());
    await submitOrder(page, email);
    await page.getByRole("heading", { name: "You may have paid for this already" }).waitFor();
  },
  async "checkout-processing"(page) {
    const json = { success: false, processing: true, orderPath: `/order/${token}` };
    await page.route(/\/api\/checkout(\/|$)/, (route) => route.fulfill({ json }));
    await submitOrder(page, "ada@example.com");
    await page.getByRole("heading", { name: "Your payment is being processed" }).waitFor();
  },
  "checkout-not-sold": (page) => visit(page, "/checkout?plan=CMS%20Site%20Build&amount=2000"),
  "checkout-unknown": (page) => visit(page, "/checkout?plan=Nothing&amount=20"),
  async "checkout-service"(page) {
    await openReadyCheckout(page, "Website Maintenance", "150");
  },
  async "order-paid"(page) {
    await pay(page);
    await followOrderLink(page);
  },
  async "order-receipt"(page) {
    await pay(page);
    await followOrderLink(page);
    await page.emulateMedia({ media: "print" });
  },
  async "order-pending"(page) {
    await claim(page);
    await followOrderLink(page);
  },
  "checkoutvenmo-numbered": claim,
  async confirm(page) {
    await claim(page);
    const note = new URL((await payLink(page).getAttribute("href")) ?? "").searchParams.get("note");
    const number = note?.split(" ").at(-1) ?? "";
    await page.goto(
      findLink(await waitForEmail("owner@mesaandmain.example", new RegExp(number)), /\/confirm\//),
    );
    await page.getByRole("button", { name: "Confirm payment" }).waitFor();
  },
  async release(page) {
    const json: QuarantinedLead = {
      state: "quarantined",
      name: "Ada Lovelace",
      email: "ada@example.com",
      phone: "303 555 0100",
      details: [],
      message: "A site for my engine.\n\nIt computes the numbers of Bernoulli. Soon, please.",
      reasons: ["too-fast", "honeypot"],
      receivedAt: "2026-11-15T17:00:00.000Z",
    };
    await page.route(`**/api/quarantined-leads/${token}`, (route) => route.fulfill({ json }));
    await page.goto(`/release/${token}`);
    await page.getByRole("button", { name: "Release message" }).waitFor();
  },
  async "find-order-sent"(page) {
    await visit(page, "/find-order");
    await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
    await page.getByRole("button", { name: "Send my links" }).click();
    await page.getByText("the links are on their way").waitFor();
  },
  async "home-quote-errors"(page) {
    await openQuote(page);
    await sendQuote(page);
  },
  async "home-quote-sent"(page) {
    await openQuote(page);
    await page.getByLabel("Your Name*").fill("Ada Lovelace");
    await page.getByLabel("Your Email*").fill("ada@example.com");
    await page.getByLabel("How can we help?*").fill("A site for my engine.");
    // The page reloads two seconds after the form is sent. Stop its clock until the screenshot is taken.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendQuote(page);
    await page.locator("#contact").getByRole("status").waitFor();
  },
  async "faq-opened"(page) {
    await visit(page, "/faq");
    await page.locator("main summary").first().click();
  },
};
