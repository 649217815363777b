import { goodCard } from "../../api/testing/purchases.ts";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

const template = { id: "simple-multi-page", name: "Simple Multi-Page" };

test("announces a version once, and a buyer unsubscribes and subscribes again", async ({
  page,
  visitor,
}) => {
  const name = `Update ${Date.now()}`;
  await visitor.payByCard(name, await connectRunningEmulator().nonce(goodCard), {
    plan: template.name,
    amount: "69",
  });
  await queryDatabase("delete from version_announcements where template_id = $1", [template.id]);
  await queryDatabase(
    `update order_items set file_version = '1.0.0'
     where catalog_id = $1 and order_id in (select id from orders where email = $2)`,
    [template.id, emailFor(name).toLowerCase()],
  );

  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Template versions" }).click();
  const item = page.getByRole("listitem").filter({ hasText: `${template.name} ` });
  const button = item.getByRole("button", { name: /^Email \d+ buyers?…$/ });
  await expectNoViolationsAtAnyWidth(page);
  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Email \d+ buyers?\?/);
  await dialog.getByRole("button", { name: /^Email \d+ buyers?$/ }).click();
  await expect(item).toContainText(/To \d+ buyers? by \S+, today/);
  await expect(item.getByText("Sent", { exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.reload();
  await expect(item).toContainText(/To \d+ buyers?/);
  await expect(button).toHaveCount(0);

  const email = await waitForEmail(emailFor(name), /is ready to download$/);
  await page.goto(findLink(email, /\/order\//));
  await expect(page.getByText("when there is a new version")).toBeVisible();
  const orderUrl = page.url();
  await page.goto(findLink(email, /\/api\/unsubscribe\//));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  await page.goto(orderUrl);
  await page.getByRole("button", { name: "Email me about new versions" }).click();
  await expect(page.getByRole("button", { name: "Stop these emails" })).toBeVisible();
});
