import "./no-eval.ts";
import { quarantinedLead } from "@agency/contract/leads";
import { call } from "./call.ts";

const leadAt = (token: string) => `/api/held-leads/${encodeURIComponent(token)}`;

export const reviewHeldLead = (token: string) => call(quarantinedLead, leadAt(token));

export const releaseHeldLead = (token: string) =>
  call(quarantinedLead, `${leadAt(token)}/release`, {});
