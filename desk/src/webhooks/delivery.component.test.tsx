import type { WebhookDelivery, WebhookDeliveryDetail } from "@agency/contract/api/webhooks";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { respondWithError, stubService } from "../../testing/stub-service.ts";
import { Delivery } from "./delivery.tsx";
import { delivered, failed, pending } from "./sample-webhook.ts";

const toDetail = (delivery: WebhookDelivery): WebhookDeliveryDetail => ({
  ...delivery,
  webhookId: 1,
  body: {
    ...{ type: delivery.event, timestamp: delivery.createdAt },
    data: { number: "K7Q4-2D9M", totalCents: 4_900 },
  },
});

const open = (data: WebhookDeliveryDetail | (() => WebhookDeliveryDetail)) =>
  renderScreen(Delivery, { data, path: "/settings/webhook-deliveries/2" });

test("shows the payload, the response and a link to the record", async () => {
  await open({
    ...toDetail(delivered),
    lastResponse: { status: 200, body: "Thanks", durationMs: 1_084 },
  });
  await expect.element(page.getByText('"totalCents": 4900')).toBeVisible();
  await expect.element(page.getByText("Thanks")).toBeVisible();
  await expect.element(page.getByText("1,084 ms")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Order K7Q4-2D9M" }))
    .toHaveAttribute("href", "/orders/K7Q4-2D9M");
});

test("shows the error of a failed delivery, and why it cannot be sent again", async () => {
  const error = "Enable this webhook before you send it again.";
  stubService({
    "POST /webhook-deliveries/2/resend": respondWithError(409, "webhook-disabled", error),
  });
  await open(toDetail(failed));
  await expect.element(page.getByText("The host name was not found.")).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).first().click();
  await expect.element(page.getByText(error)).toBeVisible();
});

test("reloads a pending delivery until it is delivered", async () => {
  let current = toDetail(pending);
  await open(() => current);
  await expect.element(page.getByText("Waiting for the first response.")).toBeVisible();
  current = toDetail(delivered);
  await expect.element(page.getByText("Delivered")).toBeVisible();
});
