import type { LeadDetail } from "@agency/contract/api/desk";
import type {
  PaymentRequestDetail,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import { type Loaded, load } from "../api/load.ts";
import { loadPages } from "../api/load-pages.ts";

export const loadPaymentRequests = (request: Request) =>
  loadPages<PaymentRequestsResponse>(request, "/payment-requests", "all");

/** What a new payment request starts with. */
export interface NewPaymentRequestSource {
  lead?: LeadDetail;
  original?: PaymentRequestDetail;
}

/** Loads the lead of `?lead=12`, or the payment request of `?copy=R-0012`. */
export async function loadNewPaymentRequestSource(
  request: Request,
): Promise<Loaded<NewPaymentRequestSource>> {
  const params = new URL(request.url).searchParams;
  const leadId = params.get("lead");
  const number = params.get("copy");
  if (leadId) {
    const loaded = await load<LeadDetail>(request, `/leads/${encodeURIComponent(leadId)}`);
    return { ...loaded, data: { lead: loaded.data } };
  }
  if (number) {
    const path = `/payment-requests/${encodeURIComponent(number)}`;
    const loaded = await load<PaymentRequestDetail>(request, path);
    return { ...loaded, data: { original: loaded.data } };
  }
  return { data: {}, loadedAt: Date.now(), isUnreachable: false };
}
