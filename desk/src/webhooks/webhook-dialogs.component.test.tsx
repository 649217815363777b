import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { button, heading, renderDesk } from "../../testing/render-desk.tsx";
import { enabledWebhook } from "./sample-webhook.ts";

const dialog = (name: string) => page.getByRole("dialog", { name });
const hasFocus = () => document.activeElement !== document.body;

async function fillForm() {
  const { service } = await renderDesk("/settings/webhooks");
  await button("Add webhook").click();
  const form = dialog("Add webhook");
  await form.getByLabelText("Name").fill("Intranet");
  await form.getByLabelText("Address").fill("https://10.0.0.1/hook");
  await form.getByLabelText("lead.received").click();
  return { service, form };
}

test("rejects an internal address with a reason, and keeps the input", async () => {
  const { service, form } = await fillForm();
  const error = "The address must be on the internet.";
  service.respondTo("POST /webhooks", () =>
    Response.json({ code: "webhook-address-rejected", error }, { status: 400 }),
  );
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect.element(form.getByRole("alert")).toMatchTextContent(error);
  await expect.element(form.getByLabelText("Address")).toHaveValue("https://10.0.0.1/hook");
  expect(hasFocus()).toBe(true);
  await expectAccessible("rejected address");
  await userEvent.keyboard("{Escape}");
  await form.getByRole("button", { name: "Discard" }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.poll(hasFocus).toBe(true);
});

test("has no accessibility violations while the secret is shown", async () => {
  const { service, form } = await fillForm();
  service.respondTo("POST /webhooks", { webhook: enabledWebhook, secret: "whsec_MfKQ9r8GKYqr" });
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect.element(dialog("Copy the secret")).toBeVisible();
  await expectAccessible("secret");
  await dialog("Copy the secret").getByRole("button", { name: "Done" }).click();
  await expect.poll(hasFocus).toBe(true);
});

test("has no accessibility violations before the first delivery, and while it is deleted", async () => {
  await renderDesk("/settings/webhooks/1", {
    responses: { "GET /webhooks/1/deliveries": { rows: [] } },
  });
  await expect.element(heading("Team chat")).toBeVisible();
  await expect.element(page.getByText("No deliveries yet.")).toBeVisible();
  await expectAccessible("webhook without deliveries");
  await button("More actions").click();
  await button("Delete…").click();
  await expect.element(dialog("Delete this webhook?")).toBeVisible();
  await expectAccessible("delete webhook");
});
