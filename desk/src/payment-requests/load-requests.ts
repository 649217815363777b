import type { LeadDetail } from "@agency/contract/api/desk";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import { type Loaded, load } from "../api/load.ts";
import { loadPages } from "../api/load-pages.ts";

/** The first pages of the requests that the address asks for. */
export const loadRequests = (request: Request) =>
  loadPages<PaymentRequestsResponse>(request, "/requests", "all");

/** The lead that a new request is for, if it is for one. */
export async function loadNewRequest(request: Request): Promise<Loaded<LeadDetail | undefined>> {
  const lead = new URL(request.url).searchParams.get("lead");
  if (lead) return load<LeadDetail>(request, `/leads/${encodeURIComponent(lead)}`);
  return { data: undefined, at: Date.now(), unreachable: false };
}
