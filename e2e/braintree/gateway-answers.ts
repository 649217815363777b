import type { BrowserScripts } from "./browser-scripts.ts";

/** What the gateway answers the widget in the browser: plain data, whatever carries it. */
export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

export interface Endpoint {
  name:
    | "configuration"
    | "cards"
    | "paypal"
    | "cardFrame"
    | "paypalScript"
    | "walletFrame"
    | "venmo"
    | "analytics";
  /** Matches host and path. */
  address: RegExp;
  answer(body: unknown): Answer;
}

/** The gateway refuses this CVV; every other valid card becomes a nonce that shows its last four digits. */
export const refusedCvv = "999";

const api = "https://api.sandbox.braintreegateway.com/merchants/double/client_api";
const assets = "https://assets.braintreegateway.com";

export const clientToken = btoa(
  JSON.stringify({
    version: 2,
    environment: "sandbox",
    merchantId: "double",
    authorizationFingerprint: "double",
    configUrl: `${api}/v1/configuration`,
  }),
);

const configuration = {
  environment: "sandbox",
  merchantId: "double",
  assetsUrl: assets,
  clientApiUrl: api,
  analytics: { url: "https://origin-analytics-sand.sandbox.braintree-api.com/double" },
  challenges: ["cvv", "postal_code"],
  creditCards: {
    supportedCardTypes: [
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
    ],
  },
  paypalEnabled: true,
  paypal: { displayName: "Double", assetsUrl: assets, billingAgreementsEnabled: true },
  payWithVenmo: { merchantId: "1", accessToken: "double", environment: "sandbox" },
};

export function gatewayEndpoints(scripts: BrowserScripts): Endpoint[] {
  return [
    {
      name: "configuration",
      address: /^api\..+\/v1\/configuration$/,
      answer: () => json(configuration),
    },
    {
      name: "cards",
      address: /^api\..+\/v1\/payment_methods\/credit_cards$/,
      answer: (body) => tokenizedCard((body as { creditCard: Card }).creditCard),
    },
    {
      name: "paypal",
      address: /^api\..+\/v1\/paypal_hermes\/setup_billing_agreement$/,
      answer: () => json({ agreementSetup: { tokenId: "BA-DOUBLE" } }, 201),
    },
    {
      name: "paypal",
      address: /^api\..+\/v1\/payment_methods\/paypal_accounts$/,
      answer: tokenizedPayPalAccount,
    },
    {
      name: "cardFrame",
      address: /^assets\..+\/html\/hosted-fields-frame(\.min)?\.html$/,
      answer: () => page(scripts.hostedField),
    },
    {
      name: "paypalScript",
      address: /^www\.paypalobjects\.com\/api\/checkout\.min\.js$/,
      answer: () => ({ status: 200, contentType: "text/javascript", body: scripts.payPalButton }),
    },
    {
      name: "walletFrame",
      address: /^assets\..+\/html\/(venmo-desktop|dispatch)-frame(\.min)?\.html$/,
      answer: () => page(""),
    },
    {
      name: "venmo",
      address: /^venmo\.com\/(braintree|go)\/checkout$/,
      answer: () => page(venmoReturn),
    },
    {
      name: "analytics",
      address: /^origin-analytics-sand\.|^www\.paypal\.com\/xoplatform\/logger\//,
      answer: () => json({}),
    },
  ];
}

export function json(body: unknown, status = 200): Answer {
  return { status, contentType: "application/json", body: JSON.stringify(body) };
}

function page(script: string): Answer {
  const style =
    "html,body,input{margin:0;width:100%;height:100%;border:0;outline:0;font:16px sans-serif}";
  const body = `<!doctype html><html lang="en"><title>Double</title><style>${style}</style><body><script>${script}</script>`;
  return { status: 200, contentType: "text/html", body };
}

/** A phone leaves for the Venmo app and comes back to the address it named, with a nonce. */
const venmoReturn = `
  const back = new URLSearchParams(location.search).get("x-success");
  location.replace(back + "&paymentMethodNonce=venmo-" + crypto.randomUUID() + "&username=pat");
`;

interface Card {
  number: string;
  cvv: string;
  expirationMonth: string;
  expirationYear: string;
}

function tokenizedCard({ number, cvv, expirationMonth, expirationYear }: Card): Answer {
  if (cvv === refusedCvv) {
    const fieldErrors = [{ field: "cvv", code: "81736", message: "CVV verification failed." }];
    return json({ fieldErrors: [{ field: "creditCard", fieldErrors }] }, 422);
  }
  const lastFour = number.slice(-4);
  const lastTwo = number.slice(-2);
  const card = {
    nonce: `card-${lastFour}-${crypto.randomUUID()}`,
    type: "CreditCard",
    description: `ending in ${lastTwo}`,
    details: {
      bin: number.slice(0, 6),
      lastFour,
      lastTwo,
      cardType: "Visa",
      expirationMonth,
      expirationYear,
    },
  };
  return json({ creditCards: [card] }, 202);
}

function tokenizedPayPalAccount(): Answer {
  const payerInfo = { email: "payer@example.com", firstName: "Pat", lastName: "Payer" };
  const nonce = `paypal-${crypto.randomUUID()}`;
  return json({ paypalAccounts: [{ nonce, type: "PayPalAccount", details: { payerInfo } }] }, 202);
}
