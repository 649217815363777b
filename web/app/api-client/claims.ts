import "./zod-without-eval.ts";
import { type ClaimBody, claimResponse, claimReview } from "@agency/contract/api/orders";
import { fetchJson } from "./fetch-json.ts";

const getClaimPath = (token: string) => `/api/claims/${encodeURIComponent(token)}`;

export const claimOrder = (claim: ClaimBody) => fetchJson(claimResponse, "/api/claims", claim);

export const reviewClaim = (token: string) => fetchJson(claimReview, getClaimPath(token));

export const confirmClaim = (token: string) =>
  fetchJson(claimReview, `${getClaimPath(token)}/confirm`, {});
