import type { OrdersResponse } from "@agency/contract/api/desk";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Orders } from "./orders.tsx";
import { paidOrder } from "./sample-order.ts";

const data: OrdersResponse = {
  rows: [{ ...paidOrder, disputed: true }],
  counts: {
    ...{ all: 3, disputed: 1, claimed: 0, pending: 0, paid: 2 },
    ...{ partially_refunded: 1, refunded: 1, canceled: 0 },
  },
  sumCents: 12_300,
};
const dates = "from=2026-10-01&to=2026-10-31";

test("shows the sum of the selection, the filters with orders, and a disputed order as such", async () => {
  await renderScreen(Orders, { data, path: "/orders" });
  await expect.element(page.getByText("$123 net of refunds")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Paid 2" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Canceled" })).not.toBeInTheDocument();
  const row = page.getByRole("row", { name: "Ada Lovelace" });
  await expect.element(row.getByRole("cell", { name: "Disputed" })).toBeVisible();
});

test("keeps the dates when the filter changes, but not the pages", async () => {
  const router = await renderScreen(Orders, { data, path: `/orders?${dates}&pages=3` });
  await page.getByRole("link", { name: "Paid 2" }).click();
  expect(router.state.location.search).toBe(`?${dates}&filter=paid`);
});

test("keeps the filter when the dates change", async () => {
  const router = await renderScreen(Orders, { data, path: "/orders?filter=paid" });
  await page.getByRole("button", { name: "Placed: All time" }).click();
  await page.getByRole("button", { name: "Choose dates…" }).click();
  await page.getByLabelText("From").fill("2026-10-31");
  await page.getByLabelText("To", { exact: true }).fill("2026-10-01");
  await page.getByRole("button", { name: "Show orders" }).click();
  await expect.element(page.getByText("Choose a date after the first one.")).toBeVisible();
  await page.getByLabelText("From").fill("2026-10-01");
  await page.getByLabelText("To", { exact: true }).fill("2026-10-31");
  await page.getByRole("button", { name: "Show orders" }).click();
  expect(router.state.location.search).toBe(`?filter=paid&${dates}`);
});
