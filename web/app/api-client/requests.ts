import "./no-eval.ts";
import { payAnswer } from "@agency/contract/requests";
import { call } from "./call.ts";

export const requestAt = (token: string) => `/api/pay/${encodeURIComponent(token)}`;

export const fetchRequest = (token: string) => call(payAnswer, requestAt(token));

/** Nothing waits for it, and nothing is lost without it. */
export const countView = (token: string) =>
  fetch(`${requestAt(token)}/view`, { method: "POST" }).catch(() => undefined);
