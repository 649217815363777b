import "./zod-without-eval.ts";
import { claimResponse } from "@agency/contract/api/orders";
import {
  type acceptBody,
  type claimInstallmentBody,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import type { z } from "zod";
import { fetchJson } from "./fetch-json.ts";

export const requestAt = (token: string) => `/api/pay/${encodeURIComponent(token)}`;

export const fetchRequest = (token: string) => fetchJson(paymentPageResponse, requestAt(token));

export const acceptRequest = (token: string, accepted: z.infer<typeof acceptBody>) =>
  fetchJson(paymentPageResponse, `${requestAt(token)}/acceptance`, accepted);

/** "I pay this by Venmo" */
export const claimInstallment = (token: string, claim: z.infer<typeof claimInstallmentBody>) =>
  fetchJson(claimResponse, `${requestAt(token)}/claims`, claim);

/** Nothing waits for it, and nothing is lost without it. */
export const recordView = (token: string) =>
  fetch(`${requestAt(token)}/view`, { method: "POST" }).catch(() => undefined);
