import type { Locator, Page } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { pressUntilFocused } from "../support/checks/focus.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import {
  buildContent,
  dayFromNow,
  sendAcceptedPaymentRequest,
} from "../support/pages/desk-payment-requests.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

const tabTo = (page: Page, target: Locator) => pressUntilFocused(page, "Tab", target, 60);

async function chooseAction(page: Page, name: string) {
  await visibleButton(page, "More actions").click();
  await page.getByRole("button", { name }).filter({ visible: true }).last().click();
}

test("creates, sends, edits and voids a payment request by keyboard, and keeps it after a reload", async ({
  page,
  visitor,
}) => {
  test.slow();
  const name = uniqueName("Greta Keys");
  const email = emailFor(name);
  await visitor.sendLead(name);
  const keys = page.keyboard;
  await page.goto("/desk");
  // Wait for the content, because the skeleton has the same heading.
  await expect(page.getByRole("heading", { name: "Revenue" })).toBeVisible();
  await keys.press("/");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await keys.type(name);
  const leads = page.getByRole("dialog").getByRole("group", { name: "Leads" });
  await expect(leads.getByRole("option", { name })).toBeVisible();
  // The person comes before the lead.
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(heading(page)).toHaveText(name);
  const lead = page.url();
  await keys.press("r");
  await expect(heading(page)).toHaveText("New payment request");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel("Email")).toHaveValue(email);

  await tabTo(page, page.getByLabel("Title"));
  await keys.type("A site with a class schedule");
  await tabTo(page, page.getByLabel("Item", { exact: true }));
  await keys.type("Growth package");
  await tabTo(page, page.getByLabel("Unit price"));
  await keys.type("3,000.1x");
  await keys.press("Control+s");
  await expect(page.getByText("Enter a unit price, such as 1,500 or 49.50.")).toBeVisible();
  await expect(page.getByLabel("Unit price")).toBeFocused();
  await keys.press("Backspace");
  await expect(page.getByText("Deposit due 7 days after acceptance")).toBeVisible();
  await expect(page.getByText("$1,500.05").first()).toBeVisible();
  await keys.press("Control+s");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}\/edit$/);
  const number = /R-\d+/.exec(page.url())?.[0] ?? "";

  await page.getByLabel("Description").focus();
  await keys.type("Ten pages, in four weeks.");
  await page.reload();
  await expect(page.getByText("We restored your unsaved changes.")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Ten pages, in four weeks.");

  const send = visibleButton(page, /^Send to Greta/).last();
  await tabTo(page, send);
  await keys.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`${email} gets an email, “A proposal from`)).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Send request for $3,000.10" }));
  await keys.press("Enter");
  await expect(page.getByText("Sent to Greta")).toBeVisible();
  await expect(heading(page)).toHaveText("A site with a class schedule");
  expect((await waitForEmail(email, /^A proposal from/)).text).toContain("/pay/");

  await keys.press("4");
  await expect(heading(page)).toHaveText("Payment requests");
  const row = page.getByRole("row").filter({ hasText: number });
  await expect(row).toContainText("Sent");
  await expect(row).toContainText("$3,000.10");
  await tabTo(page, row.getByRole("link"));
  await keys.press("Enter");
  await expect(heading(page)).toHaveText("A site with a class schedule");

  await tabTo(page, visibleButton(page, "More actions"));
  await keys.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Edit", exact: true }));
  await keys.press("Enter");
  await expect(page.getByText("Greta already has version 1.")).toBeVisible();
  await tabTo(page, page.getByLabel("Unit price"));
  await keys.press("Control+a");
  await keys.type("2800");
  await keys.press("Control+s");
  await tabTo(page, dialog.getByRole("button", { name: "Send request for $2,800" }));
  await keys.press("Enter");
  await expect(page.getByText("Updated version sent")).toBeVisible();
  await waitForEmail(email, /^Updated: A site/);

  await tabTo(page, visibleButton(page, "More actions"));
  await keys.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Void request…" }));
  await keys.press("Enter");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByText(`${number} voided`)).toBeVisible();
  await waitForEmail(email, /^Closed: A site/);
  await page.goto(lead);
  await expect(page.getByRole("listitem").filter({ hasText: "$2,800" })).toContainText("Void");
});

test("sends reminders, changes the due date, replaces the link, adds a note and requests a lower balance", async ({
  page,
}) => {
  test.slow();
  const name = uniqueName("Ana Due");
  const email = emailFor(name);
  await page.goto("/desk/payment-requests");
  const { number, paymentPageUrl } = await sendAcceptedPaymentRequest(
    page,
    buildContent(name, email),
  );
  await page.goto(`/desk/payment-requests/${number}`);
  await chooseAction(page, "Turn off reminders");
  await expect(page.getByText("Reminders turned off")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Reminders turned on")).toBeVisible();

  await chooseAction(page, "Change due date…");
  await page.getByLabel("New due date").fill(dayFromNow(-3));
  await page.getByRole("dialog").getByRole("button", { name: "Change due date" }).click();
  await expect(page.getByText(/^3 days overdue|^2 days overdue/).first()).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Desk" });
  await expect(navigation.getByRole("link", { name: /^Payment requests/ })).not.toHaveText(
    "Payment requests",
  );
  await page.goto("/desk");
  const overdueItem = page.getByRole("listitem").filter({ hasText: number });
  await expect(overdueItem).toContainText("$1,500 is overdue: Ana");
  await overdueItem.getByRole("link", { name: /^\$1,500 is overdue/ }).click();
  await expect(heading(page)).toHaveText("A site with a class schedule");

  await visibleButton(page, "Send reminder").click();
  await expect(page.getByText("Reminder sent to Ana")).toBeVisible();
  await visibleButton(page, "Send reminder").click();
  await expect(
    page.getByText(/^Ana already got a reminder today, .*No new one was sent/),
  ).toBeVisible();
  await page.goto("/desk");
  await expect(heading(page)).toHaveText("To do");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(number)).toHaveCount(0);
  await page.goto(`/desk/payment-requests/${number}`);

  await chooseAction(page, "Replace link…");
  await page.getByRole("dialog").getByRole("button", { name: "Replace link" }).click();
  await expect(page.getByText("Link replaced").first()).toBeVisible();
  const response = await page.request.get(
    new URL(paymentPageUrl ?? "").pathname.replace("/pay/", "/api/pay/"),
  );
  expect(response.status()).toBe(410);

  await page.getByLabel("Note").fill("Wants to pay in March");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".note").getByText("Wants to pay in March")).toBeVisible();

  await expect(page.getByText("Due after you mark the project as delivered")).toBeVisible();
  await chooseAction(page, "Mark as delivered…");
  const dialog = page.getByRole("dialog", { name: "Mark as delivered" });
  await dialog.getByText("Adjusted").click();
  await dialog.getByLabel("Reason").fill("Two fewer pages");
  await dialog.getByLabel("Adjustment").fill("-100.50");
  await expect(dialog.getByText("they don’t need to accept again")).toBeVisible();
  await dialog.getByLabel("Due date").fill(dayFromNow(9));
  await dialog.getByRole("button", { name: "Request $1,399.50" }).click();
  await expect(page.getByText("Marked as delivered, balance of $1,399.50 requested")).toBeVisible();
  await expect(page.getByText("Two fewer pages").first()).toBeVisible();
  await expect(page.getByText("$2,899.50").first()).toBeVisible();
  expect((await waitForEmail(email, /^Delivered: /)).text).toContain("$1,399.50");

  await chooseAction(page, "Change due date…");
  const dueDate = page.getByLabel("New due date");
  await expect(dueDate).not.toHaveValue(dayFromNow(9));
  await page.getByRole("dialog").getByLabel("Installment").selectOption("Balance, $1,399.50");
  await expect(dueDate).toHaveValue(dayFromNow(9));
});
