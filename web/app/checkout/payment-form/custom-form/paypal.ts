import type { Client } from "braintree-web/client";
import { create, type PayPalCheckout } from "braintree-web/paypal-checkout";
import type { ApprovedWallet } from "./form-state.ts";

type Approval = Parameters<PayPalCheckout["tokenizePayment"]>[0];

/** The part of PayPal's script that we use; it has no published types. */
interface PayPalSdk {
  FUNDING: { PAYPAL: string };
  Buttons(options: {
    fundingSource: string;
    style: { height: number; shape: "rect" };
    createBillingAgreement(): Promise<string>;
    onApprove(approval: Approval): Promise<void>;
    onError(error: unknown): void;
  }): { render(container: HTMLElement): Promise<void> };
}

interface PayPalCallbacks {
  onApproved(approvedWallet: ApprovedWallet): void;
  onError(): void;
}

const TIMEOUT_MS = 30_000;

/** The button opens PayPal's window, where the buyer approves the payment. */
export async function renderPayPalButton(
  client: Client,
  container: HTMLElement,
  { onApproved, onError }: PayPalCallbacks,
) {
  const paypal = await create({ client });
  await loadScript(paypal);
  const sdk = (window as unknown as { paypal: PayPalSdk }).paypal;
  await sdk
    .Buttons({
      fundingSource: sdk.FUNDING.PAYPAL,
      style: { height: 48, shape: "rect" },
      createBillingAgreement: () =>
        paypal.createPayment({
          flow: "vault" as Parameters<typeof paypal.createPayment>[0]["flow"],
        }),
      async onApprove(approval) {
        const { nonce, details } = await paypal.tokenizePayment(approval);
        onApproved({ nonce, displayName: details.email });
      },
      onError,
    })
    .render(container);
  return paypal;
}

/** Rejects after an error or a timeout, because Braintree's SDK waits forever for PayPal's script. */
async function loadScript(paypal: PayPalCheckout) {
  const controller = new AbortController();
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new Error("PayPal's script did not load"));
  const timeout = setTimeout(fail, TIMEOUT_MS);
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.includes("/sdk/js")) fail();
  };
  document.head.addEventListener("error", handleError, {
    capture: true,
    signal: controller.signal,
  });
  try {
    await Promise.race([paypal.loadPayPalSDK({ vault: true }), failure]);
  } finally {
    clearTimeout(timeout);
    controller.abort();
  }
}
