/** The site with the gateway's double below its own address, so that no browser needs to have names mapped. */
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { startProxy } from "./proxy.ts";

const CLIENT_TOKEN = "/api/client_token";

/** The payment form is the given one, whatever the service would choose. */
export const startPaymentProxy = (site: URL, double: URL, form: PaymentFormName) =>
  startProxy(({ url = "/", headers }) => ({
    target: url.startsWith("/undefined/") ? double : site,
    headers: {
      ...(headers.origin && { origin: site.origin }),
      ...(url === CLIENT_TOKEN && { "accept-encoding": "identity" }),
    },
    ...(url === CLIENT_TOKEN && {
      rewrite: (token) => JSON.stringify({ ...JSON.parse(token), form }),
    }),
  }));
