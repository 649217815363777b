import type { CheckoutAnswer, CheckoutRequest } from "@agency/contract/checkout";
import type { BrowserContext, Route } from "@playwright/test";
import { browserScripts } from "./browser-scripts.ts";
import {
  type Answer,
  clientToken,
  type Endpoint,
  gatewayEndpoints,
  json,
} from "./gateway-answers.ts";

type Fault = "refused" | "unreachable" | "hangs";

/** Everything a test may set or look at; changes count from the next request on. */
export interface Gateway {
  faults: Partial<Record<Endpoint["name"] | "clientToken" | "checkout", Fault>>;
  checkoutAnswer: CheckoutAnswer;
  /** What the page posted to /api/checkout. */
  readonly checkouts: CheckoutRequest[];
  /** Requests to other hosts that a checkout has no reason to make; they were aborted. */
  readonly unexpected: string[];
}

/** Stands in for Braintree, PayPal, Venmo and our own payment API in every page of the context. */
export async function braintreeAtTheBoundary(context: BrowserContext): Promise<Gateway> {
  const endpoints = gatewayEndpoints(await browserScripts());
  const gateway: Gateway = {
    faults: {},
    checkoutAnswer: { success: true, id: "double-1" },
    checkouts: [],
    unexpected: [],
  };

  await context.route(isForeign, (route) => {
    const { host, pathname } = new URL(route.request().url());
    const endpoint = endpoints.find(({ address }) => address.test(host + pathname));
    if (endpoint) {
      return reply(route, gateway.faults[endpoint.name], () =>
        endpoint.answer(route.request().postDataJSON()),
      );
    }
    gateway.unexpected.push(route.request().url());
    return route.abort();
  });
  await context.route("**/api/client_token", (route) =>
    reply(route, gateway.faults.clientToken, () => json({ clientToken })),
  );
  await context.route("**/api/checkout", (route) => {
    gateway.checkouts.push(route.request().postDataJSON());
    return reply(route, gateway.faults.checkout, () => json(gateway.checkoutAnswer));
  });
  return gateway;
}

function isForeign({ protocol, hostname }: URL) {
  return protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);
}

async function reply(route: Route, fault: Fault | undefined, answer: () => Answer) {
  if (fault === "hangs") return;
  if (fault === "unreachable") return route.abort();
  return route.fulfill(fault === "refused" ? json({}, 500) : answer());
}
