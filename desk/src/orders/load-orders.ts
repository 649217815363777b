import type { OrdersResponse } from "@agency/contract/api/desk";
import { loadPages } from "../api/load-pages.ts";

export const loadOrders = (request: Request) =>
  loadPages<OrdersResponse>(request, "/orders", "all");
