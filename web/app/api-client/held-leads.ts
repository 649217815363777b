import "./no-eval.ts";
import { heldLeadReview } from "@agency/contract/leads";
import { call } from "./call.ts";

const leadAt = (token: string) => `/api/held-leads/${encodeURIComponent(token)}`;

export const reviewHeldLead = (token: string) => call(heldLeadReview, leadAt(token));

export const releaseHeldLead = (token: string) =>
  call(heldLeadReview, `${leadAt(token)}/release`, {});
