import type { ClientToken } from "@agency/contract/api/checkout";
import { useEffect, useState } from "react";
import { fetchClientToken } from "#app/api-client/checkout.ts";

type Asked =
  | { status: "loading" | "error"; value?: undefined }
  | { status: "ready"; value: ClientToken };

/** Asks for a token as soon as one is `wanted`. */
export function useClientToken(wanted: boolean): Asked {
  const [token, setToken] = useState<Asked>({ status: "loading" });
  useEffect(() => {
    if (!wanted) return;
    const unmount = new AbortController();
    fetchClientToken(unmount.signal).then(
      (value) => setToken({ status: "ready", value }),
      () => unmount.signal.aborted || setToken({ status: "error" }),
    );
    return () => unmount.abort();
  }, [wanted]);
  return token;
}
