import "./zod-without-eval.ts";
import { claimResponse } from "@agency/contract/api/orders";
import {
  type acceptBody,
  type claimInstallmentBody,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import type { z } from "zod";
import { fetchJson } from "./fetch-json.ts";

const getPaymentPagePath = (token: string) => `/api/pay/${encodeURIComponent(token)}`;

export const fetchPaymentRequest = (token: string) =>
  fetchJson(paymentPageResponse, getPaymentPagePath(token));

export const acceptPaymentRequest = (token: string, body: z.infer<typeof acceptBody>) =>
  fetchJson(paymentPageResponse, `${getPaymentPagePath(token)}/accept`, body);

/** Reports that the client pays this installment by Venmo. */
export const claimInstallment = (token: string, claim: z.infer<typeof claimInstallmentBody>) =>
  fetchJson(claimResponse, `${getPaymentPagePath(token)}/claims`, claim);

/** Failures are ignored: the view is only recorded for the owners. */
export const recordView = (token: string) =>
  fetch(`${getPaymentPagePath(token)}/view`, { method: "POST" }).catch(() => undefined);
