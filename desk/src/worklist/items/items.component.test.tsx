import type { AlertDetail, LeadDetail, WorklistEntry } from "@agency/contract/api/desk";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/accessibility.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { stubService } from "../../../testing/stub-service.ts";
import { paidOrder } from "../../orders/sample-order.ts";
import { AlertItem } from "./alert-item.tsx";
import { ContactItem } from "./contact-item.tsx";
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

const messages = `/orders/${paidOrder.number}/messages`;
const writing = () => page.getByRole("dialog", { name: "Email Ada Lovelace" });
const message = () => writing().getByLabelText("Message");

test("asks for the email to the buyer at once, keeps it as a draft, and finishes the item", async () => {
  const sent = stubService({ [`POST ${messages}`]: () => new Response(null, { status: 204 }) });
  const onDone = await open(ContactItem, paidOrder);
  await expect.element(message()).toHaveFocus();
  await expectAccessible("email to the buyer", "dialog");
  await userEvent.keyboard("Tuesday at 10 suits us.");
  await writing().getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Email buyer…" }).click();
  await expect.element(message()).toHaveValue("Tuesday at 10 suits us.");
  await writing().getByRole("button", { name: "Send email" }).click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  expect(sent).toMatchObject([{ body: { message: "Tuesday at 10 suits us." } }]);
});

test("keeps the email to the buyer and its key when it could not be sent", async () => {
  let isReachable = false;
  const sent = stubService({
    [`POST ${messages}`]: () =>
      isReachable ? new Response(null, { status: 204 }) : Response.error(),
  });
  const onDone = await open(ContactItem, paidOrder);
  await message().fill("Tuesday at 10 suits us.");
  const send = writing().getByRole("button", { name: "Send email" });
  await send.click();
  await expect.element(writing().getByRole("alert")).toBeVisible();
  isReachable = true;
  await send.click();
  await expect.poll(() => onDone.mock.calls).toHaveLength(1);
  const [first, second] = sent.map(({ body }) => body);
  expect(second).toEqual(first);
});
