import { create } from "braintree-web-drop-in";
import "braintree-web-drop-in/dropin.css";
import "./drop-in.css";
import type { PaymentForm } from "./payment-form.ts";

declare module "braintree-web-drop-in" {
  // Missing in the published types.
  interface venmoCreateOptions {
    allowDesktop?: boolean;
  }
}

const PAYPAL_TIMEOUT_MS = 30_000;

/** Braintree's ready-made form, which it has deprecated. See docs/decisions/0005-our-own-payment-form.md. */
export async function createDropIn(host: HTMLElement, clientToken: string): Promise<PaymentForm> {
  skipStylesheetDownload();
  const timeout = setTimeout(simulatePayPalScriptError, PAYPAL_TIMEOUT_MS);
  // No card options or amount: the merchant account defines card brands and required fields, and PayPal's vault flow takes no amount.
  const dropIn = await create({
    authorization: clientToken,
    container: host,
    paymentOptionPriority: ["venmo", "paypal", "card"],
    paypal: { flow: "vault" },
    venmo: { allowDesktop: true },
  }).finally(() => clearTimeout(timeout));
  return {
    requestPaymentMethod: () => dropIn.requestPaymentMethod(),
    clearPaymentMethod: () => dropIn.clearSelectedPaymentMethod(),
    teardown: () => dropIn.teardown(),
  };
}

/** This module bundles the Drop-in's stylesheet. The Drop-in loads it from a CDN unless an element with this id exists. */
function skipStylesheetDownload() {
  const id = "braintree-dropin-stylesheet";
  if (document.getElementById(id)) return;
  document.head.appendChild(document.createElement("meta")).id = id;
}

/** On timeout, dispatches a fake error event, so that the Drop-in stops waiting for PayPal and shows the card fields. */
function simulatePayPalScriptError() {
  const script = document.getElementById("braintree-dropin-paypal-checkout-script");
  script?.dispatchEvent(new Event("error"));
}
