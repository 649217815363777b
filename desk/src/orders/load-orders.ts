import type { OrdersResponse } from "@agency/contract/api/desk";
import { loadPages } from "../api/load-pages.ts";

/** The first pages of the orders that the address asks for. */
export const loadOrders = (request: Request) =>
  loadPages<OrdersResponse>(request, "/orders", "all");
