import type { OrderResponse } from "@agency/contract/api/orders";
import type { Page } from "@playwright/test";
import { token } from "../data/orders.ts";

export type MockResponse = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

export const path = `/order/${token}`;
export const orderEndpoint = `**/api/orders/${token}`;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const state = (page: Page) => page.getByRole("main").getByRole("status").first();
export const download = (page: Page) => page.getByRole("link", { name: "Download the ZIP" });

export async function open(page: Page, response: MockResponse) {
  await page.route(orderEndpoint, (route) => route.fulfill(response));
  await page.goto(path);
}
export const openOrder = (page: Page, order: OrderResponse) => open(page, { json: order });
