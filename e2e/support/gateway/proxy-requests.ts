import type { BraintreeEmulator } from "@agency/braintree-emulator/emulator";
import {
  isGatewayHost,
  matchOperation,
  type Operation,
} from "@agency/braintree-emulator/operations";
import type { BrowserContext, Route } from "@playwright/test";

interface ProxyOptions {
  onOperation?(operation: Operation): void;
  /** Called for every other request to another host, which is aborted. */
  onUnexpected?(url: string): void;
}

type RequestHandler = Pick<BraintreeEmulator, "handle">;

/** Sends requests to Braintree, PayPal and Venmo to an emulator, in this process or another one. */
export async function proxyToEmulator(
  context: BrowserContext,
  emulator: RequestHandler,
  { onOperation, onUnexpected }: ProxyOptions = {},
) {
  await context.route(isForeign, (route) => {
    const url = new URL(route.request().url());
    const match =
      isGatewayHost(url.hostname) && matchOperation(route.request().method(), url.pathname);
    if (!match) {
      onUnexpected?.(url.href);
      return route.abort();
    }
    onOperation?.(match.operation);
    return proxyRequest(route, emulator);
  });
}

export async function proxyRequest(route: Route, emulator: RequestHandler) {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const delivery = await emulator.handle({
    method: request.method(),
    path: pathname + search,
    authorization: request.headers().authorization,
    body: request.postData() ?? undefined,
  });
  if (delivery.kind === "hang") return;
  if (delivery.kind === "response") return route.fulfill(delivery.response);
  return route.abort("connectionreset");
}

function isForeign({ protocol, hostname }: URL) {
  return protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);
}
