/** The service with the double of the gateway behind it. */
import { startBraintreeEmulator } from "@agency/braintree-emulator/server";
import {
  type CheckoutRequest,
  type CheckoutResponse,
  checkoutResponse,
} from "@agency/contract/api/checkout";
import type { Logger } from "pino";
import { gatewayEnvironment, keys } from "./gateway-keys.ts";
import { freshAddress, postJson } from "./orders.ts";
import { buildCheckout, goodCard } from "./purchases.ts";
import { startTestService } from "./service.ts";

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(environment: Record<string, string> = {}, log?: Logger) {
  const double = await startBraintreeEmulator(keys);
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
    async pay(request: CheckoutRequest, from?: string): Promise<CheckoutResponse> {
      return checkoutResponse.parse(await (await post(request, from)).json());
    },
    async close() {
      await service.stop();
      await double.close();
    },
  };
}
