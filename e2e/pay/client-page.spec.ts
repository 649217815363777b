import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import { agency } from "@agency/contract/agency";
import { expect } from "@playwright/test";
import {
  accepted,
  otherStates,
  proposal,
  refunded,
  stateNamed,
  token,
} from "../support/data/payment-requests.ts";
import { test } from "../support/fixtures/test.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { fillBilling } from "../support/pages/checkout-page.ts";
import {
  accept,
  expectReady,
  invalidLinks,
  lookup,
  mailButton,
  offer,
  open,
  openRequest,
  path,
  pay,
  price,
  state,
  title,
} from "../support/pages/payment-page.ts";

test.use({ timezoneId: "America/Denver" });

test("a proposal shows its words, its lines, and what is due larger than the whole", async ({
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

for (const [name, answer, words] of otherStates) {
  test(`${name}: the page says how things stand`, async ({ page }) => {
    await openRequest(page, answer);
    await expect(state(page)).toHaveText(words);
    await expect(offer(page)).toBeVisible();
    const open = answer.instalments.some((one) => one.state === "open" && !answer.needsAcceptance);
    await expect(pay(page)).toHaveCount(open ? 1 : 0);
    await expect(accept(page)).toHaveCount(answer.needsAcceptance ? 1 : 0);
  });
}

test("says what was refunded, and thanks for nothing that went back", async ({ page }) => {
  await openRequest(page, refunded());
  await expect(page.getByRole("heading", { name: "$3,240 was refunded" })).toBeVisible();
  await expect(price(page).getByText("Nothing is due.")).toBeVisible();
  await expect(page.locator(".stops")).toContainText("Refunded");
  await expect(page.getByText(/is paid/i)).toHaveCount(0);
  await expect(price(page).getByRole("listitem").first()).toContainText(
    "Paid November 17, 2026, $1,620 refunded",
  );
});

test("of what was refunded in part, says what remains paid", async ({ page }) => {
  await openRequest(page, stateNamed("refunded in part"));
  await expect(price(page).getByRole("listitem").filter({ hasText: "Total after" })).toHaveText(
    "Total after the refund$2,740",
  );
});

test("gives a delivery no date, as none is known", async ({ page }) => {
  await openRequest(page, proposal());
  await expect(page.locator(".stops")).toContainText("DeliveryWhen it’s ready");
  await openRequest(page, stateNamed("balance"));
  await expect(page.locator(".stops")).toContainText("Done: Delivery");
  await expect(page.locator(".stops")).not.toContainText("When it’s ready");
});

test("a client who reported a Venmo payment is not asked to pay again", async ({ page }) => {
  await openRequest(page, stateNamed("claimed"));
  const link = page.getByRole("link", { name: "Pay on Venmo" });
  await expect(page.getByText("Already sent it? You’re done.")).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByText("Haven’t sent it yet?").click();
  await expect(link).toBeVisible();
});

for (const [name, answer, heading, words] of invalidLinks) {
  test(`${name}: the page says why, and whom to write to`, async ({ page }) => {
    await open(page, answer);
    await expect(title(page)).toHaveText(heading);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(mailButton(page)).toBeVisible();
  });
}

test("while the service is away the page says so, and opens once it is back", async ({ page }) => {
  let away = true;
  await page.route(`**/api/pay/${token}/view`, (route) => route.fulfill({ status: 204 }));
  await page.route(lookup, (route) => (away ? route.abort() : route.fulfill({ json: proposal() })));
  await page.goto(path);
  await expect(state(page)).toHaveText("We can’t reach our server.");
  away = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(offer(page)).toBeVisible();
});

test("a view is counted once for a load, and the address is told to nobody else", async ({
  page,
}) => {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(new URL(request.url()).pathname);
  });
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  const asked = page.waitForResponse(lookup);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await asked;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(posted).toEqual([`/api/pay/${token}/view`]);
});

test("a proposal is accepted by keyboard alone", async ({ page }) => {
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
  const sent = page.waitForRequest("**/acceptance");
  await page.route("**/acceptance", (route) => route.fulfill({ json: accepted() }));
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toEqual({ version: 1, name: "Greta Olsen", agreed: true });
  await expect(page.getByRole("heading", { name: "Pay the deposit" })).toBeFocused();
});

test("on a phone the way to the signature stays in reach, and shows once", async ({ page }) => {
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

test("the payment form's code comes when its place comes into view", async ({ page, gateway }) => {
  expect(gateway.checkouts).toEqual([]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const { script } = paymentFormDrivers["drop-in"];
  await page.setViewportSize({ width: 390, height: 664 });
  await openRequest(page, accepted());
  await expect(price(page)).toBeVisible();
  expect(scripts.filter((name) => script.test(name))).toEqual([]);
  await expectReady(page);
  expect(scripts.filter((name) => script.test(name))).toHaveLength(1);
});

test("[FAULT-50] an amount that changed while the client pays is shown, and nothing was charged", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  let answer = accepted();
  await open(page, { json: answer });
  await page.route(lookup, (route) => route.fulfill({ json: answer }));
  await expectReady(page);
  await fillBilling(page);
  await paymentFormDrivers["drop-in"].payWithCard(page);
  await page.route("**/api/pay/*/checkout", (route) => {
    answer = accepted({ cents: 150_000 });
    return route.fulfill({ status: 409, json: { success: false, error: "Changed." } });
  });
  const sent = page.waitForRequest("**/api/pay/*/checkout");
  await pay(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ instalment: 71, cents: 162_000 });
  await expect(page.getByRole("alert")).toContainText("The amount has changed: it is $1,500 now.");
  await expect(pay(page)).toContainText("$1,500");
});

test("does not charge an instalment that another tab paid while the card was tokenized", async ({
  page,
  gateway,
}) => {
  gateway.form = "hosted-fields";
  let answer = accepted();
  await page.route(lookup, (route) => route.fulfill({ json: answer }));
  await page.route("**/api/pay/*/view", (route) => route.fulfill({ status: 204 }));
  await page.goto(path);
  await expectReady(page);
  await fillBilling(page);
  await paymentFormDrivers["hosted-fields"].payWithCard(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/credit_cards$/, async (route) => {
    await held;
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
  const [deposit, balance] = answer.instalments;
  if (!deposit || !balance) throw new Error("There are not two instalments");
  answer = accepted(undefined, {
    instalments: [
      { ...deposit, state: "paid" },
      { ...balance, state: "open" },
    ],
  });
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "Pay the balance" })).toBeVisible();
  const tokenized = page.waitForResponse(/\/credit_cards$/);
  release();
  await (await tokenized).finished();
  await paymentFormDrivers["hosted-fields"].payWithCard(page);
  await pay(page).click();
  await expect(page.getByRole("alert")).toContainText("Transaction ID: once");
  expect(posted).toEqual([expect.objectContaining({ instalment: balance.id })]);
});

test("says why a card could not be used, whatever the reason", async ({ page, gateway }) => {
  gateway.faults.card = "unreachable";
  await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  const alert = page.getByRole("alert").filter({ hasText: "Error processing payment." });
  await paymentFormDrivers["drop-in"].payWithCard(page);
  await pay(page).click();
  await expect(alert).toContainText("We could not reach our payment provider.");
  gateway.faults = {};
  await paymentFormDrivers["drop-in"].payWithCard(page, { cvv: rejectedCvv });
  await pay(page).click();
  await expect(alert).toContainText("Our payment provider did not accept these details.");
});

test("a payment whose outcome is not known yet is followed, and after a reload too", async ({
  page,
  gateway,
}) => {
  expect(gateway.checkouts).toEqual([]);
  await openRequest(page, accepted());
  await expectReady(page);
  await fillBilling(page);
  await paymentFormDrivers["drop-in"].payWithCard(page);
  const processing = { success: false, processing: true, orderPath: "/order/first" };
  let outcome: object = processing;
  await page.route("**/api/pay/*/checkout", (route) =>
    route.fulfill({ status: 202, json: processing }),
  );
  const asked: string[] = [];
  await page.route("**/api/checkout/*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: outcome });
  });
  const sent = page.waitForRequest("**/api/pay/*/checkout");
  await pay(page).click();
  const { key } = (await sent).postDataJSON();
  const waiting = page.getByRole("heading", { name: "Your payment is being processed" });
  await expect(waiting).toBeFocused();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(pay(page)).toHaveCount(0);
  outcome = { success: true, id: "tx1", orderPath: "/order/first" };
  await expect(page.getByRole("alert")).toContainText("Transaction ID: tx1");
  await expect(page.getByRole("link", { name: "View receipt" })).toHaveAttribute(
    "href",
    "/order/first",
  );
  expect(asked.every((url) => url.endsWith(key))).toBe(true);
});

test("a proposal prints on one page, without the site and its forms", async ({ page }) => {
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const paper = page.getByRole("article");
  await expect(paper.getByRole("heading", { level: 1 })).toHaveText("Proposal R-0036");
  for (const text of [agency.legalName, "Cedar Loft Yoga LLC", "November 25, 2026", "$3,240"]) {
    await expect(paper.getByText(text).first()).toBeVisible();
  }
  for (const role of ["banner", "contentinfo", "textbox", "button", "link"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(paper.getByText("Nell Okada")).toBeVisible();
  await expect(paper.getByText("Working draft. December 11, 2026")).toBeVisible();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says what it needs, and whom to write to", async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText("This page needs JavaScript");
    await expect(page.getByRole("main").getByRole("link")).toHaveText(agency.email);
  });
});
