import type { ClientToken } from "@agency/contract/api/checkout";
import { useEffect, useState } from "react";
import { fetchClientToken } from "#app/api-client/checkout.ts";

type TokenState =
  | { status: "loading" | "error"; value?: undefined }
  | { status: "ready"; value: ClientToken };

/** Fetches a client token once `isEnabled` is true. */
export function useClientToken(isEnabled: boolean): TokenState {
  const [token, setToken] = useState<TokenState>({ status: "loading" });
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    fetchClientToken(controller.signal).then(
      (value) => setToken({ status: "ready", value }),
      () => controller.signal.aborted || setToken({ status: "error" }),
    );
    return () => controller.abort();
  }, [isEnabled]);
  return token;
}
