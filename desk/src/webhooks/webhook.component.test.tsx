import type { DeskWebhook, WebhookDelivery } from "@agency/contract/api/webhooks";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { stubService } from "../../testing/stub-service.ts";
import { delivered, enabledWebhook, failed, pending } from "./sample-webhook.ts";
import { Webhook } from "./webhook.tsx";

const open = (rows: WebhookDelivery[] = [], changes: Partial<DeskWebhook> = {}) =>
  renderScreen(Webhook, {
    data: { webhook: { ...enabledWebhook, ...changes }, rows },
    path: "/settings/webhooks/1",
  });

async function choose(name: string) {
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("button", { name }).first().click();
}

test.each([1440, 768, 390])("shows deliveries in each state at %i px", async (width) => {
  await page.viewport(width, 900);
  await open([pending, delivered, failed]);
  const cell = (row: string, name: string) =>
    page.getByRole("row", { name: row }).getByRole("cell", { name });
  await expect.element(cell("test", "Pending")).toBeVisible();
  await expect.element(cell("test", "None yet")).toBeVisible();
  await expect.element(cell("order.paid", "Delivered")).toBeVisible();
  await expect.element(cell("order.paid", "204")).toBeVisible();
  await expect.element(cell("order.paid", "Order K7Q4-2D9M")).toBeVisible();
  await expect.element(cell("lead.received", "Failed")).toBeVisible();
  await expect.element(cell("lead.received", "No response")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("opens the delivery of a test event, which is sent once", async () => {
  const response = Promise.withResolvers<Response>();
  const sent = stubService({ "POST /webhooks/1/test": () => response.promise });
  const router = await open();
  await expect.element(page.getByText("No deliveries yet.")).toBeVisible();
  const button = page.getByRole("button", { name: "Send test event" }).first();
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  response.resolve(Response.json(pending));
  await expect.poll(() => router.state.location.pathname).toBe("/settings/webhook-deliveries/4");
  expect(sent).toHaveLength(1);
});

test("says how long the old secret is valid before it rotates it, and shows the new one", async () => {
  const secret = "whsec_new";
  stubService({
    "POST /webhooks/1/rotate-secret": () => Response.json({ webhook: enabledWebhook, secret }),
  });
  await open();
  await choose("Rotate secret…");
  const dialog = page.getByRole("dialog", { name: "Rotate the secret?" });
  await expect.element(dialog.getByText("stays valid for 24 hours")).toBeVisible();
  await dialog.getByRole("button", { name: "Rotate secret" }).click();
  await expect.element(page.getByRole("textbox", { name: "Secret" })).toHaveValue(secret);
});

test("edits the webhook, and disables it", async () => {
  const sent = stubService({ "PUT /webhooks/1": () => Response.json(enabledWebhook) });
  await open();
  await page.getByRole("button", { name: "Edit" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Edit webhook" });
  await dialog.getByText("Enabled").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { name, url, events } = enabledWebhook;
  expect(sent).toEqual([
    { route: "PUT /webhooks/1", body: { name, url, events, isEnabled: false } },
  ]);
});

test("returns to the list after deleting the webhook", async () => {
  stubService({ "DELETE /webhooks/1": () => Response.json({ ok: true }) });
  const router = await open();
  await choose("Delete…");
  await page.getByRole("button", { name: "Delete webhook" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/settings/webhooks");
});
