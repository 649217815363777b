import type { OrderDetail } from "@agency/contract/api/desk";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { paidOrder } from "./sample-order.ts";

const order: OrderDetail = {
  ...paidOrder,
  refundable: { cents: 3_900, refundMethod: "refund" },
  money: { ...paidOrder.money, refundedCents: 1_000, netCents: 3_900 },
};

const Example = () => <RefundDialog order={order} onClose={() => {}} />;
const submitButton = () => page.getByRole("button", { name: /^Refund( \$|$)/ });
const revokeAccess = () => page.getByRole("checkbox", { name: "Revoke access" });

async function openPartialRefund(width: number) {
  await page.viewport(width, 700);
  await renderScreen(Example);
  await userEvent.click(page.getByText("Partial"));
  return page.getByRole("textbox", { name: "Amount" });
}

test("does not offer to refund more than what is left", async () => {
  const amount = await openPartialRefund(1440);
  await amount.fill("5000");
  await expect.element(submitButton()).not.toHaveTextContent("$");
  await expect.element(page.getByText("Enter an amount up to $39.")).toBeVisible();
  await amount.fill("39");
  await expect.element(submitButton()).toHaveTextContent("Refund $39");
  await expect.element(page.getByText("Enter an amount up to $39.")).not.toBeInTheDocument();
});

test("reports a missing amount only after submitting", async () => {
  const amount = await openPartialRefund(1440);
  await amount.fill("0");
  await expect.element(page.getByText("Enter an amount")).not.toBeInTheDocument();
  await submitButton().click();
  await expect.element(page.getByText("Enter an amount up to $39.")).toBeVisible();
});

test("revokes access by default when the whole payment is refunded", async () => {
  await renderScreen(() => <RefundDialog order={paidOrder} onClose={() => {}} />);
  await expect.element(revokeAccess()).toBeChecked();
});

test("keeps access by default when the rest of a partially refunded payment is refunded", async () => {
  await renderScreen(Example);
  await expect.element(submitButton()).toHaveTextContent("Refund $39");
  await expect.element(revokeAccess()).not.toBeChecked();
});

test.each([390, 1440])("shows why a refund failed without scrolling at %i px", async (width) => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "not-settled", error: "The refund was rejected." }, { status: 422 }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const amount = await openPartialRefund(width);
  await amount.fill("10");
  await submitButton().click();
  const alert = page.getByText("The refund was rejected.");
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  const { bottom } = alert.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(submitButton().element().getBoundingClientRect().top);
});
