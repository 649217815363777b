import type { BrowserContext, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { expect, partners, signInWithPasskey, test } from "../support/fixtures/desk.ts";
import { emailFor, type Visitor } from "../support/fixtures/visitor.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import {
  billingLabels,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

test.use({ storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: "serial" });

let desk: Page;
test.beforeAll(async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL });
  desk = await context.newPage();
  await signInWithPasskey(desk, "/desk/hours", partners.hours);
  await expect(desk.getByRole("heading", { level: 1, name: "Hours" })).toBeVisible();
});
test.afterAll(() => desk.context().close());

/** Buys hours by card and opens the order page from the receipt email. */
async function buyHours(context: BrowserContext, name: string, hours: number) {
  const { emulator } = await routeToRealGateway(context);
  const page = await context.newPage();
  const buyerName = `${name} ${Date.now()}`;
  const email = emailFor(buyerName);
  await openReadyCheckout(page, "Website Maintenance", String(hours * 50));
  await fillBilling(page);
  await page.getByLabel(billingLabels.name, { exact: true }).fill(buyerName);
  await page.getByLabel(billingLabels.email, { exact: true }).fill(email);
  await payWithCard(page);
  await placeOrder(page).click();
  const receipt = await waitForEmail(email, /^Your receipt: Website Maintenance/);
  const number = /order (\S{9})\)/.exec(receipt.subject ?? "")?.[1] ?? "";
  await page.goto(findLink(receipt, /\/order\//));
  await expect(page.getByRole("region", { name: `Order ${number}` })).toBeVisible();
  const sale = async () =>
    (await emulator.audit()).transactions.find(({ orderId }) => orderId?.includes(number));
  return { page, email, buyerName, number, sale };
}

/** Buys hours through the API, for tests of what follows. */
async function prepareHours(visitor: Visitor, name: string, hours: number) {
  const buyerName = `${name} ${Date.now()}`;
  const nonce = await connectRunningEmulator().nonce(goodCard);
  const item = { plan: "Website Maintenance", amount: String(hours * 50) };
  const { orderPath } = await visitor.payByCard(buyerName, nonce, item);
  return { email: emailFor(buyerName), buyerName, orderPath };
}

async function openAccount(buyerName: string) {
  await desk.goto("/desk/hours");
  await desk.getByRole("link", { name: buyerName }).click();
  await expect(desk.getByRole("heading", { level: 1, name: buyerName })).toBeVisible();
}

async function logTime(minutes: string, note: string) {
  await desk.getByLabel("Minutes", { exact: true }).fill(minutes);
  await desk.getByLabel("Description").fill(note);
  await desk.getByRole("button", { name: /^Log / }).filter({ visible: true }).click();
}

const figure = (name: string) =>
  desk.getByRole("region", { name: "Hours", exact: true }).locator("div", { hasText: name });

test("shows the same hours in desk, order page, emails and gateway after work and a refund", async ({
  context,
}) => {
  test.slow();
  const { page, email, buyerName, number, sale } = await buyHours(context, "four hours", 4);
  await expect(page.getByText("4 h of 4 h left")).toBeVisible();

  await openAccount(buyerName);
  await logTime("60", "Opening hours on every page");
  await expect(desk.getByText("1 h logged. 3 h left")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "Opening hours" })).toContainText("−1 h");
  const worked = await waitForEmail(email, /^3 h of 4 h left, order/);
  expect(worked.text).toContain("Opening hours on every page");
  await page.reload();
  await expect(page.getByText("Paid. 3 h of 4 h left.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Opening hours on every page/ })).toContainText(
    "−1 h",
  );
  await expectNoViolationsAtAnyWidth(page);
  await expectNoViolationsAtAnyWidth(desk);

  const { id = "" } = (await sale()) ?? {};
  await connectRunningEmulator().settle(id, "settled");
  await desk.getByRole("button", { name: "Refund unused" }).filter({ visible: true }).click();
  const dialog = desk.getByRole("dialog", { name: "Refund unused hours" });
  await expect(dialog.getByText("Refund for 2 h")).toBeVisible();
  await expect(dialog.getByText("Minimum billed")).toBeVisible();
  await expectNoViolationsAtAnyWidth(desk);
  await dialog.getByRole("button", { name: "Refund $100" }).click();
  await expect(dialog).toBeHidden();
  // The desk may not have synced the settlement yet.
  await expect(desk.getByText(/^Refund of \$100 (started|starts after settlement)/)).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: "Refund of $100" })).toContainText("−2 h");
  await expect(figure("Remaining").last()).toContainText("1 h");
  await expect(figure("Purchased").last()).toContainText("2 h refunded");

  const refunded = await waitForEmail(email, /^Your refund of \$100, order/);
  expect(refunded.text).toContain("2 h of prepaid time");
  expect(refunded.text).toContain("1 h of 2 h left");
  await page.reload();
  await expect(page.getByText("Paid, and partially refunded. 1 h of 2 h left.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Refund of \$100/ })).toContainText("−2 h");
  await expect(page.getByText("−$100").first()).toBeVisible();
  expect((await sale())?.money).toMatchObject({ capturedCents: 20_000, refundedCents: 10_000 });
  await desk.goto(`/desk/orders/${number}`);
  await expect(desk.getByRole("definition").filter({ hasText: "−$100.00" })).toBeVisible();
  await expect(desk.getByText("1 h of 2 h left")).toBeVisible();
});

test("logs more time than purchased only when confirmed, and shows adjustments to the client", async ({
  page,
  visitor,
}) => {
  test.slow();
  const { email, buyerName, orderPath } = await prepareHours(visitor, "over", 2);
  await openAccount(buyerName);
  await desk.getByLabel("Minutes", { exact: true }).fill("150");
  const overdraft = desk.getByLabel("Log 30 min more than purchased");
  await expect(overdraft).toBeVisible();
  await desk.getByLabel("Description").fill("New booking form");
  await desk.getByRole("button", { name: "Log 2 h 30 min" }).filter({ visible: true }).click();
  await expect(overdraft).toBeFocused();
  await overdraft.check();
  await expectNoViolationsAtAnyWidth(desk);
  await desk.getByRole("button", { name: "Log 2 h 30 min" }).filter({ visible: true }).click();
  await expect(desk.getByText("2 h 30 min logged. −30 min left")).toBeVisible();
  await waitForEmail(email, /^30 min over the 2 h you bought, order/);

  await desk.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await desk.getByRole("button", { name: "Adjust hours…" }).click();
  const dialog = desk.getByRole("dialog", { name: "Adjust hours" });
  await dialog.getByLabel("Minutes").fill("45");
  await dialog.getByLabel("Reason").fill("It took less");
  await expectNoViolationsAtAnyWidth(desk);
  await dialog.getByRole("button", { name: "Add 45 min" }).click();
  await expect(desk.getByText("Hours adjusted. 15 min left")).toBeVisible();
  await waitForEmail(email, /^15 min of 2 h left, order/);
  await page.goto(orderPath);
  await expect(page.getByRole("row", { name: /Corrected: It took less/ })).toContainText("+45 min");
  await expect(page.getByRole("row", { name: /New booking form/ })).toContainText("−2 h 30 min");
});
