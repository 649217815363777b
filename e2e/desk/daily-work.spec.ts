import type { Page } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, markPasskeyVerified, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;

const listItem = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ hasText: text }).first();

test("sees a new lead arrive while typing, marks it as answered and undoes it, on a phone", async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = uniqueName("Owen Tran");
  await visitor.sendLead(name);
  await page.goto("/desk");
  await listItem(page, name).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel("Note").fill("Half a tho");
  const title = await page.title();
  await visitor.sendLead(uniqueName("Imani Brooks"));
  await expect.poll(() => page.title()).not.toBe(title);
  await expect(page.getByLabel("Note")).toHaveValue("Half a tho");
  await expect(page.getByLabel("Note")).toBeFocused();

  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
  await page.goto("/desk");
  await expect(listItem(page, name)).toBeVisible();
});

test("confirms one Venmo claim and cancels another", async ({ page, visitor }) => {
  const email = emailFor(uniqueName("Dana Whitlock"));
  const number = await visitor.sendClaim(email);
  await markPasskeyVerified(page);
  await page.goto("/desk");
  await listItem(page, number).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await expect(page.getByText(`Payment confirmed. Download sent to ${email}`)).toBeVisible();
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  expect((await waitForEmail(email, /Your download/)).text).toContain(number);

  const other = await visitor.sendClaim(email);
  await page.goto(`/desk/orders/${other}`);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("button", { name: "Cancel order…" }).click();
  await page.getByRole("button", { name: "Cancel order", exact: true }).click();
  await expect(page.getByText("Order canceled").first()).toBeVisible();
  expect((await waitForEmail(email, /was canceled/)).text).toContain("nothing was delivered");
});

test("sends the download to the corrected address of a claim, and of a paid order", async ({
  page,
  visitor,
}) => {
  const right = emailFor(uniqueName("Nadia Osei"));
  const { number, orderPath } = await visitor.claim(`wrong-${right}`);
  const newEmail = page.getByLabel("New email");
  const openDialog = async () => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("button", { name: "Change email…" }).click();
  };
  await markPasskeyVerified(page);
  await page.goto(`/desk/orders/${number}`);
  await openDialog();
  await newEmail.fill(right);
  await page.getByRole("button", { name: "Change email", exact: true }).click();
  await expect(page.getByText("Email changed")).toBeVisible();
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await expect(page.getByText(`Payment confirmed. Download sent to ${right}`)).toBeVisible();
  expect((await waitForEmail(right, /Your download/)).text).toContain(number);

  const corrected = `corrected-${right}`;
  await openDialog();
  await newEmail.fill(corrected);
  await page.getByRole("button", { name: "Change and send" }).click();
  await expect(page.getByText("Email changed and message sent")).toBeVisible();
  expect((await waitForEmail(corrected, /Your download/)).text).toContain(number);
  await page.goto(orderPath);
  await expect(page.getByText("This link was replaced").first()).toBeVisible();
});

test("releases a quarantined lead", async ({ page, visitor }) => {
  const name = uniqueName("Kathleen Dorsey");
  await visitor.sendLead(name, { _gotcha: "x" });
  await page.goto("/desk/leads/quarantine");
  await listItem(page, name)
    .getByRole("button", { name: /Not spam/ })
    .click();
  await expect(listItem(page, name)).toContainText("Moved to Leads. Confirmation sent.");
  await page.goto("/desk/leads");
  await expect(page.getByRole("link", { name })).toBeVisible();
});
