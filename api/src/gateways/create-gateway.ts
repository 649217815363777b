import { ApiError } from "../errors.ts";
import type { Settings } from "../settings.ts";
import { createGateway } from "./braintree.ts";
import type { Gateway } from "./gateway.ts";

/** The merchant's gateway, the double of it, or none for an agency that takes Venmo only. */
export function createGatewayFromSettings(settings: Settings): Gateway {
  const merchantId = settings.BRAINTREE_MERCHANT_ID;
  if (!merchantId) return disabledGateway;
  const double = settings.BRAINTREE_DOUBLE_URL && new URL(settings.BRAINTREE_DOUBLE_URL);
  if (settings.BRAINTREE_ENVIRONMENT === "double" && !double) {
    throw new Error("BRAINTREE_DOUBLE_URL is missing");
  }
  return createGateway({
    environment:
      settings.BRAINTREE_ENVIRONMENT === "double" && double
        ? { host: double.hostname, port: double.port }
        : (settings.BRAINTREE_ENVIRONMENT as "sandbox" | "production"),
    merchantId,
    publicKey: settings.BRAINTREE_PUBLIC_KEY,
    privateKey: settings.BRAINTREE_PRIVATE_KEY,
    timeoutMs: settings.GATEWAY_TIMEOUT_SECONDS * 1_000,
  });
}

const off = async (): Promise<never> => {
  throw new ApiError(503, "payments-off", "Card payments are not set up.");
};

const disabledGateway: Gateway = {
  clientToken: off,
  authorize: off,
  capture: off,
  cancel: off,
  find: off,
  readSale: off,
  findByReference: off,
  since: async () => [],
  voidedSince: async () => [],
  refund: off,
  findRefund: off,
  refundsOf: off,
  refundsSince: async () => [],
  findDispute: off,
  disputesSince: async () => [],
  readWebhook: async () => undefined,
};
