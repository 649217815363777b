import type { OrderDetail } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Order } from "./order.tsx";
import { disputedOrder, paidOrder } from "./sample-order.ts";

const open = (order: OrderDetail) =>
  renderScreen(Order, { data: order, path: `/orders/${order.number}` });

test.each([390, 1440])(
  "shows the refund as a button where it is allowed at %i px",
  async (width) => {
    await page.viewport(width, 800);
    await open(paidOrder);
    await expect
      .element(page.getByRole("button", { name: "Refund…" }))
      .toBeInViewport({ ratio: 1 });
  },
);

test("shows no refund during a dispute, and moves to the evidence from the bar on phones", async () => {
  await page.viewport(390, 800);
  await open(disputedOrder);
  await expect.element(page.getByText("Monday, November 23")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Refund…" })).not.toBeInTheDocument();
  const bar = page.getByRole("region", { name: "Actions" });
  await bar.getByRole("button", { name: "Review evidence" }).click();
  const field = page.getByRole("textbox", { name: "Evidence for the bank" });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport();
});

test("links to the payment request that the order pays", async () => {
  const router = await open({ ...paidOrder, paymentRequest: "R-0012" });
  await page.getByRole("link", { name: "Payment request R-0012" }).click();
  expect(router.state.location.pathname).toBe("/payment-requests/R-0012");
});

test("shows totals only if the net amount differs from the payment", async () => {
  await page.viewport(1440, 800);
  await open(paidOrder);
  await expect.element(page.getByRole("heading", { name: "Buyer" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Totals" })).not.toBeInTheDocument();
});

test("shows totals after a refund", async () => {
  await open({
    ...paidOrder,
    money: { ...paidOrder.money, refundedCents: 1_000, netCents: 3_900 },
  });
  await expect.element(page.getByText("−$10.00")).toBeVisible();
  await expect.element(page.getByText("$39.00")).toBeVisible();
});

test("lines up the titles of neighboring panels, and has touch targets of 44 px on phones", async () => {
  await page.viewport(1440, 800);
  await open(paidOrder);
  const getTop = (name: string) =>
    page.getByRole("heading", { name, exact: true }).element().getBoundingClientRect().top;
  expect(getTop("Items")).toBeCloseTo(getTop("Buyer"), 0);
  await page.viewport(390, 800);
  const copy = page.getByRole("button", { name: "trx1 Copy" }).element();
  expect(copy.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
