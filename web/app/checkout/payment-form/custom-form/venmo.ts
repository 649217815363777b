import type { Client } from "braintree-web/client";
import { create } from "braintree-web/venmo";
import type { ApprovedWallet } from "./form-state.ts";

/** Undefined when Venmo is not available; the other payment methods still are. */
export async function createVenmo(client: Client) {
  try {
    const venmo = await create({
      client,
      allowDesktop: true,
      // On a phone, keeps Venmo in this tab, and lets a buyer without the app sign in on Venmo's website.
      mobileWebFallBack: true,
      // Single use, because we never charge the account again.
      paymentMethodUsage: "single_use",
    });
    if (!venmo.isBrowserSupported()) return undefined;
    return {
      /** True when the buyer has returned from the Venmo app on a phone. */
      hasResult: () => venmo.hasTokenizationResult(),
      async tokenize(): Promise<ApprovedWallet> {
        const { nonce, details } = await venmo.tokenize();
        return { nonce, displayName: details.username };
      },
      teardown: () => venmo.teardown(),
    };
  } catch {
    return undefined;
  }
}

/** True when the buyer closed Venmo, which is not an error. */
export const isCanceled = (error: unknown) =>
  /CANCELED|CLOSED/.test((error as { code?: string }).code ?? "");
