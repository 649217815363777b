import type { Locator, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, owner, partners, signInWithPasskey, test } from "../support/fixtures/desk.ts";
import { ipFor, type Visitor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";

test.use({ storageState: { cookies: [], origins: [] } });
test.describe.configure({ mode: "serial" });

let page: Page;
test.beforeAll(async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL });
  page = await context.newPage();
  await signInWithPasskey(page, "/desk/orders", partners.refunds);
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
});
test.afterAll(() => page.context().close());

/** An order of $49, paid by card a moment ago, and open at the desk. */
async function openPaidOrder(visitor: Visitor, name: string) {
  const buyerName = `${name} ${Date.now()}`;
  const email = ipFor(buyerName);
  const paid = await visitor.payByCard(buyerName, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: buyerName }).first().click();
  await expect(page.getByText(email).first()).toBeVisible();
  return { email, buyerName, ...paid };
}

async function ask(fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Refund…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund/ });
  await fill(dialog);
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
}

test("a whole refund on the day of the sale is a void: the buyer reads it in the mail and on the page", async ({
  visitor,
}) => {
  const { email, id, orderPath } = await openPaidOrder(visitor, "void");
  await ask(async (dialog) => {
    await expect(dialog.getByText("it is voided: the buyer is not charged")).toBeVisible();
    await expect(dialog.getByLabel("End access to the download")).toBeChecked();
    await expectNoViolations(page);
  });
  await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("$0.00").first()).toBeVisible();
  const sale = (await connectRunningEmulator().audit()).transactions.find((one) => one.id === id);
  expect(sale?.status).toBe("voided");
  const mail = await waitForEmail(email, /Your refund of \$49/);
  expect(mail.text).toContain("taken back before it reached us");
  const buyer = await page.context().newPage();
  await buyer.goto(orderPath);
  await expect(buyer.getByText("This order was refunded, and access has ended.")).toBeVisible();
  await expect(buyer.getByText("−$49").first()).toBeVisible();
  await buyer.close();
});

test("a part waits, says so, and goes out once the payment is settled", async ({ visitor }) => {
  test.slow();
  const { email, id, orderPath } = await openPaidOrder(visitor, "part");
  await ask(async (dialog) => {
    await dialog.getByText("A part").click();
    await dialog.getByLabel("How much").fill("500");
    await dialog.getByRole("button", { name: /^Refund/ }).click();
    await expect(dialog.getByText("An amount up to $49, please.")).toBeVisible();
    await dialog.getByLabel("How much").fill("10");
    await expect(dialog.getByText("shows as waiting until then")).toBeVisible();
  });
  await expect(page.getByText("Refund of $10 waits until the payment settles")).toBeVisible();
  await expect(page.getByText("Waits for settlement")).toBeVisible();
  await waitForEmail(email, /Your refund of \$10 is coming/);
  await connectRunningEmulator().settle(id, "settled");
  await expect(page.getByText("On its way", { exact: true })).toBeVisible({ timeout: 45_000 });
  await waitForEmail(email, /^Your refund of \$10, order/);
  await expect(page.getByText("Part refunded").first()).toBeVisible();
  const buyer = await page.context().newPage();
  await buyer.goto(orderPath);
  await expect(
    buyer.getByText("Paid, and refunded in part. Your download is ready."),
  ).toBeVisible();
  await buyer.close();
});

test("[FAULT-53] two owners refund the same order at once: one effect, the other is told", async ({
  visitor,
}) => {
  const { id } = await openPaidOrder(visitor, "twice");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await second.getByRole("button", { name: "Refund…" }).click();
  await ask(async () => {});
  await second
    .getByRole("dialog", { name: /^Refund/ })
    .getByRole("button", { name: "Refund $49" })
    .click();
  await expect(second.getByRole("alert")).toContainText("All of it is refunded already.");
  const sale = (await connectRunningEmulator().audit()).transactions.find((one) => one.id === id);
  expect(sale?.money).toMatchObject({ voidedCents: 4_900, refundedCents: 0 });
  await second.close();
});

test("[FAULT-49] a dispute, from its notice to its loss", async ({ visitor, baseURL }) => {
  const { id, email, buyerName } = await openPaidOrder(visitor, "dispute");
  const double = connectRunningEmulator();
  await double.settle(id, "settled");
  const disputeId = await double.dispute({ transactionId: id, reason: "product_not_received" });
  const to = `${baseURL}/api/braintree/notices`;
  await double.webhook({ kind: "dispute_opened", disputeId }, to);
  const opened = await waitForEmail(owner, /^Payment disputed: \$49, order/);
  expect(opened.text).toContain(email);
  await expect(page.getByText(`${buyerName}’s bank disputes $49`)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Nothing was received")).toBeVisible();
  await expect(page.locator("pre")).toContainText("Bought: Basic Single-Page");
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await expect(page.getByRole("button", { name: "Refund…" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectNoViolations(page);
  const order = page.url();
  await page.goto("/desk");
  const entry = page.getByRole("listitem").filter({ hasText: "Payment disputed: $49" }).first();
  await expect(entry.getByRole("link", { name: /^Write the reply/ })).toBeVisible();

  await page.goto("/desk/orders");
  await expect(page.getByRole("listitem").filter({ hasText: buyerName })).toContainText("Disputed");

  await double.changeDispute(disputeId, "disputed");
  await double.webhook({ kind: "dispute_disputed", disputeId }, to);
  await page.goto(order);
  await expect(page.getByText("Your reply is with the bank.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("button", { name: "Copy the evidence" })).toHaveCount(0);
  await page.goto("/desk");
  await expect(entry.filter({ hasText: new URL(order).pathname.split("/").at(-1) })).toHaveCount(0);

  await double.changeDispute(disputeId, "lost");
  await double.webhook({ kind: "dispute_lost", disputeId }, to);
  await waitForEmail(owner, /^Dispute lost: \$49, order/);
  await page.goto(order);
  await expect(page.getByText("Lost in a dispute")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("$0.00").first()).toBeVisible();
});

test("at 390 px the refund fits, and keeping the money changes nothing", async ({ visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaidOrder(visitor, "phone");
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Refund…" }).click();
  await expectNoViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Keep the money" }).click();
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
});
