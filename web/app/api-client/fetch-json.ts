import "./zod-without-eval.ts";
import { errorResponse } from "@agency/contract/api/orders";
import type { ZodType } from "zod";
import { ApiError } from "./api-error.ts";

const TIMEOUT_MS = 20_000;

/** Sends a POST request when there is a `body`, and a GET request otherwise. */
export async function fetchJson<T>(schema: ZodType<T>, path: string, body?: object): Promise<T> {
  const response = await fetch(path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const json = await response.json();
  if (response.ok) return schema.parse(json);
  const { code, error } = errorResponse.parse(json);
  throw new ApiError(response.status, code, error);
}
