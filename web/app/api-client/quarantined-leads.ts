import "./zod-without-eval.ts";
import { quarantinedLead } from "@agency/contract/api/leads";
import { fetchJson } from "./fetch-json.ts";

const leadAt = (token: string) => `/api/held-leads/${encodeURIComponent(token)}`;

export const reviewHeldLead = (token: string) => fetchJson(quarantinedLead, leadAt(token));

export const releaseHeldLead = (token: string) =>
  fetchJson(quarantinedLead, `${leadAt(token)}/release`, {});
