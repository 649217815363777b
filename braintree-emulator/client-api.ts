import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isValidFingerprint } from "./client-token.ts";
import { buildConfiguration, buildConfigurationWithHosts } from "./configuration.ts";
import type { Operation } from "./operations.ts";
import { type CreditCard, creditCard, payPalAccount, venmoAccount } from "./payment-methods.ts";
import { type EmulatorResponse, json, page, text } from "./response.ts";
import { rejectedCvv } from "./sandbox-values.ts";
import type { Call, State } from "./state.ts";

const optionalText = z.string().optional();
const cardBody = z.object({
  creditCard: z.object({
    number: z.string(),
    cvv: optionalText,
    expirationMonth: z.string(),
    expirationYear: z.string(),
    cardholderName: optionalText,
    billingAddress: z.object({ postalCode: optionalText }).optional(),
  }),
});
const graphqlBody = z.object({
  query: z.string(),
  variables: z.object({
    id: optionalText,
    input: z.object({ id: optionalText, status: optionalText }).optional(),
  }),
});

export type ClientOperation = Extract<
  Operation,
  | "configuration"
  | "card"
  | "saved_methods"
  | "paypal"
  | "venmo"
  | "venmo_context"
  | "device_data"
  | "analytics"
>;

/** The API that the payment form calls with its client token. */
export function clientApi(state: State): Record<ClientOperation, (call: Call) => EmulatorResponse> {
  const { nonces, keys, venmo } = state;

  function requireToken(handle: (call: Call) => EmulatorResponse) {
    return (call: Call): EmulatorResponse => {
      if (!isValidFingerprint(getFingerprint(call), state)) return json({ error: {} }, 401);
      return handle(call);
    };
  }

  return {
    configuration: requireToken(({ path }) =>
      json(
        path.startsWith("/undefined/")
          ? buildConfiguration(keys)
          : buildConfigurationWithHosts(keys),
      ),
    ),
    card: requireToken(({ body }) => {
      const { billingAddress, ...card } = cardBody.parse(body).creditCard;
      if (card.cvv === rejectedCvv) return json(cvvErrorResponse, 422);
      const method = creditCard({ ...card, postalCode: billingAddress?.postalCode });
      return json({ creditCards: [buildCardResponse(nonces.mint(method), method)] }, 202);
    }),
    saved_methods: requireToken(() => json({ paymentMethods: [] })),
    paypal: requireToken(({ name }) => {
      const token = randomUUID();
      if (name === "paypal_hermes/setup_billing_agreement") {
        return json({ agreementSetup: { tokenId: `BA-${token}` } }, 201);
      }
      if (name === "paypal_hermes/create_payment_resource") {
        const redirectUrl = `https://www.sandbox.paypal.com/checkoutnow?token=EC-${token}`;
        return json({ paymentResource: { paymentToken: `PAY-${token}`, redirectUrl } }, 201);
      }
      const details = { payerInfo };
      const nonce = nonces.mint(payPalAccount);
      return json({ paypalAccounts: [{ nonce, type: "PayPalAccount", details }] }, 202);
    }),
    venmo: ({ query }) => {
      venmo.approve(query.get("resource_id") ?? "");
      const returnUrl = query.get("x-success");
      return returnUrl
        ? returnFromVenmoApp(returnUrl, nonces.mint(venmoAccount))
        : page("Approved.");
    },
    venmo_context: requireToken(({ body }) => {
      const { query, variables } = graphqlBody.parse(body);
      return venmo.execute(query, variables);
    }),
    device_data: () => text(200, ""),
    analytics: () => text(200, ""),
  };
}

const fingerprintBody = z.object({ authorizationFingerprint: optionalText }).catch({});

/** A GET request has it in the query, a POST in the body, GraphQL in a header. */
function getFingerprint({ query, body, authorization }: Call): string | undefined {
  return (
    query.get("authorizationFingerprint") ??
    fingerprintBody.parse(body).authorizationFingerprint ??
    authorization?.replace(/^Bearer /, "")
  );
}

const payerInfo = { email: "payer@example.com", firstName: "Pat", lastName: "Payer" };

const cvvErrorResponse = {
  fieldErrors: [
    {
      field: "creditCard",
      fieldErrors: [{ field: "cvv", code: "81736", message: "CVV verification failed." }],
    },
  ],
};

function buildCardResponse(nonce: string, card: CreditCard) {
  const { bin, last4, cardType, cardholderName, expirationMonth, expirationYear } = card;
  const lastTwo = last4.slice(-2);
  return {
    nonce,
    type: "CreditCard",
    description: `ending in ${lastTwo}`,
    details: {
      bin,
      cardType,
      cardholderName,
      expirationMonth,
      expirationYear,
      lastFour: last4,
      lastTwo,
    },
  };
}

/** On a phone, the Venmo app returns to the page's URL with a nonce. */
function returnFromVenmoApp(returnUrl: string, nonce: string): EmulatorResponse {
  const target = `${returnUrl}&paymentMethodNonce=${nonce}&username=pat`;
  return page(
    `<script>location.replace(${JSON.stringify(target).replaceAll("<", "\\u003c")})</script>`,
  );
}
