/**
 * What the payment forms need on /checkout and /pay beyond the site's own policy: Braintree's frames and
 * calls for the card fields, PayPal's and Venmo's for the wallets. Both the sandbox and production
 * are named, because the same files are served in either, and both forms, because the service
 * decides which one is shown. PayPal's are as PayPal documents them, without its inline scripts.
 */
export const paymentSources = {
  "script-src": [
    // Drop-in only: PayPal's older button, checkout.js.
    "https://www.paypalobjects.com",
    // Our own form: PayPal's SDK, which is also what the older button goes on to load.
    "https://*.paypal.com",
  ],
  // Both: the SDK gives its frames their size by attribute.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": [
    // Drop-in only: pictures in its stylesheet.
    "data:",
    "https://*.paypal.com",
    "https://*.paypalobjects.com",
  ],
  "connect-src": [
    "https://api.braintreegateway.com",
    "https://api.sandbox.braintreegateway.com",
    "https://client-analytics.braintreegateway.com",
    "https://client-analytics.sandbox.braintreegateway.com",
    // Venmo's payment contexts, and the gateway's statistics.
    "https://*.braintree-api.com",
    "https://*.paypal.com",
  ],
  "frame-src": ["https://assets.braintreegateway.com", "https://*.paypal.com"],
} as const satisfies Record<string, readonly string[]>;
