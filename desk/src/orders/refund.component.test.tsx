import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { button, renderDesk } from "../../testing/render-desk.tsx";
import { paidOrder } from "./sample-order.ts";

const path = `/orders/${paidOrder.number}`;
const dialog = () => page.getByRole("dialog", { name: /^Refund/ });

async function openRefund(width: number) {
  const desk = await renderDesk(path, { width });
  await button("Refund…").click();
  await expect.element(dialog()).toBeVisible();
  return desk;
}

test("does not reload the order when the amount of a refund is invalid", async () => {
  const { service } = await openRefund(1440);
  await dialog().getByText("Partial", { exact: true }).click();
  const amount = dialog().getByLabelText("Amount", { exact: true });
  await amount.fill("500");
  // A reload would not finish, and the dialog would stay locked.
  service.hold(`GET ${path}`);
  await dialog()
    .getByRole("button", { name: /^Refund/ })
    .click();
  await expect.element(dialog().getByText("Enter an amount up to $49.")).toBeVisible();
  // A decimal comma is not read as a thousands separator.
  await amount.fill("0,10");
  await expect.element(dialog().getByRole("button", { name: "Refund", exact: true })).toBeVisible();
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(service.getSent(`GET ${path}`)).toHaveLength(1);
});

test("fits the refund dialog on a phone, and changes nothing when it is canceled", async () => {
  const { service } = await openRefund(390);
  await expectAccessible("refund dialog");
  await page.viewport(390, 844);
  await dialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  expect(service.sent.filter(({ route }) => !route.startsWith("GET "))).toEqual([]);
});
