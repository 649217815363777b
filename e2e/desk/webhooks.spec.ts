import type { Page } from "@playwright/test";
import {
  isSignedWith,
  openWebhookReceiver,
  type WebhookReceiver,
} from "../../api/testing/webhooks.ts";
import { expectFocus } from "../support/checks/focus.ts";
import { test as base, expect, markPasskeyVerified } from "../support/fixtures/desk.ts";
import { webhookPort } from "../support/servers/run-files.ts";

const test = base.extend<{ receiver: WebhookReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here.
  receiver: async ({}, use) => {
    const receiver = await openWebhookReceiver(webhookPort.read());
    await use(receiver);
    await receiver.close();
  },
});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const status = (page: Page) => page.getByRole("status").filter({ visible: true });
const detail = (page: Page, term: string) =>
  page
    .getByRole("term")
    .getByText(term, { exact: true })
    .locator("xpath=following-sibling::dd")
    .first();

async function addWebhook(page: Page, name: string, url: string) {
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Manage webhooks" }).click();
  await expect(heading(page, "Webhooks")).toBeVisible();
  await button(page, "Add webhook").click();
  const dialog = page.getByRole("dialog", { name: "Add webhook" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Address").fill(url);
  await dialog.getByLabel("lead.received").check();
  await markPasskeyVerified(page);
  await dialog.getByRole("button", { name: "Add webhook" }).click();
  return dialog;
}

/** Copies the secret from the dialog that shows it, and closes the dialog. */
async function copySecret(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Copy the secret" });
  const shown = await dialog.getByLabel("Secret", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expectFocus(page);
  return shown;
}

/** Waits until the receiver has the lead, because other tests send leads too. */
async function waitForLead(receiver: WebhookReceiver, name: string) {
  const find = () => receiver.received.find(({ body }) => body.includes(name));
  await expect.poll(find).toBeDefined();
  const { body = "{}", headers } = find() ?? {};
  return { id: JSON.parse(body).data.id as number, messageId: headers?.["webhook-id"] };
}

async function openDelivery(page: Page, leadId: number) {
  await page
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: `Lead ${leadId}`, exact: true }) })
    .getByRole("link", { name: "lead.received" })
    .click();
  await expect(heading(page, "lead.received")).toBeVisible();
  await expectFocus(page);
}

test("adds a webhook, delivers leads with a valid signature, sends a failed one again, and deletes it", async ({
  page,
  visitor,
  receiver,
}) => {
  test.slow();
  const name = uniqueName("Team chat");
  const path = `/hooks/${name.replaceAll(" ", "-")}`;
  /** After a rotation, both are valid for 24 hours. */
  const secrets: string[] = [];
  const verify: WebhookReceiver["respond"] = (webhook) =>
    secrets.every((secret) => isSignedWith(secret, webhook))
      ? { status: 200, body: "Signature valid" }
      : { status: 401, body: "Signature not valid" };
  receiver.respond = verify;

  await test.step("the secret is shown once", async () => {
    await addWebhook(page, name, `${receiver.origin}${path}`);
    const secret = await copySecret(page);
    secrets.push(secret);
    await page.getByRole("link", { name, exact: true }).click();
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await expect(page.getByText("No deliveries yet.")).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  });
  const webhookUrl = page.url();

  await test.step("a test event is delivered", async () => {
    await button(page, "Send test event").click();
    await expect(heading(page, "test")).toBeVisible();
    await expect(status(page).getByText("Delivered")).toBeVisible();
    await expect(detail(page, "Status")).toHaveText("200");
    await expect(page.getByText("Signature valid")).toBeVisible();
    await expectFocus(page);
  });

  await test.step("a lead is delivered", async () => {
    const lead = uniqueName("Ada Lovelace");
    await visitor.sendLead(lead);
    const { id } = await waitForLead(receiver, lead);
    await page.goto(webhookUrl);
    await openDelivery(page, id);
    await expect(status(page).getByText("Delivered")).toBeVisible();
    await expect(page.getByText("Signature valid")).toBeVisible();
    await expect(page.getByText(`"name": "${lead}"`)).toBeVisible();
    await page.getByRole("link", { name: `Lead ${id}` }).click();
    await expect(heading(page, lead)).toBeVisible();
  });

  await test.step("a failed attempt is shown, and the lead is sent again", async () => {
    receiver.respond = () => ({ status: 500, body: "The chat is down" });
    const lead = uniqueName("Charles Babbage");
    await visitor.sendLead(lead);
    const { id, messageId } = await waitForLead(receiver, lead);
    await page.goto(webhookUrl);
    await openDelivery(page, id);
    await expect(detail(page, "Status")).toHaveText("500");
    await expect(page.getByText("The chat is down")).toBeVisible();
    await expect(status(page).getByText("Pending")).toBeVisible();
    receiver.respond = verify;
    // "Send again" if the service has already retried it.
    await button(page, /^Send (now|again)$/).click();
    await expect(status(page).getByText("Delivered")).toBeVisible();
    await expect(page.getByText("Signature valid")).toBeVisible();
    await expectFocus(page);
    const messageIds = receiver.received
      .filter(({ body }) => body.includes(lead))
      .map(({ headers }) => headers["webhook-id"]);
    expect(messageIds.length).toBeGreaterThan(1);
    expect(new Set(messageIds)).toEqual(new Set([messageId]));
  });

  await test.step("after a rotation, both secrets are valid", async () => {
    await page.goto(webhookUrl);
    await button(page, "More actions").click();
    await button(page, "Rotate secret…").click();
    await markPasskeyVerified(page);
    await page
      .getByRole("dialog", { name: "Rotate the secret?" })
      .getByRole("button", { name: "Rotate secret" })
      .click();
    const newSecret = await copySecret(page);
    expect(secrets).not.toContain(newSecret);
    secrets.push(newSecret);
    await expect(detail(page, "Old secret")).toContainText("Valid until");
    await button(page, "Send test event").click();
    await expect(status(page).getByText("Delivered")).toBeVisible();
    await expect(page.getByText("Signature valid")).toBeVisible();
  });

  await test.step("the webhook is deleted", async () => {
    await page.goto(webhookUrl);
    await button(page, "More actions").click();
    await button(page, "Delete…").click();
    await markPasskeyVerified(page);
    await page
      .getByRole("dialog", { name: "Delete this webhook?" })
      .getByRole("button", { name: "Delete webhook" })
      .click();
    await expect(page.getByText(`Webhook “${name}” deleted`)).toBeVisible();
    await expect(heading(page, "Webhooks")).toBeVisible();
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
    await expectFocus(page);
  });
});
