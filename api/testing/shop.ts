/** The service with the double of the gateway behind it. */
import { startBraintreeDouble } from "@agency/braintree-double/server";
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  checkoutAnswer,
} from "@agency/contract/checkout";
import type { Logger } from "pino";
import { gatewayEnvironment, keys } from "./gateway-keys.ts";
import { freshAddress, postJson } from "./orders.ts";
import { startTestService } from "./service.ts";

export { gatewayEnvironment, keys } from "./gateway-keys.ts";

export const goodCard = {
  number: "4111111111111111",
  expirationMonth: "12",
  expirationYear: "2030",
};
export const badCard = { ...goodCard, number: "4000111111111115" };

export type Shop = Awaited<ReturnType<typeof openShop>>;

export const buyer = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  address: "1 Main St",
  city: "Denver",
  state: "CO",
  zip: "80202",
};

export function buildCheckout(
  nonce: string,
  wanted: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    paymentMethodNonce: nonce,
    plan: "Basic Single-Page",
    amount: "49",
    order: crypto.randomUUID(),
    key: crypto.randomUUID(),
    billing: buyer,
    ...wanted,
  };
}

export async function openShop(environment: Record<string, string> = {}, log?: Logger) {
  const double = await startBraintreeDouble(keys);
  const service = await startTestService({
    environment: { ...gatewayEnvironment(double.url), ...environment },
    log,
  });
  const post = (request: CheckoutRequest, from = freshAddress()) =>
    postJson(service, "/api/checkout", request, from);
  return {
    ...service,
    double,
    post,
    /** A buyer's request with a fresh card; say only what decides. */
    request: (wanted: Partial<CheckoutRequest> = {}) =>
      buildCheckout(double.nonce(goodCard), wanted),
    async pay(request: CheckoutRequest, from?: string): Promise<CheckoutAnswer> {
      return checkoutAnswer.parse(await (await post(request, from)).json());
    },
    async close() {
      await service.stop();
      await double.close();
    },
  };
}
