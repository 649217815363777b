import "./zod-without-eval.ts";
import { errorResponse } from "@agency/contract/api/orders";
import type { ZodType } from "zod";
import { ApiError } from "./api-error.ts";

const TIMEOUT_MS = 20_000;

/** What the service answers to a GET, or to a POST when there is something to `send`. */
export async function fetchJson<T>(answer: ZodType<T>, path: string, send?: object): Promise<T> {
  const response = await fetch(path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(send && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(send),
    }),
  });
  const body = await response.json();
  if (response.ok) return answer.parse(body);
  const { code, error } = errorResponse.parse(body);
  throw new ApiError(response.status, code, error);
}
