/** The supported operations. Calls are counted and faults are injected per operation. */
export const operations = [
  // Called by the merchant's server.
  "client_token",
  "sale",
  "find",
  "line_items",
  "submit",
  "void",
  "refund",
  "settle",
  "search",
  "search_page",
  "dispute",
  "dispute_search",
  "dispute_evidence",
  "dispute_finalize",
  "dispute_accept",
  // Called by the payment form in the browser.
  "configuration",
  "card",
  "saved_methods",
  "paypal",
  "paypal_script",
  "venmo",
  "venmo_context",
  "frame",
  "wallet_frame",
  "frame_script",
  "stylesheet",
  "device_script",
  "device_data",
  "analytics",
] as const;
export type Operation = (typeof operations)[number];

const serverApi = "/merchants/(?<merchant>[^/]+)";
/** Without a `clientApiUrl`, the payment form requests "undefined/v1/...", relative to its page. */
const pageOrigin = "(?:/[^/]+)*/undefined";
const clientApi = `(?:/merchants/(?<merchant>[^/]+)/client_api|${pageOrigin})/v1`;
const assets = `(?:${pageOrigin})?/web`;

const routes: [Operation, method: string, path: string][] = [
  ["client_token", "POST", `${serverApi}/client_token`],
  ["sale", "POST", `${serverApi}/transactions`],
  ["search", "POST", `${serverApi}/transactions/advanced_search_ids`],
  ["search_page", "POST", `${serverApi}/transactions/advanced_search`],
  ["find", "GET", `${serverApi}/transactions/(?<id>\\w+)`],
  ["line_items", "GET", `${serverApi}/transactions/(?<id>\\w+)/line_items`],
  ["submit", "PUT", `${serverApi}/transactions/(?<id>\\w+)/submit_for_settlement`],
  ["void", "PUT", `${serverApi}/transactions/(?<id>\\w+)/void`],
  ["refund", "POST", `${serverApi}/transactions/(?<id>\\w+)/refund`],
  [
    "settle",
    "PUT",
    `${serverApi}/transactions/(?<id>\\w+)/(?<name>settle|settlement_(?:confirm|decline|pending))`,
  ],
  ["dispute", "GET", `${serverApi}/disputes/(?<id>\\w+)`],
  ["dispute_search", "POST", `${serverApi}/disputes/advanced_search`],
  ["dispute_evidence", "POST", `${serverApi}/disputes/(?<id>\\w+)/evidence`],
  ["dispute_finalize", "PUT", `${serverApi}/disputes/(?<id>\\w+)/finalize`],
  ["dispute_accept", "PUT", `${serverApi}/disputes/(?<id>\\w+)/accept`],
  ["configuration", "GET", `${clientApi}/configuration`],
  ["card", "POST", `${clientApi}/payment_methods/credit_cards`],
  ["saved_methods", "GET", `${clientApi}/payment_methods`],
  [
    "paypal",
    "POST",
    `${clientApi}/(?<name>paypal_hermes/(?:setup_billing_agreement|create_payment_resource)|payment_methods/paypal_accounts)`,
  ],
  ["paypal_script", "GET", "/api/checkout(?:\\.min)?\\.js|/sdk/js"],
  ["venmo", "GET", "/(?:braintree|go)/checkout|/go/web"],
  ["venmo_context", "POST", "/graphql"],
  ["frame", "GET", `${assets}/[\\d.]+/html/hosted-fields-frame(?:\\.min)?\\.html`],
  [
    "wallet_frame",
    "GET",
    `${assets}/[\\d.]+/html/(?<name>venmo-desktop|dispatch|redirect)-frame(?:\\.min)?\\.html`,
  ],
  [
    "frame_script",
    "GET",
    `${assets}/[\\d.]+/html/emulator/(?<name>frame\\.css|(?:dispatch|hosted-field|venmo-desktop)\\.js)`,
  ],
  ["stylesheet", "GET", `${assets}/dropin/[\\d.]+/css/dropin(?:\\.min)?\\.css`],
  ["device_script", "GET", "/da/r/fb\\.js"],
  ["device_data", "GET", "/v1/r/d/i|/counter\\.cgi"],
  ["device_data", "POST", "/v1/r/d/b/p1"],
  ["analytics", "POST", "/xoplatform/logger/api/logger|(?:/undefined)?/analytics/.+"],
  ["analytics", "GET", "/smart/buttons/preload"],
];

const table = routes.map(([operation, method, path]) => ({
  operation,
  method,
  path: new RegExp(`^(?:${path})$`),
}));

export interface MatchedOperation {
  operation: Operation;
  merchant?: string;
  id?: string;
  name?: string;
}

export function matchOperation(method: string, path: string): MatchedOperation | undefined {
  for (const route of table) {
    const groups = route.method === method ? route.path.exec(path) : null;
    if (groups) return { operation: route.operation, ...groups.groups };
  }
  return undefined;
}

const hosts =
  /(^|\.)(braintreegateway\.com|braintree-api\.com|paypal\.com|paypalobjects\.com|venmo\.com)$/;

/** Whether intercepted browser requests to this host go to the emulator. */
export const isGatewayHost = (hostname: string) => hosts.test(hostname);
