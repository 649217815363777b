/** Everything that /checkout loads during a payment, with the reason. Anything else fails the test. */
import type { PaymentFormName } from "@agency/contract/api/checkout";

export type Kind = "script" | "frame" | "connection" | "stylesheet" | "image" | "font";

export interface Expected {
  kind: Kind;
  /** "self" is the site. */
  origin: string;
  path: RegExp;
  purpose: string;
  /** Loaded by only one of the payment forms. */
  only?: PaymentFormName;
  /** Not always loaded: sent in batches, or requested only by a browser with tabs. */
  optional?: true;
}

const api = "https://api.sandbox.braintreegateway.com";
const assets = "https://assets.braintreegateway.com";
const frame = (name: string) => new RegExp(`^/web/[\\d.]+/html/${name}-frame(\\.min)?\\.html$`);
const client = (path: string) => new RegExp(`^/merchants/[^/]+/client_api/v1/${path}$`);

export const inventory: readonly Expected[] = [
  {
    kind: "script",
    origin: "self",
    path: /^\/assets\/[\w.-]+\.js$/,
    purpose: "the site's own code",
  },
  {
    kind: "stylesheet",
    origin: "self",
    path: /^\/assets\/drop-in-[\w.-]+\.css$/,
    purpose: "styles of the payment form; the site's own styles are inline",
    only: "drop-in",
  },
  {
    kind: "image",
    origin: "self",
    path: /^\/favicon\.svg$/,
    purpose: "the favicon",
    optional: true,
  },
  {
    kind: "image",
    origin: "self",
    path: /^\/images\/[\w.-]+\.avif$/,
    purpose: "the image of the purchased item",
  },
  {
    kind: "connection",
    origin: "self",
    path: /^\/api\/page-views$/,
    purpose: "counts the page view",
  },
  {
    kind: "connection",
    origin: "self",
    path: /^\/api\/client_token$/,
    purpose: "the client token",
  },
  { kind: "connection", origin: "self", path: /^\/api\/checkout$/, purpose: "submits the payment" },
  {
    kind: "connection",
    origin: "self",
    path: /^\/api\/orders\/[^/]+$/,
    purpose: "gets the download link",
  },

  {
    kind: "connection",
    origin: api,
    path: client("configuration"),
    purpose: "available payment methods",
  },
  { kind: "frame", origin: assets, path: frame("hosted-fields"), purpose: "each card field" },
  {
    kind: "connection",
    origin: "https://www.paypal.com",
    path: /^\/xoplatform\/logger\/api\/logger$/,
    purpose: "analytics of the gateway's scripts",
    optional: true,
  },
  {
    kind: "connection",
    origin: "https://origin-analytics-sand.sandbox.braintree-api.com",
    path: /^\/analytics\/[^/]+$/,
    purpose: "analytics of the Drop-in",
    only: "drop-in",
    optional: true,
  },

  {
    kind: "script",
    origin: "https://c.paypal.com",
    path: /^\/da\/r\/fb\.js$/,
    purpose: "fraud detection, after the buyer starts to fill in the form",
  },
  {
    kind: "frame",
    origin: "https://c.paypal.com",
    path: /^\/v1\/r\/d\/i$/,
    purpose: "fraud detection: collects device data",
  },
  {
    kind: "connection",
    origin: "https://c.paypal.com",
    path: /^\/v1\/r\/d\/b\/p1$/,
    purpose: "fraud detection: sends device data",
  },
  {
    kind: "image",
    origin: "https://b.stats.paypal.com",
    path: /^\/counter\.cgi$/,
    purpose: "fraud detection: the pixel of the data collector",
  },

  {
    kind: "script",
    origin: "https://www.paypalobjects.com",
    path: /^\/api\/checkout(\.min)?\.js$/,
    purpose: "the PayPal button",
    only: "drop-in",
  },
  {
    kind: "script",
    origin: "https://www.paypal.com",
    path: /^\/sdk\/js$/,
    purpose: "the PayPal button, after PayPal is selected",
    only: "hosted-fields",
  },
  {
    kind: "frame",
    origin: assets,
    path: frame("dispatch"),
    purpose: "messages from the PayPal window",
  },
  {
    kind: "connection",
    origin: api,
    path: client("paypal_hermes/setup_billing_agreement"),
    purpose: "requests the buyer's billing agreement",
  },
  {
    kind: "connection",
    origin: api,
    path: client("payment_methods/paypal_accounts"),
    purpose: "exchanges the agreement for a nonce",
  },

  { kind: "frame", origin: assets, path: frame("venmo-desktop"), purpose: "the Venmo QR code" },
  {
    kind: "connection",
    origin: "https://payments.sandbox.braintree-api.com",
    path: /^\/graphql$/,
    purpose: "polls whether the Venmo payment was approved",
  },
];
