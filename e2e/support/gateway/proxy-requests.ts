import type { BraintreeDouble } from "@agency/braintree-emulator/emulator";
import {
  isGatewayHost,
  matchOperation,
  type Operation,
} from "@agency/braintree-emulator/operations";
import type { BrowserContext, Route } from "@playwright/test";

interface Watcher {
  before?(operation: Operation): void;
  /** Told of every other request that left the site; it was aborted. */
  otherwise?(url: string): void;
}

type Answering = Pick<BraintreeDouble, "handle">;

/** What pages ask Braintree, PayPal and Venmo for goes to a double, of this process or of another. */
export async function proxyToEmulator(
  context: BrowserContext,
  double: Answering,
  { before, otherwise }: Watcher = {},
) {
  await context.route(isForeign, (route) => {
    const url = new URL(route.request().url());
    const known =
      isGatewayHost(url.hostname) && matchOperation(route.request().method(), url.pathname);
    if (!known) {
      otherwise?.(url.href);
      return route.abort();
    }
    before?.(known.operation);
    return proxyRequest(route, double);
  });
}

export async function proxyRequest(route: Route, double: Answering) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const delivery = await double.handle({
    method: request.method(),
    path: pathname + search,
    authorization: request.headers().authorization,
    body: request.postData() ?? undefined,
  });
  if (delivery.kind === "hang") return;
  if (delivery.kind === "answer") return route.fulfill(delivery.answer);
  return route.abort("connectionreset");
}

function isForeign({ protocol, hostname }: URL) {
  return protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);
}
