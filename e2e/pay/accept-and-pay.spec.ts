import { expect, type Page } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { readQrCode } from "../support/checks/qr-code.ts";
import { test } from "../support/fixtures/payment-requests.ts";
import { findGatewayTransaction, transactionId } from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import {
  acceptAs,
  fillCard,
  offer,
  pay,
  payByCard,
  price,
  state,
  title,
} from "../support/pages/payment-page.ts";

const { step } = test;

const settledHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

let cspViolations: string[];
test.beforeEach(async ({ context, page }) => {
  await routeToRealGateway(context);
  cspViolations = await collectCspViolations(page);
});
test.afterEach(() => expect(cspViolations).toEqual([]));

const getCapturedCents = async (id: string) =>
  (await findGatewayTransaction(id)).money?.capturedCents;

test("accepts a proposal, pays the deposit by card after a Venmo code, and the balance after delivery", async ({
  page,
  paymentRequests,
}) => {
  test.slow();
  const sent = await paymentRequests.send();
  await page.goto(sent.path);
  await expect(title(page)).toHaveText("Growth site with class schedule");
  await expect(price(page)).toContainText("$3,240");
  await expect(offer(page).getByRole("cell")).toHaveText([
    "Growth package",
    "$3,000",
    "Class schedule4 × $60",
    "$240",
    "$3,240",
  ]);
  await expect.poll(async () => (await paymentRequests.read(sent.number)).views).toBe(1);
  await acceptAs(page, "Greta Maria Olsen");
  await expect(page.getByRole("heading", { name: "Pay the deposit" })).toBeFocused();
  await expect(price(page)).toContainText("Accepted by Greta Maria Olsen");
  await expect(page.getByLabel("Full name", { exact: true })).toHaveValue("Greta Olsen");
  await step("requests a Venmo code, and pays by card instead", async () => {
    await page.getByRole("button", { name: "Pay with a Venmo code" }).click();
    await expect(page.getByRole("heading", { name: "Deposit by Venmo" })).toBeFocused();
    await expect(state(page)).toHaveText("We’re confirming your Venmo payment.");
    const code = page.getByRole("img", { name: "Venmo QR code for $1,620" });
    const [{ order } = {}] = (await paymentRequests.read(sent.number)).installments;
    const note = `${sent.number} · Order ${order}`;
    await expect(page.getByText(note)).toBeVisible();
    const link = new URL(await readQrCode(code));
    expect(link.searchParams.get("amount")).toBe("1620");
    expect(link.searchParams.get("note")).toBe(note);
    await expect(page.getByRole("link", { name: "Pay on Venmo" })).toHaveAttribute(
      "href",
      link.href,
    );
    await page.reload();
    await page.getByText("Haven’t sent it yet?").click();
    await expect(code).toBeVisible();
    await page.getByRole("button", { name: "Pay by card instead" }).click();
    await expect(page.getByRole("heading", { name: "Pay the deposit" })).toBeFocused();
  });
  const posted = page.waitForRequest("**/api/pay/*/checkout");
  await payByCard(page);
  expect((await posted).postDataJSON()).toMatchObject({
    cents: 162_000,
    deviceData: expect.stringContaining("correlation_id"),
  });
  await expect(settledHeading(page, "Your deposit of $1,620 is paid")).toBeFocused();
  expect(await getCapturedCents(await transactionId(page))).toBe(162_000);
  await expect(state(page)).toHaveText("Thank you, the deposit is paid. Nothing is due now.");
  await waitForEmail(sent.content.client.email, /receipt|paid|Thank/i);

  await paymentRequests.deliver(sent, "2099-01-08");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(state(page)).toHaveText("The balance is due January 8, 2099.");
  await payByCard(page);
  await expect(settledHeading(page, "Your balance of $1,620 is paid")).toBeFocused();
  await expect(state(page)).toHaveText("Paid in full. Thank you.");
  await page.getByRole("link", { name: "View receipt" }).click();
  await expect(title(page)).toHaveText("Thank you");
  expect((await paymentRequests.read(sent.number)).state).toBe("paid");
  // A reload is another view.
  expect((await paymentRequests.read(sent.number)).views).toBe(2);
});

test("[FAULT-50] charges once when an installment is paid in two tabs and a response is lost", async ({
  page,
  context,
  paymentRequests,
}) => {
  test.slow();
  const sent = await paymentRequests.send();
  await page.goto(sent.path);
  await acceptAs(page, "Greta Olsen");
  await fillCard(page);
  const second = await context.newPage();
  await second.route("**/api/pay/*/checkout", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await second.goto(sent.path);
  await payByCard(second);
  await expect(settledHeading(second, "Your deposit of $1,620 is paid")).toBeVisible();
  const id = await transactionId(second);
  expect(await getCapturedCents(id)).toBe(162_000);
  await second.close();
  // Click before the first tab has reloaded the payment request.
  await pay(page).click();
  await expect(settledHeading(page, "Your deposit of $1,620 is paid")).toBeVisible();
  const { transactions } = await connectRunningEmulator().audit();
  const number = (await findGatewayTransaction(id)).orderId?.slice(0, -9) ?? "";
  expect(transactions.filter(({ orderId }) => orderId?.startsWith(number))).toHaveLength(1);
});
