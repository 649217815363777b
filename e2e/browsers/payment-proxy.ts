/** Serves the site and the Braintree emulator from one origin, so that browsers need no host mapping. */
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { startProxy } from "./proxy.ts";

const CLIENT_TOKEN = "/api/client_token";

/** Overrides the payment form that the service selects. */
export const startPaymentProxy = (site: URL, emulator: URL, form: PaymentFormName) =>
  startProxy(({ url = "/", headers }) => ({
    target: url.startsWith("/undefined/") ? emulator : site,
    headers: {
      ...(headers.origin && { origin: site.origin }),
      ...(url === CLIENT_TOKEN && { "accept-encoding": "identity" }),
    },
    ...(url === CLIENT_TOKEN && {
      rewrite: (token) => JSON.stringify({ ...JSON.parse(token), paymentForm: form }),
    }),
  }));
