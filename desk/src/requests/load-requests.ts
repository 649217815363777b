import type { RequestsAnswer } from "@agency/contract/requests";
import { loadPages } from "../api/load-pages.ts";

/** The first pages of the requests that the address asks for. */
export const loadRequests = (request: Request) =>
  loadPages<RequestsAnswer>(request, "/requests", "all");
