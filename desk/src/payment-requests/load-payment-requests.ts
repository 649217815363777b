import type { LeadDetail } from "@agency/contract/api/desk";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import { type Loaded, load } from "../api/load.ts";
import { loadPages } from "../api/load-pages.ts";

export const loadPaymentRequests = (request: Request) =>
  loadPages<PaymentRequestsResponse>(request, "/payment-requests", "all");

/** Loads the lead given by `?lead=12`, to fill in the name and email. */
export async function loadLeadForNewPaymentRequest(
  request: Request,
): Promise<Loaded<LeadDetail | undefined>> {
  const leadId = new URL(request.url).searchParams.get("lead");
  if (leadId) return load<LeadDetail>(request, `/leads/${encodeURIComponent(leadId)}`);
  return { data: undefined, loadedAt: Date.now(), isUnreachable: false };
}
