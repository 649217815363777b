import type { Audit } from "./audit.ts";
import type { ControlSettings } from "./control.ts";
import type { DisputeRequest, DisputeStatus } from "./disputes.ts";
import type { GatewayRequest, Outcome } from "./emulator.ts";
import type { FaultRule } from "./faults.ts";
import type { CardDetails } from "./payment-methods.ts";
import type { RefundFailure } from "./refunds.ts";
import type { Settlement } from "./transaction.ts";
import type { Notification, SignedNotification } from "./webhooks.ts";

/** A double that runs in another process, to be used like one of this process. */
export function connectBraintreeEmulator(url: string) {
  async function ask<T>(method: string, path: string, input?: unknown): Promise<T> {
    const response = await fetch(`${url}/_control/${path}`, {
      method,
      ...(input !== undefined && { body: JSON.stringify(input) }),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error);
    return body;
  }

  return {
    url,
    audit: () => ask<Audit>("GET", "audit"),
    fault: (rule: FaultRule) => ask<void>("POST", "faults", rule),
    clearFaults: () => ask<void>("DELETE", "faults"),
    set: (settings: ControlSettings) => ask<void>("PATCH", "settings", settings),
    nonce: async (method: CardDetails | "paypal" | "venmo") =>
      (await ask<{ nonce: string }>("POST", "nonces", { method })).nonce,
    settle: (id: string, settlement?: Settlement) =>
      ask<void>("POST", "settle", { id, settlement }),
    settleAll: async (settlement?: Settlement) =>
      (await ask<{ ids: string[] }>("POST", "settle-all", { settlement })).ids,
    refundInControlPanel: async (id: string, cents?: number) =>
      (await ask<{ id: string }>("POST", "panel/refunds", { id, cents })).id,
    voidInControlPanel: (id: string) => ask<void>("POST", "panel/voids", { id }),
    declineNextRefund: (code?: string) => ask<void>("POST", "refund-declines", { code }),
    failRefund: (id: string, status?: RefundFailure) =>
      ask<void>("POST", "refund-failures", { id, status }),
    dispute: async (about: DisputeRequest) =>
      (await ask<{ id: string }>("POST", "disputes", about)).id,
    changeDispute: (id: string, status: DisputeStatus) =>
      ask<void>("PATCH", "disputes", { id, status }),
    notification: (about: Notification) => ask<SignedNotification>("POST", "notifications", about),
    webhook: (about: Notification, to?: string) =>
      ask<{ status: number }>("POST", "webhooks", { about, url: to }),
    reset: () => ask<void>("POST", "reset"),
    /** Passes on a request that was intercepted on its way to Braintree. */
    async handle({ method, path, authorization, body }: GatewayRequest): Promise<Outcome> {
      try {
        const response = await fetch(url + path, {
          method,
          headers: authorization ? { authorization } : {},
          body: method === "GET" ? undefined : body,
        });
        const headers = { "content-type": response.headers.get("content-type") ?? "text/plain" };
        const answer = { status: response.status, headers, body: await response.text() };
        return { kind: "answer", answer };
      } catch {
        return { kind: "reset" };
      }
    },
  };
}
