import { buildApiUrl } from "./client-token.ts";
import type { Keys } from "./state.ts";

const assetsUrl = "https://assets.braintreegateway.com";

const supportedCardTypes = [
  "American Express",
  "Discover",
  "Diners Club",
  "Elo",
  "Hiper",
  "Hipercard",
  "MasterCard",
  "Visa",
  "JCB",
  "Maestro",
  "UnionPay",
];

/**
 * Without URLs, the payment form requests "undefined/..." on the page's own origin.
 * It has PayPal's and Venmo's hosts built in, so only cards work this way.
 */
export function buildConfiguration({ merchantId }: Keys) {
  return {
    environment: "sandbox",
    merchantId,
    analytics: { url: "/undefined/analytics/emulator" },
    challenges: ["cvv", "postal_code"],
    creditCards: { supportedCardTypes },
    paypalEnabled: false,
  };
}

export function buildConfigurationWithHosts(keys: Keys) {
  return {
    ...buildConfiguration(keys),
    assetsUrl,
    clientApiUrl: buildApiUrl(keys.merchantId),
    analytics: {
      url: "https://origin-analytics-sand.sandbox.braintree-api.com/analytics/emulator",
    },
    paypalEnabled: true,
    paypal: {
      displayName: "Emulator",
      clientId: "emulator",
      assetsUrl,
      billingAgreementsEnabled: true,
      environmentNoNetwork: false,
      unvettedMerchant: false,
      currencyIsoCode: "USD",
    },
    payWithVenmo: { merchantId: "1", accessToken: "emulator", environment: "sandbox" },
  };
}
