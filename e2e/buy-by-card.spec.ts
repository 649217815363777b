import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, type Page, test } from "@playwright/test";
import { realCheckout } from "./braintree/real-checkout.ts";
import { runningDouble } from "./braintree/running-double.ts";
import { dropIn, formNames, widgets } from "./braintree/widget.ts";
import { buyer, expectReady, fillBilling, openReadyCheckout, placeOrder } from "./checkout-page.ts";
import { linkIn, mailArrival, mailTo } from "./mail.ts";
import { state } from "./order-page.ts";
import { policyViolations } from "./policy-violations.ts";
import { visit } from "./visit.ts";

/** A fault strikes the next sale, whoever makes it: one purchase at a time. */
test.describe.configure({ mode: "default" });
test.afterEach(() => runningDouble().clearFaults());

const file = templateFiles["basic-single-page"];
const declined = "4000111111111115";
const rejected = "4000111111111511";

const alert = (page: Page) => page.getByRole("alert");
const success = /Payment successful! Transaction ID: (\w+)/;
const waiting = (page: Page) =>
  page.getByRole("heading", { name: "Your payment is being processed" });
const downloadLink = (page: Page) => page.getByRole("link", { name: "Download the ZIP" });

/** An address of the test's own, so that its mail is found among the others'. */
const freshAddress = () => `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillBillingAs(page: Page, email: string) {
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

async function transactionId(page: Page) {
  const words = alert(page).getByText(success);
  return success.exec((await words.textContent()) ?? "")?.[1] ?? "";
}

async function atTheGateway(id: string) {
  const { transactions } = await runningDouble().audit();
  const found = transactions.find((transaction) => transaction.id === id);
  if (!found) throw new Error(`The gateway has no transaction ${id}`);
  return found;
}

/** All the money that the gateway holds or takes for the purchase that this transaction paid. */
async function moneyOf(id: string) {
  const number = (await atTheGateway(id)).orderId?.slice(0, 9) ?? "";
  const { orders } = await runningDouble().audit();
  const tries = Object.entries(orders).filter(([reference]) => reference.startsWith(number));
  return tries.reduce(
    (sum, [, { authorizedCents, capturedCents, captures }]) => ({
      authorizedCents: sum.authorizedCents + authorizedCents,
      capturedCents: sum.capturedCents + capturedCents,
      captures: sum.captures + captures,
    }),
    { authorizedCents: 0, capturedCents: 0, captures: 0 },
  );
}

const paidOnce = { authorizedCents: 0, capturedCents: 4_900, captures: 1 };

async function expectTheFile(page: Page) {
  const downloading = page.waitForEvent("download");
  await downloadLink(page).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(file.fileName);
  const bytes = readFileSync(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
}

for (const form of formNames) {
  test(`a template bought by card is delivered at once: on the page, by mail, on the order page, with ${form}`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const email = freshAddress();
    const { unexpected } = await realCheckout(context, form);
    const refused = await policyViolations(page);
    await visit(page, "/basictemplate");
    await page.getByRole("link", { name: "Buy Now" }).click();
    await page.getByRole("link", { name: "Go to Secure Checkout" }).click();
    await expect(page).toHaveURL("/checkout?plan=Basic%20Single-Page&amount=49");
    await expectReady(page);
    await expect(page.getByText("Test payments: no money moves")).toBeVisible();
    await fillBillingAs(page, email);
    await widgets[form].payWithCard(page);
    const link = linkReady(page);
    await placeOrder(page).click();

    const id = await transactionId(page);
    const { path, workedAt } = await link;
    const { history } = await atTheGateway(id);
    const yes = history.find(({ status }) => status === "submitted_for_settlement")?.at ?? "";
    const linkMs = workedAt - Date.parse(yes);
    await mailTo(email, /^Your download: Basic Single-Page/);
    const mailMs = Math.round((await mailArrival(email)) - Date.parse(yes));
    test
      .info()
      .annotations.push(
        { type: "ms from the gateway's yes to a working download", description: `${linkMs}` },
        { type: "ms from the gateway's yes to the receipt", description: `${mailMs}` },
      );
    console.log(`${form}: download after ${linkMs} ms, receipt after ${mailMs} ms`);
    // The service keeps to 1 s and 5 s by itself (its own test measures); here two browsers share the cores.
    expect(linkMs).toBeLessThanOrEqual(5_000);
    expect(mailMs).toBeLessThanOrEqual(10_000);
    expect((await request.head(path)).ok()).toBe(true);
    expect(await moneyOf(id)).toEqual(paidOnce);

    await expectTheFile(page);
    const receipt = await mailTo(email, /^Your download: Basic Single-Page/);
    expect(receipt.text).toContain("$49");
    expect(receipt.text).toContain(file.sha256);
    const onPage = await page.getByRole("link", { name: "Your order page" }).getAttribute("href");
    expect(new URL(linkIn(receipt, /\/order\//)).pathname).toMatch(/^\/order\//);
    await page.goto(onPage ?? "");
    await expect(state(page)).toContainText("Paid");
    await page.goto(linkIn(receipt, /\/order\//));
    await expectTheFile(page);
    expect(unexpected).toEqual([]);
    expect(refused).toEqual([]);
  });
}

/** When the page's link to the file first led somewhere, asked for as soon as the page could know it. */
async function linkReady(page: Page) {
  const answer = await page.waitForResponse(/\/api\/orders\/[^/]+$/);
  const { items } = await answer.json();
  const path: string = items[0].download.path;
  const file = await page.request.head(path);
  expect(file.ok()).toBe(true);
  return { path, workedAt: Date.now() };
}

test("a declined card is told in the bank's words, and the next card pays the same order", async ({
  page,
  context,
}) => {
  const { double } = await realCheckout(context);
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page, { number: declined });
  await placeOrder(page).click();
  await expect(alert(page)).toContainText("Payment failed: Do Not Honor");
  await dropIn.payWithCard(page);
  await placeOrder(page).click();
  const id = await transactionId(page);
  expect(await moneyOf(id)).toEqual(paidOnce);
  const number = (await atTheGateway(id)).orderId?.slice(0, 9) ?? "";
  const { transactions } = await double.audit();
  const tries = transactions.filter(({ orderId }) => orderId?.startsWith(number));
  expect(tries.map(({ status }) => status)).toEqual([
    "processor_declined",
    "submitted_for_settlement",
  ]);
});

test("a card that the gateway rejects is refused, and nothing is taken", async ({
  page,
  context,
}) => {
  await realCheckout(context);
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page, { number: rejected });
  await placeOrder(page).click();
  await expect(alert(page)).toContainText(/Payment failed: Gateway Rejected/i);
  await expect(placeOrder(page)).toBeEnabled();
  const { transactions } = await runningDouble().audit();
  expect(transactions.at(-1)).toMatchObject({ status: "gateway_rejected" });
});

test("an answer of the gateway that is lost is waited for, and the payment found", async ({
  page,
  context,
}) => {
  const { double } = await realCheckout(context);
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page);
  await double.fault({ operation: "sale", kind: "lost" });
  await placeOrder(page).click();
  await expect(waiting(page)).toBeInViewport();
  await expect(waiting(page)).toBeFocused();
  await expect(page.getByRole("status")).toContainText("Please do not pay again");
  const id = await transactionId(page);
  expect(await moneyOf(id)).toEqual(paidOnce);
  await expectTheFile(page);
});

test("a connection that is lost after the order was placed is taken up again", async ({
  page,
  context,
}) => {
  await realCheckout(context);
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page);
  await page.route("**/api/checkout", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await placeOrder(page).click();
  expect(await moneyOf(await transactionId(page))).toEqual(paidOnce);
});

test("a page that is reloaded in mid-payment shows the outcome", async ({ page, context }) => {
  const { double } = await realCheckout(context);
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page);
  await double.fault({ operation: "sale", kind: "late", delayMs: 2_000 });
  const posted = page.waitForRequest("**/api/checkout");
  await placeOrder(page).click();
  await posted;
  await expect.poll(async () => (await double.audit()).transactions.at(-1)?.status).toBeDefined();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  const id = await transactionId(page);
  expect(await moneyOf(id)).toEqual(paidOnce);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
});

test("a tampered amount pays the catalogue's price", async ({ page, context }) => {
  await realCheckout(context);
  await openReadyCheckout(page, "Basic Single-Page", "0.01");
  await expect(page.getByRole("note")).toContainText("The price of Basic Single-Page is $49");
  await fillBillingAs(page, freshAddress());
  await dropIn.payWithCard(page);
  await placeOrder(page).click();
  const id = await transactionId(page);
  expect((await atTheGateway(id)).amountCents).toBe(4_900);
});

test("a tampered amount in the request itself is refused", async ({ request }) => {
  const nonce = await runningDouble().nonce({
    number: "4111111111111111",
    expirationMonth: "12",
    expirationYear: "2030",
  });
  const before = (await runningDouble().audit()).transactions.length;
  const answer = await request.post("/api/checkout", {
    data: {
      paymentMethodNonce: nonce,
      amount: "0.01",
      plan: "Basic Single-Page",
      billing: buyer,
      order: crypto.randomUUID(),
      key: crypto.randomUUID(),
    },
  });
  expect(await answer.json()).toMatchObject({ success: false });
  expect((await runningDouble().audit()).transactions.length).toBe(before);
});
