import { expectNoViolations } from "../support/checks/axe.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, markPasskeyVerified, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";

test("lists an order until the owner emails the buyer, on a phone", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const email = emailFor(`Mira Castellan ${process.pid}-${Date.now()}`);
  const { number } = await visitor.claim(email, { plan: "Logo Design", amount: "80" });
  await markPasskeyVerified(page);
  await page.goto(`/desk/orders/${number}`);
  const clickVisible = (name: string) =>
    page.getByRole("button", { name }).filter({ visible: true }).click();
  await clickVisible("Confirm payment");
  await expect(page.getByRole("heading", { name: /^Email the buyer by / })).toBeVisible();
  await expectNoViolations(page);

  await page.goto("/desk");
  const row = page.getByRole("listitem").filter({ hasText: `Email ${email}` });
  await row.getByRole("link").first().click();
  await clickVisible("Email buyer…");
  await page.getByLabel("Message").fill("Tuesday at 10 suits us.");
  await page.getByRole("button", { name: "Send email", exact: true }).click();
  await expect(page.getByText(`Email sent to ${email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Email the buyer by / })).toHaveCount(0);
  await expect(page.getByText("Emailed the buyer")).toBeVisible();
  expect((await waitForEmail(email, /^Your order /)).text).toContain("Tuesday at 10 suits us.");
  await page.goto("/desk");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});
