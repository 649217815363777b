import {
  type BraintreeEmulator,
  createBraintreeEmulator,
} from "@agency/braintree-emulator/emulator";
import type { Operation } from "@agency/braintree-emulator/operations";
import type {
  CheckoutRequest,
  CheckoutResponse,
  PaymentFormName,
} from "@agency/contract/api/checkout";
import type { BrowserContext, Route } from "@playwright/test";
import { defaultForm } from "./payment-form.ts";
import { proxyToEmulator } from "./proxy-requests.ts";

type Fault = "server error" | "unreachable" | "hangs";

const faultKinds = { "server error": "500", unreachable: "reset", hangs: "hang" } as const;

export const keys = {
  merchantId: "emulator",
  publicKey: "emulator-public",
  privateKey: "emulator-private",
};

/** State that tests can set and read. Changes apply from the next request on. */
export interface Gateway {
  /** Braintree, PayPal and Venmo. */
  readonly emulator: BraintreeEmulator;
  /** Faults of gateway operations and of our payment API. */
  faults: Partial<Record<Operation | "clientToken" | "checkout", Fault>>;
  checkoutResponse: CheckoutResponse;
  /** The payment form that the service selects. */
  form: PaymentFormName;
  /** Bodies of the requests to /api/checkout. */
  readonly checkouts: CheckoutRequest[];
  /** Aborted requests to other hosts. */
  readonly unexpected: string[];
}

/** Mocks Braintree, PayPal, Venmo and our own payment API in every page of the context. */
export async function mockBraintree(
  context: BrowserContext,
  form: PaymentFormName = defaultForm,
): Promise<Gateway> {
  const emulator = createBraintreeEmulator(keys);
  const gateway: Gateway = {
    emulator,
    faults: {},
    checkoutResponse: { success: true, id: "emulator-1" },
    form,
    checkouts: [],
    unexpected: [],
  };
  await proxyToEmulator(context, emulator, {
    onOperation(operation) {
      const fault = gateway.faults[operation];
      if (fault) emulator.fault({ operation, kind: faultKinds[fault] });
    },
    onUnexpected: (url) => gateway.unexpected.push(url),
  });
  await context.route("**/api/client_token", (route) =>
    reply(route, gateway.faults.clientToken, () => ({
      clientToken: emulator.clientToken(),
      paymentForm: gateway.form,
    })),
  );
  await context.route("**/api/checkout", (route) => {
    gateway.checkouts.push(route.request().postDataJSON());
    return reply(route, gateway.faults.checkout, () => gateway.checkoutResponse);
  });
  return gateway;
}

async function reply(route: Route, fault: Fault | undefined, buildBody: () => object) {
  if (fault === "hangs") return;
  if (fault === "unreachable") return route.abort();
  return route.fulfill(
    fault === "server error" ? { status: 500, json: {} } : { json: buildBody() },
  );
}
