import { type BraintreeDouble, createBraintreeEmulator } from "@agency/braintree-emulator/emulator";
import type { Operation } from "@agency/braintree-emulator/operations";
import type {
  CheckoutRequest,
  CheckoutResponse,
  PaymentFormName,
} from "@agency/contract/api/checkout";
import type { BrowserContext, Route } from "@playwright/test";
import { proxyToEmulator } from "./proxy-requests.ts";

type Fault = "refused" | "unreachable" | "hangs";

const kindOf = { refused: "500", unreachable: "reset", hangs: "hang" } as const;

export const keys = {
  merchantId: "double",
  publicKey: "double-public",
  privateKey: "double-private",
};

/** Everything a test may set or look at; changes count from the next request on. */
export interface Gateway {
  /** Braintree, PayPal and Venmo. */
  readonly double: BraintreeDouble;
  /** Of what the widget asks the gateway for, and of our own payment API. */
  faults: Partial<Record<Operation | "clientToken" | "checkout", Fault>>;
  checkoutAnswer: CheckoutResponse;
  /** Which form the service would have the page show. */
  form: PaymentFormName;
  /** What the page posted to /api/checkout. */
  readonly checkouts: CheckoutRequest[];
  /** Requests to other hosts that a checkout has no reason to make; they were aborted. */
  readonly unexpected: string[];
}

/** Stands in for Braintree, PayPal, Venmo and our own payment API in every page of the context. */
export async function mockBraintree(
  context: BrowserContext,
  form: PaymentFormName = "drop-in",
): Promise<Gateway> {
  const double = createBraintreeEmulator(keys);
  const gateway: Gateway = {
    double,
    faults: {},
    checkoutAnswer: { success: true, id: "double-1" },
    form,
    checkouts: [],
    unexpected: [],
  };
  await proxyToEmulator(context, double, {
    before(operation) {
      const fault = gateway.faults[operation];
      if (fault) double.fault({ operation, kind: kindOf[fault] });
    },
    otherwise: (url) => gateway.unexpected.push(url),
  });
  await context.route("**/api/client_token", (route) =>
    reply(route, gateway.faults.clientToken, () => ({
      clientToken: double.clientToken(),
      form: gateway.form,
    })),
  );
  await context.route("**/api/checkout", (route) => {
    gateway.checkouts.push(route.request().postDataJSON());
    return reply(route, gateway.faults.checkout, () => gateway.checkoutAnswer);
  });
  return gateway;
}

async function reply(route: Route, fault: Fault | undefined, answer: () => object) {
  if (fault === "hangs") return;
  if (fault === "unreachable") return route.abort();
  return route.fulfill(fault === "refused" ? { status: 500, json: {} } : { json: answer() });
}
