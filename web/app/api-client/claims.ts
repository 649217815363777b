import "./no-eval.ts";
import { type ClaimBody, claimResponse, claimReview } from "@agency/contract/orders";
import { fetchJson } from "./call.ts";

const claimAt = (token: string) => `/api/claims/${encodeURIComponent(token)}`;

export const claimOrder = (claim: ClaimBody) => fetchJson(claimResponse, "/api/claims", claim);

export const reviewClaim = (token: string) => fetchJson(claimReview, claimAt(token));

export const confirmClaim = (token: string) =>
  fetchJson(claimReview, `${claimAt(token)}/confirmation`, {});
