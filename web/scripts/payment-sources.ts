/** CSP sources for the payment pages. For sandbox and production and for both forms, because the service decides at run time. */
export const paymentSources = {
  "script-src": [
    // Drop-in only: PayPal's older button, checkout.js.
    "https://www.paypalobjects.com",
    // Hosted fields: PayPal's SDK, which the older button loads too. Both: the data collector's script.
    "https://*.paypal.com",
  ],
  // Both: the SDK sizes its iframes with style attributes.
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": [
    // Drop-in only: images in its stylesheet.
    "data:",
    // Both: the data collector's pixel.
    "https://*.paypal.com",
    "https://*.paypalobjects.com",
  ],
  "connect-src": [
    "https://api.braintreegateway.com",
    "https://api.sandbox.braintreegateway.com",
    "https://client-analytics.braintreegateway.com",
    "https://client-analytics.sandbox.braintreegateway.com",
    // Venmo's payment contexts and the gateway's analytics.
    "https://*.braintree-api.com",
    "https://*.paypal.com",
  ],
  "frame-src": [
    "https://assets.braintreegateway.com",
    // PayPal's button and the data collector.
    "https://*.paypal.com",
  ],
} as const satisfies Record<string, readonly string[]>;
