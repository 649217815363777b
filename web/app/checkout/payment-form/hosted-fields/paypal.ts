import type { Client } from "braintree-web/client";
import { create, type PayPalCheckout } from "braintree-web/paypal-checkout";
import type { Account } from "./view.ts";

type Approval = Parameters<PayPalCheckout["tokenizePayment"]>[0];

/** What we use of the script that PayPal serves; it brings no types. */
interface PayPalScript {
  FUNDING: { PAYPAL: string };
  Buttons(options: {
    fundingSource: string;
    style: { height: number; shape: "rect" };
    createBillingAgreement(): Promise<string>;
    onApprove(approval: Approval): Promise<void>;
    onError(error: unknown): void;
  }): { render(container: HTMLElement): Promise<void> };
}

interface Watch {
  onAgreed(account: Account): void;
  onError(): void;
}

const DEADLINE_MS = 30_000;

/** PayPal's own button, in the container; whoever presses it agrees in PayPal's window. */
export async function showPayPalButton(client: Client, container: HTMLElement, watch: Watch) {
  const paypal = await create({ client });
  await Promise.race([paypal.loadPayPalSDK({ vault: true }), scriptFailure()]);
  const script = (window as unknown as { paypal: PayPalScript }).paypal;
  await script
    .Buttons({
      fundingSource: script.FUNDING.PAYPAL,
      style: { height: 48, shape: "rect" },
      createBillingAgreement: () =>
        paypal.createPayment({
          flow: "vault" as Parameters<typeof paypal.createPayment>[0]["flow"],
        }),
      async onApprove(approval) {
        const { nonce, details } = await paypal.tokenizePayment(approval);
        watch.onAgreed({ nonce, owner: details.email });
      },
      onError: watch.onError,
    })
    .render(container);
  return paypal;
}

/** The SDK waits for its script for ever. */
function scriptFailure(): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error("PayPal's script did not load"));
    document.head.addEventListener("error", fail, { capture: true, once: true });
    setTimeout(fail, DEADLINE_MS);
  });
}
