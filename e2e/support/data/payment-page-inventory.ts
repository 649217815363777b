/** Everything /checkout fetches or frames during a payment, and why. Whatever is not on this list fails the test. */
import type { PaymentFormName } from "@agency/contract/api/checkout";

export type Kind = "script" | "frame" | "connection" | "stylesheet" | "image" | "font";

export interface Expected {
  kind: Kind;
  /** "self" is the site. */
  origin: string;
  path: RegExp;
  why: string;
  /** Only one of the forms asks for it. */
  only?: PaymentFormName;
  /** Sent in batches, so that a short visit may go without; or asked for only by a browser that has tabs. */
  sometimes?: true;
}

const api = "https://api.sandbox.braintreegateway.com";
const assets = "https://assets.braintreegateway.com";
const frame = (name: string) => new RegExp(`^/web/[\\d.]+/html/${name}-frame(\\.min)?\\.html$`);
const client = (path: string) => new RegExp(`^/merchants/[^/]+/client_api/v1/${path}$`);

export const inventory: readonly Expected[] = [
  { kind: "script", origin: "self", path: /^\/assets\/[\w.-]+\.js$/, why: "the site's own code" },
  {
    kind: "stylesheet",
    origin: "self",
    path: /^\/assets\/drop-in-[\w.-]+\.css$/,
    why: "the widget's styles; the site's own are in the page",
    only: "drop-in",
  },
  {
    kind: "image",
    origin: "self",
    path: /^\/favicon\.svg$/,
    why: "the tab's icon",
    sometimes: true,
  },
  {
    kind: "image",
    origin: "self",
    path: /^\/images\/[\w.-]+\.avif$/,
    why: "the picture of what is bought",
  },
  { kind: "connection", origin: "self", path: /^\/api\/seen$/, why: "counts the page view" },
  { kind: "connection", origin: "self", path: /^\/api\/client_token$/, why: "starts the form" },
  { kind: "connection", origin: "self", path: /^\/api\/checkout$/, why: "pays" },
  { kind: "connection", origin: "self", path: /^\/api\/orders\/[^/]+$/, why: "finds the download" },

  { kind: "connection", origin: api, path: client("configuration"), why: "what may be offered" },
  { kind: "frame", origin: assets, path: frame("hosted-fields"), why: "each card field" },
  {
    kind: "connection",
    origin: "https://www.paypal.com",
    path: /^\/xoplatform\/logger\/api\/logger$/,
    why: "the gateway's statistics, built into its scripts",
    sometimes: true,
  },
  {
    kind: "connection",
    origin: "https://origin-analytics-sand.sandbox.braintree-api.com",
    path: /^\/analytics\/[^/]+$/,
    why: "the widget's statistics",
    only: "drop-in",
    sometimes: true,
  },

  {
    kind: "script",
    origin: "https://www.paypalobjects.com",
    path: /^\/api\/checkout(\.min)?\.js$/,
    why: "PayPal's button",
    only: "drop-in",
  },
  {
    kind: "script",
    origin: "https://www.paypal.com",
    path: /^\/sdk\/js$/,
    why: "PayPal's button, once PayPal is chosen",
    only: "hosted-fields",
  },
  { kind: "frame", origin: assets, path: frame("dispatch"), why: "hears from PayPal's window" },
  {
    kind: "connection",
    origin: api,
    path: client("paypal_hermes/setup_billing_agreement"),
    why: "asks PayPal for the buyer's agreement",
  },
  {
    kind: "connection",
    origin: api,
    path: client("payment_methods/paypal_accounts"),
    why: "turns the agreement into a nonce",
  },

  { kind: "frame", origin: assets, path: frame("venmo-desktop"), why: "shows Venmo's code" },
  {
    kind: "connection",
    origin: "https://payments.sandbox.braintree-api.com",
    path: /^\/graphql$/,
    why: "asks whether Venmo's code was approved",
  },
];
