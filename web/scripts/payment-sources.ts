/**
 * What the payment form needs on /checkout beyond the site's own policy: Braintree's frames and
 * calls for the card fields, PayPal's and Venmo's for the wallets. Both the sandbox and production
 * are named, because the same files are served in either.
 */
export const paymentSources = {
  "script-src": ["https://www.paypalobjects.com", "https://*.paypal.com"],
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["data:", "https://*.paypal.com", "https://*.paypalobjects.com"],
  "connect-src": [
    "https://api.braintreegateway.com",
    "https://api.sandbox.braintreegateway.com",
    "https://client-analytics.braintreegateway.com",
    "https://client-analytics.sandbox.braintreegateway.com",
    "https://*.braintree-api.com",
    "https://*.paypal.com",
  ],
  "frame-src": ["https://assets.braintreegateway.com", "https://*.paypal.com"],
} as const satisfies Record<string, readonly string[]>;
