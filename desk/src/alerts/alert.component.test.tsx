import type { AlertDetail } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Alert } from "./alert.tsx";

const alert: AlertDetail = {
  ...{ id: 1, kind: "refund-failed", title: "A refund failed", advice: "Request it again." },
  ...{ at: "2026-11-16T09:00:00.000Z", dueAt: "2026-11-17T09:00:00.000Z" },
  details: [
    ["Order", "K7Q4-2D9M"],
    ["Amount", "$49"],
  ],
  ...{ order: "K7Q4-2D9M", solution: "open-order", failures: [], canRetry: false },
};
const renderAlert = (changes: Partial<AlertDetail> = {}) =>
  renderScreen(Alert, { data: { ...alert, ...changes }, path: "/alerts/1" });
const primaryButtons = () =>
  [...document.querySelectorAll(".page-header .btn-primary")].map(({ textContent }) => textContent);

test.each([
  ["open-order", "Open the order"],
  ["correct-address", "Correct the address"],
  ["open-payment-request", "Open the payment request"],
  ["open-webhook", "Open the webhook"],
  ["retry", "Try again"],
  [undefined, "Mark as resolved"],
] as const)("fills the button that solves the alert: %s", async (solution, name) => {
  await renderAlert({ solution, request: "R-0036" });
  await expect.poll(primaryButtons).toEqual([name]);
});

test("opens the order once, from the button and from its number", async () => {
  const router = await renderAlert();
  await expect.element(page.getByText("K7Q4-2D9M")).toHaveAttribute("href", "/orders/K7Q4-2D9M");
  await page.getByRole("link", { name: "Open the order" }).first().click();
  expect(router.state.location.pathname).toBe("/orders/K7Q4-2D9M");
});

test("fills no button of a resolved alert", async () => {
  await renderAlert({ resolvedAt: "2026-11-16T10:00:00.000Z", resolvedBy: "Owner" });
  await expect.element(page.getByText("By Owner.")).toBeVisible();
  expect(primaryButtons()).toEqual([]);
});
