import { apiUrl } from "./client-token.ts";
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
 * The widget takes the addresses of its gateway and of its frames from here, on Braintree's domains
 * only. Left out, both become "undefined" and end up on the page's own origin. PayPal's and Venmo's
 * hosts are built in, so a page that relies on this has cards only.
 */
export function configuration({ merchantId }: Keys) {
  return {
    environment: "sandbox",
    merchantId,
    analytics: { url: "/undefined/analytics/double" },
    challenges: ["cvv", "postal_code"],
    creditCards: { supportedCardTypes },
    paypalEnabled: false,
  };
}

export function configurationWithHosts(keys: Keys) {
  return {
    ...configuration(keys),
    assetsUrl,
    clientApiUrl: apiUrl(keys.merchantId),
    analytics: { url: "https://origin-analytics-sand.sandbox.braintree-api.com/analytics/double" },
    paypalEnabled: true,
    paypal: {
      displayName: "Double",
      clientId: "double",
      assetsUrl,
      billingAgreementsEnabled: true,
      environmentNoNetwork: false,
      unvettedMerchant: false,
      currencyIsoCode: "USD",
    },
    payWithVenmo: { merchantId: "1", accessToken: "double", environment: "sandbox" },
  };
}
