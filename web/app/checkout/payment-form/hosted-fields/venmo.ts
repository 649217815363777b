import type { Client } from "braintree-web/client";
import { create } from "braintree-web/venmo";
import type { Account } from "./view.ts";

/** Undefined where Venmo cannot be had: the other ways to pay remain. */
export async function createVenmo(client: Client) {
  try {
    const venmo = await create({
      client,
      allowDesktop: true,
      // One payment; charging again is not allowed.
      paymentMethodUsage: "single_use",
    });
    if (!venmo.isBrowserSupported()) return undefined;
    return {
      /** A phone has left for Venmo's app, and this page is where it came back to. */
      hasResult: () => venmo.hasTokenizationResult(),
      async tokenize(): Promise<Account> {
        const { nonce, details } = await venmo.tokenize();
        return { nonce, owner: details.username };
      },
      teardown: () => venmo.teardown(),
    };
  } catch {
    return undefined;
  }
}

/** The buyer changed their mind, which is no failure. */
export const isCanceled = (error: unknown) =>
  /CANCELED|CLOSED/.test((error as { code?: string }).code ?? "");
