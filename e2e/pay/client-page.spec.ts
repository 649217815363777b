import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import { agency } from "@agency/contract/agency";
import { devices, expect } from "@playwright/test";
import {
  accepted,
  getState,
  otherStates,
  proposal,
  refunded,
  token,
} from "../support/data/payment-requests.ts";
import { test } from "../support/fixtures/test.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { defaultForm, paymentFormDrivers, payWithCard } from "../support/gateway/payment-form.ts";
import { fillBilling } from "../support/pages/checkout-page.ts";
import {
  accept,
  emailButton,
  expectReady,
  invalidLinks,
  offer,
  open,
  openRequest,
  path,
  pay,
  price,
  requestEndpoint,
  state,
  title,
} from "../support/pages/payment-page.ts";

const refund = { refundedCents: 50_000 };

test.use({ timezoneId: "America/Denver" });

test("shows text, lines and timeline of a proposal, with the amount due larger than the total", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await openRequest(page, proposal());
  await expect(title(page)).toHaveText("Growth site with class schedule");
  await expect(state(page)).toHaveText("Open until November 25, 2026.");
  await expect(page.getByRole("main")).toContainText("For Greta Olsen, Cedar Loft Yoga LLC");
  await expect(offer(page)).toContainText("Class schedule your teachers edit4 × $50");
  await expect(price(page).getByRole("listitem")).toHaveText([
    "Deposit$1,620Due November 27, 2026",
    "Balance$1,620Due on delivery",
    "Project total$3,240",
  ]);
  await expect(page.locator(".stops > li > p:first-of-type")).toContainText([
    ...["You accept", "Deposit", "First design", "Working draft", "Delivery", "Balance"],
  ]);
  await expect(page.locator(".stops")).toContainText("Dec 11");
  const size = (text: string) =>
    price(page)
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size("$1,620")).toBeGreaterThan(2 * (await size("$3,240")));
  await expect(pay(page)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

for (const [name, response, text] of otherStates) {
  test(`shows the status and actions when the payment request is ${name}`, async ({ page }) => {
    await openRequest(page, response);
    await expect(state(page)).toHaveText(text);
    await expect(offer(page)).toBeVisible();
    const isPayable =
      !response.needsAcceptance && response.installments.some((one) => one.state === "open");
    await expect(pay(page)).toHaveCount(isPayable ? 1 : 0);
    await expect(accept(page)).toHaveCount(response.needsAcceptance ? 1 : 0);
  });
}

test("shows the refunded amount, and no thanks, after a full refund", async ({ page }) => {
  await openRequest(page, refunded());
  await expect(page.getByRole("heading", { name: "$3,240 was refunded" })).toBeVisible();
  await expect(price(page).getByText("Nothing is due.")).toBeVisible();
  await expect(page.locator(".stops")).toContainText("Refunded");
  await expect(page.getByText(/is paid/i)).toHaveCount(0);
  await expect(price(page).getByRole("listitem").first()).toContainText(
    "Paid November 17, 2026, $1,620 refunded",
  );
});

test("shows the total after a partial refund", async ({ page }) => {
  await openRequest(page, getState("partially-refunded"));
  await expect(price(page).getByRole("listitem").filter({ hasText: "Total after" })).toHaveText(
    "Total after the refund$2,740",
  );
});

test("subtracts the refund of a deposit from the project total", async ({ page }) => {
  await openRequest(page, accepted({ ...getState("upcoming").installments[0], ...refund }));
  await expect(price(page).getByRole("listitem").filter({ hasText: "Total after" })).toHaveText(
    "Total after the refund$2,740",
  );
});

test("says that the balance is paid when a part of the deposit was refunded before", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  const [deposit, balance] = getState("balance").installments;
  if (!deposit || !balance) throw new Error("Expected two installments");
  await openRequest(page, accepted({}, { installments: [{ ...deposit, ...refund }, balance] }));
  await expectReady(page);
  await fillBilling(page);
  await payWithCard(page);
  await page.route("**/api/pay/*/checkout", (route) =>
    route.fulfill({ json: { success: true, id: "tx2" } }),
  );
  await pay(page).click();
  await expect(page.getByRole("heading", { name: "Your balance of $1,620 is paid" })).toBeFocused();
  await expect(page.getByText("Your receipt is in your inbox")).toBeVisible();
});

test("shows no date for the delivery before it is done", async ({ page }) => {
  await openRequest(page, proposal());
  await expect(page.locator(".stops")).toContainText("DeliveryWhen it’s ready");
  await openRequest(page, getState("balance"));
  await expect(page.locator(".stops")).toContainText("Done: Delivery");
  await expect(page.locator(".stops")).not.toContainText("When it’s ready");
});

test("hides the Venmo link after the client has reported a payment", async ({ page }) => {
  await openRequest(page, getState("claimed"));
  const link = page.getByRole("link", { name: "Pay on Venmo" });
  await expect(page.getByText("Already sent it? You’re done.")).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByText("Haven’t sent it yet?").click();
  await expect(link).toBeVisible();
});

for (const [name, response, heading, text] of invalidLinks) {
  test(`explains why the link does not work and whom to contact: ${name}`, async ({ page }) => {
    await open(page, response);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(emailButton(page)).toBeVisible();
  });
}

test("shows an error when the service is unreachable, and opens on retry", async ({ page }) => {
  let isUnreachable = true;
  await page.route(`**/api/pay/${token}/view`, (route) => route.fulfill({ status: 204 }));
  await page.route(requestEndpoint, (route) =>
    isUnreachable ? route.abort() : route.fulfill({ json: proposal() }),
  );
  await page.goto(path);
  await expect(state(page)).toHaveText("We can’t reach our server.");
  isUnreachable = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(offer(page)).toBeVisible();
});

test("counts one view per page load, and sends no other POST request", async ({ page }) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  const reloaded = page.waitForResponse(requestEndpoint);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await reloaded;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(posted).toEqual([`/api/pay/${token}/view`]);
});

test("accepts a proposal by keyboard", async ({ page }) => {
  await openRequest(page, proposal());
  const name = page.getByLabel("Your full name");
  await page.getByRole("button", { name: "Print" }).focus();
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter your full name.")).toBeVisible();
  await page.keyboard.type("Greta Olsen");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "terms", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(accept(page)).toBeFocused();
  const sent = page.waitForRequest("**/accept");
  await page.route("**/accept", (route) => route.fulfill({ json: accepted() }));
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toEqual({ version: 1, name: "Greta Olsen", isAgreed: true });
  await expect(page.getByRole("heading", { name: "Pay the deposit" })).toBeFocused();
});

test("keeps one link to the signature in view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openRequest(page, proposal());
  const links = page.getByRole("link", { name: "Review and sign" });
  await expect(links).toHaveCount(1);
  await page.getByRole("heading", { name: "Price" }).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(2);
  await accept(page).scrollIntoViewIfNeeded();
  await page.getByRole("heading", { name: "Sign to accept" }).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(1);
});

test("loads the payment form when it scrolls into view", async ({ page, gateway }) => {
  expect(gateway.checkouts).toEqual([]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const { script } = paymentFormDrivers[defaultForm];
  await page.setViewportSize({ width: 390, height: 664 });
  await openRequest(page, accepted());
  await expect(price(page)).toBeVisible();
  expect(scripts.filter((name) => script.test(name))).toEqual([]);
  await expectReady(page);
  expect(scripts.filter((name) => script.test(name))).toHaveLength(1);
});

test("[FAULT-50] shows the new amount and charges nothing when it changed during payment", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  const changeRequest = await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  await payWithCard(page);
  await page.route("**/api/pay/*/checkout", (route) => {
    changeRequest(accepted({ cents: 150_000 }));
    return route.fulfill({ status: 409, json: { success: false, error: "Changed." } });
  });
  const sent = page.waitForRequest("**/api/pay/*/checkout");
  await pay(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ installment: 71, cents: 162_000 });
  await expect(page.getByRole("alert")).toContainText("The amount has changed to $1,500.");
  await expect(pay(page)).toContainText("$1,500");
});

test("does not charge an installment that was paid in another tab during tokenization", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  const request = accepted();
  const changeRequest = await openRequest(page, request);
  await expectReady(page);
  await fillBilling(page);
  await payWithCard(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/credit_cards$/, async (route) => {
    await released;
    await route.fallback();
  });
  const posted: unknown[] = [];
  await page.route("**/api/pay/*/checkout", (route) => {
    posted.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, id: "once" } });
  });
  const tokenizing = page.waitForRequest(/\/credit_cards$/);
  await pay(page).click();
  await tokenizing;
  const [deposit, balance] = request.installments;
  if (!deposit || !balance) throw new Error("Expected two installments");
  changeRequest({
    ...request,
    installments: [
      { ...deposit, state: "paid" },
      { ...balance, state: "open" },
    ],
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "Pay the balance" })).toBeVisible();
  const tokenized = page.waitForResponse(/\/credit_cards$/);
  release();
  await (await tokenized).finished();
  await payWithCard(page);
  await pay(page).click();
  await expect(page.getByRole("alert")).toContainText("Transaction ID: once");
  expect(posted).toEqual([
    expect.objectContaining({
      installment: balance.id,
      deviceData: expect.stringContaining("correlation_id"),
    }),
  ]);
});

test("keeps a changed email when the page is reloaded", async ({ page, gateway }) => {
  expect(gateway.checkouts).toEqual([]);
  await openRequest(page, accepted());
  await expectReady(page);
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).not.toHaveValue("");
  await email.fill("billing@example.com");
  await page.reload();
  await expectReady(page);
  await expect(email).toHaveValue("billing@example.com");
});

test("shows why a card was not accepted", async ({ page, gateway }) => {
  gateway.faults.card = "unreachable";
  await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  const alert = page.getByRole("alert").filter({ hasText: "Error processing payment." });
  await payWithCard(page);
  await pay(page).click();
  await expect(alert).toContainText("We couldn’t reach our payment provider.");
  gateway.faults = {};
  await payWithCard(page, { cvv: rejectedCvv });
  await pay(page).click();
  await expect(alert).toContainText("Our payment provider didn’t accept these details.");
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

test("discards a used PayPal approval when another installment becomes due", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  const changeRequest = await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  await paymentFormDrivers[defaultForm].choosePayPal(page);
  const pending = await holdRequest(page, { method: "POST", url: "**/api/pay/*/checkout" });
  await pay(page).click();
  const posted = await pending.route;
  changeRequest(getState("balance"));
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "Pay the balance" })).toBeVisible();
  await posted.fulfill({ json: { success: true, id: "tx1" } });
  await expect(page.getByText("Paying as payer@example.com")).toBeHidden();
  await expect(pay(page)).toBeEnabled();
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

test("prints a proposal on one page, without header, footer and forms", async ({ page }) => {
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that the page needs JavaScript, and shows whom to contact", async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText("This page needs JavaScript");
    await expect(page.getByRole("main").getByRole("link")).toHaveText(agency.email);
  });
});
