import type { AlertDetail, LeadDetail, WorklistEntry } from "@agency/contract/api/desk";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubService } from "../../../testing/stub-service.ts";
import { paidOrder } from "../../orders/sample-order.ts";
import { AlertItem } from "./alert-item.tsx";
import type { ItemProps } from "./item-props.ts";
import { LeadItem } from "./lead-item.tsx";

const entry: WorklistEntry = {
  ...{ id: "item-1", kind: "lead", title: "An item", detail: "", path: "/", action: "Open" },
};

async function open<T>(Item: ComponentType<ItemProps<T>>, record: T, { hasFocus = true } = {}) {
  const onDone = vi.fn();
  await renderScreen(() => <Item {...{ entry, record, hasFocus, onDone }} />);
  return onDone;
}

const lead: LeadDetail = {
  ...{ id: 1, name: "Ada Lovelace", email: "ada@example.com", phone: "", state: "new" },
  ...{ excerpt: "A site, please.", message: "A site, please.", details: [] },
  ...{ receivedAt: "2026-11-16T09:00:00.000Z", replyTo: "ada@example.com" },
  ...{ replies: [], events: [], requests: [] },
  contactHistory: { leads: 0, orders: 0, orderedCents: 0 },
};
const snoozed = { "POST /leads/1/snooze": () => new Response(null, { status: 204 }) };

test("finishes a lead when it is snoozed", async () => {
  stubService(snoozed);
  const onDone = await open(LeadItem, lead);
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Until tomorrow" }).click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
});

test("finishes a lead when it is snoozed until a picked date", async () => {
  stubService(snoozed);
  const onDone = await open(LeadItem, lead);
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Pick a date…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Snooze" }).click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
});

const bounce: AlertDetail = {
  ...{ id: 1, kind: "email-bounced", title: "An email could not be delivered" },
  ...{ advice: "Correct the address.", at: "2026-11-16T09:00:00.000Z", details: [] },
  dueAt: "2026-11-17T09:00:00.000Z",
  ...{ order: paidOrder.number, solution: "correct-address", failures: [], canRetry: false },
};
const order = { [`GET /orders/${paidOrder.number}`]: () => Response.json(paidOrder) };

test("asks for the address at once when the owner opens a bounce, and finishes it", async () => {
  const sent = stubService({
    ...order,
    [`POST /orders/${paidOrder.number}/email`]: () => new Response(null, { status: 204 }),
  });
  const onDone = await open(AlertItem, bounce);
  const field = page.getByRole("dialog").getByLabelText("New email");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}right@example.com{Enter}");
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(sent.at(-1)?.body).toEqual({ email: "right@example.com" });
});

test("asks for the address only when asked, when a bounce opens as the next item", async () => {
  stubService(order);
  const onDone = await open(AlertItem, bounce, { hasFocus: false });
  const button = page.getByRole("button", { name: "Correct the address" });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await button.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(onDone).not.toHaveBeenCalled();
});
