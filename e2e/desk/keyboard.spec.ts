import type { Locator, Page } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expectFocus, pressUntilFocused } from "../support/checks/focus.ts";
import { expect, markPasskeyVerified, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import {
  buildContent,
  sendAcceptedPaymentRequest,
} from "../support/pages/desk-payment-requests.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

/** Enough for the worklist, to which other tests add items. */
const MAX_ROWS = 500;
const selectRow = (page: Page, row: Locator) =>
  pressUntilFocused(page, "j", row.locator("[data-row-link]"), MAX_ROWS);
const tabTo = (page: Page, name: string | RegExp, within: Page | Locator = page) =>
  pressUntilFocused(
    page,
    "Tab",
    within.getByRole("button", { name }).filter({ visible: true }).first(),
    40,
  );

/** Opens an item of the worklist in place, and returns its row. */
async function openItem(page: Page, text: string) {
  await page.goto("/desk");
  await expect(page.getByRole("heading", { name: "Revenue" })).toBeVisible();
  const row = page.locator("li[data-row]").filter({ hasText: text }).first();
  await selectRow(page, row);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  return row;
}

test("supports search, notes, lead states and payment confirmation by keyboard", async ({
  page,
  visitor,
}) => {
  const name = `Keys ${process.pid} ${Date.now()}`;
  await visitor.sendLead(name);
  const number = await visitor.sendClaim(emailFor(name));
  const keys = page.keyboard;
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto("/desk");
  // Wait for the content, because the skeleton has the same heading.
  await expect(page.getByRole("heading", { name: "Revenue" })).toBeVisible();
  await keys.press("/");
  // Keys are not treated as shortcuts while the search box is loading.
  await keys.press("3");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await expect(heading).toHaveText("To do");
  await page.getByRole("combobox", { name: "Search everything" }).clear();
  await keys.type(name);
  const leads = page.getByRole("dialog").getByRole("group", { name: "Leads" });
  await expect(leads.getByRole("option", { name })).toBeVisible();
  // The person comes before the lead.
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(heading).toHaveText(name);

  await keys.press("n");
  await keys.type("Wants it by February, and j, e and 1 are only letters here");
  await keys.press("Control+Enter");
  await expect(page.getByText("Note added")).toBeVisible();
  await keys.press("Escape");
  await expectFocus(page);
  await keys.press("e");
  await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
  await keys.press("z");
  await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
  await keys.press("Escape");
  await expect(heading).toHaveText("Leads");

  await keys.press("3");
  await expect(heading).toHaveText("Orders");
  await keys.press("/");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await keys.type(number);
  await expect(page.getByRole("dialog").getByRole("option", { name: number })).toBeVisible();
  await keys.press("Enter");
  await expect(heading).toHaveText(number);
  await tabTo(page, "Confirm payment");
  await keys.press("Enter");
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  expect((await waitForEmail(emailFor(name), /Your download/)).text).toContain(number);
});

test("finishes the items of the worklist by keyboard, and keeps the focus", async ({
  page,
  visitor,
}) => {
  test.slow();
  const keys = page.keyboard;
  const name = `List ${process.pid} ${Date.now()}`;
  for (const prefix of ["Reply", "Snooze", "Next"]) await visitor.sendLead(`${prefix} ${name}`);
  const number = await visitor.sendClaim(emailFor(name));

  await test.step("replies to a lead", async () => {
    await openItem(page, `Reply ${name}`);
    await expect(page.getByRole("textbox", { name: `Reply to Reply ${name}` })).toBeFocused();
    await keys.type("Yes, we can.");
    await keys.press("Control+Enter");
    await expect(page.getByText("Reply sent to")).toBeVisible();
    await expectFocus(page);
  });

  await test.step("snoozes a lead", async () => {
    const row = await openItem(page, `Snooze ${name}`);
    await tabTo(page, /^Snooze$/, row);
    await keys.press("Enter");
    await expect(row.getByRole("button", { name: "Until tomorrow" })).toBeFocused();
    await keys.press("Enter");
    await expect(page.getByText(/^Snoozed until/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step("confirms a Venmo payment", async () => {
    await markPasskeyVerified(page);
    const row = await openItem(page, number);
    await tabTo(page, /^Confirm payment$/, row);
    await keys.press("Enter");
    await expect(page.getByText(/^Payment confirmed/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step("sends a reminder, and the request leaves the list", async () => {
    const content = buildContent(`Overdue ${name}`, emailFor(name));
    const request = await sendAcceptedPaymentRequest(page, content);
    await queryDatabase(
      `update installments set due_on = current_date - 5
       where payable_since is not null and payment_request_id = $1`,
      [Number(request.number.slice(2))],
    );
    const row = await openItem(page, request.number);
    await tabTo(page, /^Send reminder$/, row);
    await keys.press("Enter");
    await expect(page.getByText("Reminder sent to Overdue")).toBeVisible();
    await expect(row).toHaveCount(0);
    await expectFocus(page);
  });
});

test("refunds an order and logs time by keyboard, and keeps the focus", async ({
  page,
  visitor,
}) => {
  test.slow();
  const keys = page.keyboard;
  const name = `Hours ${process.pid} ${Date.now()}`;
  await visitor.payByCard(name, await connectRunningEmulator().nonce(goodCard), {
    plan: "Website Maintenance",
    amount: "100",
  });

  await page.goto("/desk/hours");
  await selectRow(page, page.getByRole("row", { name }));
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await pressUntilFocused(page, "Tab", page.getByLabel("Description"), 40);
  await keys.type("Opening hours");
  await keys.press("Enter");
  await expect(page.getByText("30 min logged.")).toBeVisible();
  await expectFocus(page);

  await markPasskeyVerified(page);
  await page.goto("/desk/orders");
  await selectRow(page, page.getByRole("row", { name }));
  await keys.press("Enter");
  await tabTo(page, "Refund…");
  await keys.press("Enter");
  await tabTo(page, /^Refund \$/, page.getByRole("dialog"));
  await keys.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectFocus(page);
});
