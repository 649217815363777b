import type { DeskWebhook } from "@agency/contract/api/webhooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { respondWithError, stubService } from "../../testing/stub-service.ts";
import { enabledWebhook } from "./sample-webhook.ts";
import { Webhooks } from "./webhooks.tsx";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const create = { "POST /webhooks": () => Response.json({ webhook: enabledWebhook, secret }) };

const open = (rows: DeskWebhook[] = []) =>
  renderScreen(Webhooks, { data: { rows }, path: "/settings/webhooks" });

async function fillForm() {
  await page.getByRole("button", { name: "Add webhook" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add webhook" });
  await dialog.getByLabelText("Name").fill("Team chat");
  await dialog.getByLabelText("Address").fill(enabledWebhook.url);
  return { dialog, submit: dialog.getByRole("button", { name: "Add webhook" }) };
}

test("says what webhooks are for while there are none", async () => {
  await open();
  await expect.element(page.getByText("notifies another system")).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test.each([1440, 768, 390])("shows state and counts of each webhook at %i px", async (width) => {
  await page.viewport(width, 800);
  await open([
    enabledWebhook,
    {
      ...enabledWebhook,
      ...{ id: 2, name: "Bookkeeping", isEnabled: false, pendingCount: 4, failedCount: 1_000 },
    },
  ]);
  const row = page.getByRole("row", { name: "Bookkeeping" });
  await expect.element(row.getByRole("cell", { name: "Disabled" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "1,000+" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: /^4/ })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Team chat" }))
    .toHaveAttribute("href", "/settings/webhooks/1");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test("sends the selected events, and requires one", async () => {
  const sent = stubService(create);
  await open();
  const { dialog, submit } = await fillForm();
  await submit.click();
  await expect.element(dialog.getByText("Select at least one event.")).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByText("An order was paid").click();
  await expect.element(dialog.getByText("Select at least one event.")).not.toBeInTheDocument();
  await submit.click();
  await expect.poll(() => sent).toHaveLength(1);
  const { url } = enabledWebhook;
  expect(sent[0]?.body).toEqual({
    ...{ name: "Team chat", url, events: ["order.paid"], isEnabled: true },
  });
});

test("shows the secret until the owner closes it", async () => {
  stubService(create);
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await open();
  const { dialog, submit } = await fillForm();
  await dialog.getByText("An order was paid").click();
  await submit.click();
  const secretDialog = page.getByRole("dialog", { name: "Copy the secret" });
  await expect.element(secretDialog.getByLabelText("Secret")).toHaveValue(secret);
  await expect.element(secretDialog.getByText("is not shown again")).toBeVisible();
  await expect.element(secretDialog.getByRole("button", { name: "Copy" })).toHaveFocus();
  await userEvent.keyboard("{Escape}{Escape}");
  await secretDialog.getByRole("button", { name: "Copy" }).click();
  await expect.element(secretDialog.getByText("Copied")).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(secret);
  await secretDialog.getByRole("button", { name: "Done" }).click();
  await expect.element(secretDialog).not.toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(secret);
});

test("shows why the address was rejected, and keeps the input", async () => {
  const error = "The address must be on the internet.";
  stubService({ "POST /webhooks": respondWithError(400, "webhook-address-rejected", error) });
  await open();
  const { dialog, submit } = await fillForm();
  await dialog.getByText("An order was paid").click();
  await submit.click();
  await expect.element(dialog.getByText(error)).toBeVisible();
  await expect.element(dialog.getByLabelText("Address")).toHaveValue(enabledWebhook.url);
});
