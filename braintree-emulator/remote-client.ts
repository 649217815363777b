import type { Audit } from "./audit.ts";
import type { ControlSettings } from "./control.ts";
import type { DisputeRequest, DisputeStatus } from "./disputes.ts";
import type { EarlierSale, GatewayRequest, Outcome } from "./emulator.ts";
import type { FaultRule } from "./faults.ts";
import type { MethodDetails } from "./payment-methods.ts";
import type { RefundFailure } from "./refunds.ts";
import type { Settlement } from "./transaction.ts";
import type { Notification, SignedNotification } from "./webhooks.ts";

/** Controls an emulator in another process, with the methods of a local one. */
export function connectBraintreeEmulator(url: string) {
  async function call<T>(method: string, path: string, input?: unknown): Promise<T> {
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
    audit: () => call<Audit>("GET", "audit"),
    fault: (rule: FaultRule) => call<void>("POST", "faults", rule),
    clearFaults: () => call<void>("DELETE", "faults"),
    set: (settings: ControlSettings) => call<void>("PATCH", "settings", settings),
    nonce: async (method: MethodDetails) =>
      (await call<{ nonce: string }>("POST", "nonces", { method })).nonce,
    addTransaction: (sale: EarlierSale) => call<void>("POST", "transactions", sale),
    settle: (id: string, settlement?: Settlement) =>
      call<void>("POST", "settle", { id, settlement }),
    settleOvernight: async (settlement?: Settlement) =>
      (await call<{ ids: string[] }>("POST", "settle-overnight", { settlement })).ids,
    refundInControlPanel: async (id: string, cents?: number) =>
      (await call<{ id: string }>("POST", "control-panel/refunds", { id, cents })).id,
    voidInControlPanel: (id: string) => call<void>("POST", "control-panel/voids", { id }),
    declineNextRefund: (code?: string) => call<void>("POST", "decline-next-refund", { code }),
    failRefund: (id: string, status?: RefundFailure) =>
      call<void>("POST", "fail-refund", { id, status }),
    dispute: async (about: DisputeRequest) =>
      (await call<{ id: string }>("POST", "disputes", about)).id,
    changeDispute: (id: string, status: DisputeStatus) =>
      call<void>("PATCH", "disputes", { id, status }),
    notification: (about: Notification) => call<SignedNotification>("POST", "notifications", about),
    webhook: (about: Notification, webhookUrl?: string) =>
      call<{ status: number }>("POST", "webhooks", { about, url: webhookUrl }),
    reset: () => call<void>("POST", "reset"),
    /** Forwards a request that was intercepted on its way to Braintree. */
    async handle({ method, path, authorization, body }: GatewayRequest): Promise<Outcome> {
      try {
        const forwarded = await fetch(url + path, {
          method,
          headers: authorization ? { authorization } : {},
          body: method === "GET" ? undefined : body,
        });
        const headers = { "content-type": forwarded.headers.get("content-type") ?? "text/plain" };
        const response = { status: forwarded.status, headers, body: await forwarded.text() };
        return { kind: "response", response };
      } catch {
        return { kind: "reset" };
      }
    },
  };
}
