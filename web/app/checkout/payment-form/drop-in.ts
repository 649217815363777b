import { create } from "braintree-web-drop-in";
import "braintree-web-drop-in/dropin.css";
import "./drop-in.css";
import type { PaymentForm } from "./payment-form.ts";

declare module "braintree-web-drop-in" {
  // The published types lack it.
  interface venmoCreateOptions {
    allowDesktop?: boolean;
  }
}

const PAYPAL_DEADLINE_MS = 30_000;

export async function createDropIn(host: HTMLElement, clientToken: string): Promise<PaymentForm> {
  preserveStylesheet();
  const deadline = setTimeout(skipPayPalOnTimeout, PAYPAL_DEADLINE_MS);
  // Card brands and required card fields are the merchant account's; the vault flow takes no amount.
  const dropIn = await create({
    authorization: clientToken,
    container: host,
    paymentOptionPriority: ["venmo", "paypal", "card"],
    paypal: { flow: "vault" },
    venmo: { allowDesktop: true },
  }).finally(() => clearTimeout(deadline));
  return {
    requestPaymentMethod: () => dropIn.requestPaymentMethod(),
    clear: () => dropIn.clearSelectedPaymentMethod(),
    teardown: () => dropIn.teardown(),
  };
}

/**
 * The widget fetches its stylesheet from a CDN unless an element with this id exists, and takes the
 * element away with itself. Ours comes with this module.
 */
function preserveStylesheet() {
  const id = "braintree-dropin-stylesheet";
  if (document.getElementById(id)) return;
  document.head.appendChild(document.createElement("meta")).id = id;
}

/** The widget waits for PayPal's script for ever, and shows no card field until it has an answer. */
function skipPayPalOnTimeout() {
  const script = document.getElementById("braintree-dropin-paypal-checkout-script");
  script?.dispatchEvent(new Event("error"));
}
