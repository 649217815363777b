import { ApiError } from "../core/errors.ts";
import type { Settings } from "../core/settings.ts";
import { createGateway } from "./braintree.ts";
import type { Gateway } from "./gateway.ts";

/** Returns Braintree, its emulator, or a disabled gateway when no merchant account is configured. */
export function createGatewayFromSettings(settings: Settings): Gateway {
  const merchantId = settings.BRAINTREE_MERCHANT_ID;
  if (!merchantId) return disabledGateway;
  const emulatorUrl = settings.BRAINTREE_EMULATOR_URL && new URL(settings.BRAINTREE_EMULATOR_URL);
  if (settings.BRAINTREE_ENVIRONMENT === "emulator" && !emulatorUrl) {
    throw new Error("BRAINTREE_EMULATOR_URL is missing");
  }
  return createGateway({
    environment:
      settings.BRAINTREE_ENVIRONMENT === "emulator" && emulatorUrl
        ? { host: emulatorUrl.hostname, port: emulatorUrl.port }
        : (settings.BRAINTREE_ENVIRONMENT as "sandbox" | "production"),
    merchantId,
    publicKey: settings.BRAINTREE_PUBLIC_KEY,
    privateKey: settings.BRAINTREE_PRIVATE_KEY,
    timeoutMs: settings.GATEWAY_TIMEOUT_SECONDS * 1_000,
  });
}

const throwDisabled = async (): Promise<never> => {
  throw new ApiError(503, "payments-disabled", "Online payments are not set up.");
};

const disabledGateway: Gateway = {
  clientToken: throwDisabled,
  authorize: throwDisabled,
  capture: throwDisabled,
  void: throwDisabled,
  find: throwDisabled,
  getSaleRecord: throwDisabled,
  findByReference: throwDisabled,
  findTransactionsSince: async () => [],
  findVoidedSince: async () => [],
  refund: throwDisabled,
  findRefund: throwDisabled,
  findRefundsByTransaction: throwDisabled,
  findRefundsSince: async () => [],
  findDispute: throwDisabled,
  addDisputeEvidence: throwDisabled,
  finalizeDispute: throwDisabled,
  acceptDispute: throwDisabled,
  findDisputesSince: async () => [],
  parseWebhook: async () => undefined,
};
