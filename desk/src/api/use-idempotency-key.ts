import { useState } from "react";
import { ApiError } from "./api-error.ts";

/**
 * Returns a function that sends a change with the same key until it succeeds, so that a retry does not repeat it.
 * If the service rejects an edited retry, its message says what the first attempt did, and the next request is a new one.
 */
export function useIdempotencyKey() {
  const [sendWithKey] = useState(createIdempotencyKey);
  return sendWithKey;
}

export function createIdempotencyKey() {
  let key = crypto.randomUUID();
  return async <T>(send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    try {
      const response = await send(key);
      key = crypto.randomUUID();
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.code === "idempotency-key-reused")
        key = crypto.randomUUID();
      throw error;
    }
  };
}
