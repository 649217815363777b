/** What only the built page and a real payment form show. The states are tested in web/app/pages/pay. */
import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import { agency } from "@agency/contract/agency";
import { devices, expect } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { accepted, getState, proposal } from "../support/data/payment-requests.ts";
import { test } from "../support/fixtures/test.ts";
import { defaultForm, paymentFormDrivers, payWithCard } from "../support/gateway/payment-form.ts";
import { fillBilling } from "../support/pages/checkout-page.ts";
import { expectReady, offer, openRequest, pay, price } from "../support/pages/payment-page.ts";

const { step } = test;

test.use({ timezoneId: "America/Denver" });

test("shows a proposal within the page's policy, and prints it on one page, without header, footer and forms", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
  await page.emulateMedia({ media: "print", reducedMotion: null });
  const printout = page.getByRole("article");
  await expect(printout.getByRole("heading", { level: 1 })).toHaveText("Proposal R-0036");
  for (const text of [agency.legalName, "Cedar Loft Yoga LLC", "November 25, 2026", "$3,240"]) {
    await expect(printout.getByText(text).first()).toBeVisible();
  }
  for (const role of ["banner", "contentinfo", "textbox", "button", "link"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(printout.getByText("Nell Okada")).toBeVisible();
  await expect(printout.getByText("Working draft. December 11, 2026")).toBeVisible();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("[FAULT-50] pays the amount that the client has seen, after a reload and errors of the card", async ({
  page,
  gateway,
}) => {
  const [deposit, balance] = getState("balance").installments;
  if (!deposit || !balance) throw new Error("Expected two installments");
  const refundedDeposit = { ...deposit, refundedCents: 50_000 };
  const withBalance = (cents: number) =>
    accepted({}, { installments: [refundedDeposit, { ...balance, cents }] });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const loadedForms = () =>
    scripts.filter((name) => paymentFormDrivers[defaultForm].script.test(name));
  await page.setViewportSize({ width: 390, height: 664 });
  const changeRequest = await openRequest(page, withBalance(162_000));
  const alert = page.getByRole("alert").filter({ hasText: "Error processing payment." });

  await step("loads the payment form when it scrolls into view", async () => {
    await expect(price(page)).toBeVisible();
    expect(loadedForms()).toEqual([]);
    await expectReady(page);
    expect(loadedForms()).toHaveLength(1);
    await expectNoViolationsInMain(page);
  });
  await step("keeps a changed email when the page is reloaded", async () => {
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).not.toHaveValue("");
    await email.fill("billing@example.com");
    await page.reload();
    await expectReady(page);
    await expect(email).toHaveValue("billing@example.com");
  });
  await fillBilling(page);
  await step("shows why a card was not accepted", async () => {
    gateway.faults.card = "unreachable";
    await payWithCard(page);
    await pay(page).click();
    await expect(alert).toContainText("We couldn’t reach our payment provider.");
    gateway.faults = {};
    await payWithCard(page, { cvv: rejectedCvv });
    await pay(page).click();
    await expect(alert).toContainText("Our payment provider didn’t accept these details.");
  });
  await step("shows the new amount when it changed during the payment", async () => {
    await page.route("**/api/pay/*/checkout", (route) => {
      changeRequest(withBalance(150_000));
      return route.fulfill({ status: 409, json: { success: false, error: "Changed." } });
    });
    await payWithCard(page);
    const sent = page.waitForRequest("**/api/pay/*/checkout");
    await pay(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      installment: balance.id,
      cents: 162_000,
      deviceData: expect.stringContaining("correlation_id"),
    });
    await expect(page.getByRole("alert")).toContainText("The amount has changed to $1,500.");
    await expect(pay(page)).toContainText("$1,500");
  });
  await step("confirms the balance when a part of the deposit was refunded", async () => {
    await page.route("**/api/pay/*/checkout", (route) =>
      route.fulfill({ json: { success: true, id: "tx2" } }),
    );
    await payWithCard(page);
    await pay(page).click();
    await expect(
      page.getByRole("heading", { name: "Your balance of $1,500 is paid" }),
    ).toBeFocused();
    await expect(page.getByText("Your receipt is in your inbox")).toBeVisible();
  });
});

test("polls the result of a pending payment, also after a reload", async ({ page, gateway }) => {
  expect(gateway.checkouts).toEqual([]);
  await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  await payWithCard(page);
  const processing = { success: false, processing: true, orderPath: "/order/first" };
  let result: object = processing;
  await page.route("**/api/pay/*/checkout", (route) =>
    route.fulfill({ status: 202, json: processing }),
  );
  const polledUrls: string[] = [];
  await page.route("**/api/checkout/*", (route) => {
    polledUrls.push(route.request().url());
    return route.fulfill({ json: result });
  });
  const sent = page.waitForRequest("**/api/pay/*/checkout");
  await pay(page).click();
  const { attemptKey: key } = (await sent).postDataJSON();
  const waiting = page.getByRole("heading", { name: "Your payment is being processed" });
  await expect(waiting).toBeFocused();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  result = { success: true, id: "tx1", orderPath: "/order/first" };
  await expect(page.getByRole("alert")).toContainText("Transaction ID: tx1");
  await expect(page.getByRole("link", { name: "View receipt" })).toHaveAttribute(
    "href",
    "/order/first",
  );
  expect(polledUrls.every((url) => url.endsWith(key))).toBe(true);
});

test("[FAULT-50] shows the payment of another device when the service does not know this one", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  const changeRequest = await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  await payWithCard(page);
  await page.route("**/api/pay/*/checkout", (route) => {
    changeRequest(getState("processing"));
    return route.fulfill({ status: 202, json: { success: false, processing: true } });
  });
  await page.route("**/api/checkout/*", (route) =>
    route.fulfill({ status: 404, json: { code: "unknown", error: "Unknown." } }),
  );
  await pay(page).click();
  await expect(
    page.getByRole("heading", { name: "Your payment is being processed" }),
  ).toBeVisible();
  changeRequest(getState("upcoming"));
  await expect(page.getByRole("heading", { name: "Your deposit of $1,620 is paid" })).toBeVisible();
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("keeps a Venmo approval when a Venmo code was requested before", async ({
    page,
    gateway,
  }) => {
    expect(gateway.checkouts).toEqual([]);
    await openRequest(page, getState("claimed"));
    await page.getByText("Haven’t sent it yet?").click();
    await page.getByRole("button", { name: "Pay by card instead" }).click();
    await expectReady(page);
    const venmoOpened = page.waitForRequest(/^https:\/\/venmo\.com\//);
    await paymentFormDrivers[defaultForm].startVenmo(page);
    await venmoOpened;
    await expect(page.getByText("Paying as")).toBeVisible();
    await expect(pay(page)).toBeEnabled();
  });
});
