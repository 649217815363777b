import "./no-eval.ts";
import { type ClaimBody, claimResponse, claimReview } from "@agency/contract/orders";
import { call } from "./call.ts";

const claimAt = (token: string) => `/api/claims/${encodeURIComponent(token)}`;

export const claimOrder = (claim: ClaimBody) => call(claimResponse, "/api/claims", claim);

export const reviewClaim = (token: string) => call(claimReview, claimAt(token));

export const confirmClaim = (token: string) =>
  call(claimReview, `${claimAt(token)}/confirmation`, {});
