import "./zod-without-eval.ts";
import { quarantinedLead } from "@agency/contract/api/leads";
import { fetchJson } from "./fetch-json.ts";

const getLeadPath = (token: string) => `/api/quarantined-leads/${encodeURIComponent(token)}`;

export const reviewQuarantinedLead = (token: string) =>
  fetchJson(quarantinedLead, getLeadPath(token));

export const releaseQuarantinedLead = (token: string) =>
  fetchJson(quarantinedLead, `${getLeadPath(token)}/release`, {});
