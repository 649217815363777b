import type { Locator, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, owner, partners, signInWithPasskey, test } from "../support/fixtures/desk.ts";
import { emailFor, type Visitor } from "../support/fixtures/visitor.ts";
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

/** Pays $49 by card and opens the order in the desk. */
async function openPaidOrder(visitor: Visitor, name: string) {
  const buyerName = `${name} ${Date.now()}`;
  const email = emailFor(buyerName);
  const paid = await visitor.payByCard(buyerName, await connectRunningEmulator().nonce(goodCard));
  await page.goto("/desk/orders");
  await page.getByRole("link", { name: buyerName }).first().click();
  await expect(page.getByText(email).first()).toBeVisible();
  return { email, buyerName, ...paid };
}

async function refund(fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole("button", { name: "Refund…" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund/ });
  await fill(dialog);
  await dialog.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(dialog).toBeHidden();
}

test("voids the payment when it is fully refunded before settlement, and notifies the buyer", async ({
  visitor,
}) => {
  const { email, id, orderPath } = await openPaidOrder(visitor, "void");
  await refund(async (dialog) => {
    await expect(dialog.getByText("it’s voided and the buyer isn’t charged")).toBeVisible();
    await expect(dialog.getByLabel("Revoke access to the download")).toBeChecked();
  });
  await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("$0.00").first()).toBeVisible();
  const sale = (await connectRunningEmulator().audit()).transactions.find(
    (transaction) => transaction.id === id,
  );
  expect(sale?.status).toBe("voided");
  const message = await waitForEmail(email, /Your refund of \$49/);
  expect(message.text).toContain("We canceled your payment before it settled");
  const buyer = await page.context().newPage();
  await buyer.goto(orderPath);
  await expect(buyer.getByText("This order was refunded, and access has ended.")).toBeVisible();
  await expect(buyer.getByText("−$49").first()).toBeVisible();
  await buyer.close();
});

test("sends a partial refund after the payment has settled", async ({ visitor }) => {
  test.slow();
  const { email, id, orderPath } = await openPaidOrder(visitor, "part");
  await refund(async (dialog) => {
    await dialog.getByText("Partial", { exact: true }).click();
    await dialog.getByLabel("Amount", { exact: true }).fill("10");
    await expect(dialog.getByText("$10 shows as waiting")).toBeVisible();
  });
  await expect(page.getByText("Refund of $10 starts after settlement")).toBeVisible();
  await expect(page.getByText("Waiting for settlement", { exact: true })).toBeVisible();
  await waitForEmail(email, /Your refund of \$10 is pending/);
  await connectRunningEmulator().settle(id, "settled");
  // The desk reloads an unchanged order once a minute, and the service then looks up the settlement.
  await expect(page.getByText("Processing", { exact: true })).toBeVisible({ timeout: 300_000 });
  await waitForEmail(email, /^Your refund of \$10, order/);
  await expect(page.getByText("Partially refunded").first()).toBeVisible();
  const buyer = await page.context().newPage();
  await buyer.goto(orderPath);
  await expect(
    buyer.getByText("Paid, and partially refunded. Your download is ready."),
  ).toBeVisible();
  await buyer.close();
});

test("[FAULT-53] refunds once when two owners refund the same order, and shows the second an error", async ({
  visitor,
}) => {
  const { id } = await openPaidOrder(visitor, "twice");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole("button", { name: "Refund…" }).filter({ visible: true }).click();
  await refund(async () => {});
  // The open dialog keeps the amount that its owner read, also when the page behind it has changed.
  await expect(second.getByText("−$49.00").first()).toBeVisible();
  await second
    .getByRole("dialog", { name: /^Refund/ })
    .getByRole("button", { name: "Refund $49" })
    .click();
  await expect(second.getByRole("alert")).toContainText("There is nothing left to refund.");
  const sale = (await connectRunningEmulator().audit()).transactions.find(
    (transaction) => transaction.id === id,
  );
  expect(sale?.money).toMatchObject({ voidedCents: 4_900, refundedCents: 0 });
  await second.close();
});

test("[FAULT-49] shows a dispute from its first webhook until it is lost", async ({
  visitor,
  baseURL,
}) => {
  const { id, email, buyerName } = await openPaidOrder(visitor, "dispute");
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const emulator = connectRunningEmulator();
  await emulator.settle(id, "settled");
  const disputeId = await emulator.dispute({ transactionId: id, reason: "product_not_received" });
  const webhookUrl = `${baseURL}/api/braintree/webhooks`;
  await emulator.webhook({ kind: "dispute_opened", disputeId }, webhookUrl);
  const opened = await waitForEmail(
    owner,
    new RegExp(`^Payment disputed: \\$49, order.*${number}`),
  );
  expect(opened.text).toContain(email);
  await expect(page.getByText(`${buyerName} disputed $49`)).toBeVisible();
  await expect(page.getByText("Product not received")).toBeVisible();
  await expect(page.getByLabel("Evidence for the bank")).toHaveValue(/Item: Basic Single-Page/);
  await expect(page.getByRole("button", { name: "Refund…" })).toHaveCount(0);
  await expectNoViolations(page);
  const order = page.url();
  await page.goto("/desk");
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: "Payment disputed: $49" })
    .filter({ hasText: number });
  await expect(entry.getByRole("button", { name: /^Respond to dispute/ })).toBeVisible();

  await page.goto("/desk/orders");
  await expect(page.getByRole("row").filter({ hasText: buyerName })).toContainText("Disputed");

  await emulator.changeDispute(disputeId, "disputed");
  await emulator.webhook({ kind: "dispute_disputed", disputeId }, webhookUrl);
  await page.goto(order);
  await expect(page.getByText("The bank has your response.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send evidence" })).toHaveCount(0);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Revenue" })).toBeVisible();
  await expect(entry).toHaveCount(0);

  await emulator.changeDispute(disputeId, "lost");
  await emulator.webhook({ kind: "dispute_lost", disputeId }, webhookUrl);
  await waitForEmail(owner, new RegExp(`^Dispute lost: \\$49, order.*${number}`));
  await page.goto(order);
  await expect(page.getByText("Dispute loss")).toBeVisible();
  await expect(page.getByText("$0.00").first()).toBeVisible();
});
