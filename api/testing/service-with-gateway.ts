/** The service with the Braintree emulator behind it. */
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

export type ServiceWithGateway = Awaited<ReturnType<typeof startServiceWithGateway>>;

export async function startServiceWithGateway(
  environment: Record<string, string> = {},
  log?: Logger,
) {
  const emulator = await startBraintreeEmulator(keys);
  const service = await startTestService({
    environment: { ...gatewayEnvironment(emulator.url), ...environment },
    log,
  });
  const post = (request: CheckoutRequest, from = freshAddress()) =>
    postJson(service, "/api/checkout", request, from);
  return {
    ...service,
    emulator,
    post,
    /** A checkout request with a new card; pass only what the test needs. */
    request: (fields: Partial<CheckoutRequest> = {}) =>
      buildCheckout(emulator.nonce(goodCard), fields),
    async pay(request: CheckoutRequest, from?: string): Promise<CheckoutResponse> {
      return checkoutResponse.parse(await (await post(request, from)).json());
    },
    async close() {
      await service.stop();
      await emulator.close();
    },
  };
}
