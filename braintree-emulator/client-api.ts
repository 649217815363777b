import { randomUUID } from "node:crypto";
import { z } from "zod";
import { isValidFingerprint } from "./client-token.ts";
import { configuration, configurationWithHosts } from "./configuration.ts";
import type { Operation } from "./operations.ts";
import { type CreditCard, creditCard, payPalAccount, venmoAccount } from "./payment-methods.ts";
import { type EmulatorResponse, json, page, text } from "./response.ts";
import { rejectedCvv } from "./sandbox-values.ts";
import type { Call, State } from "./state.ts";

const words = z.string().optional();
const cardBody = z.object({
  creditCard: z.object({
    number: z.string(),
    cvv: words,
    expirationMonth: z.string(),
    expirationYear: z.string(),
    cardholderName: words,
    billingAddress: z.object({ postalCode: words }).optional(),
  }),
});
const graphqlBody = z.object({
  query: z.string(),
  variables: z.object({
    id: words,
    input: z.object({ id: words, status: words }).optional(),
  }),
});

export type ClientOperation = Extract<
  Operation,
  "configuration" | "card" | "saved_methods" | "paypal" | "venmo" | "venmo_context" | "analytics"
>;

/** What the widget asks for with the client token that it was given. */
export function clientApi(state: State): Record<ClientOperation, (call: Call) => EmulatorResponse> {
  const { nonces, keys, venmo } = state;

  function authorized(handle: (call: Call) => EmulatorResponse) {
    return (call: Call): EmulatorResponse => {
      if (!isValidFingerprint(fingerprintOf(call), state)) return json({ error: {} }, 401);
      return handle(call);
    };
  }

  return {
    configuration: authorized(({ path }) =>
      json(path.startsWith("/undefined/") ? configuration(keys) : configurationWithHosts(keys)),
    ),
    card: authorized(({ body }) => {
      const { billingAddress, ...card } = cardBody.parse(body).creditCard;
      if (card.cvv === rejectedCvv) return json(cvvErrorResponse, 422);
      const method = creditCard({ ...card, postalCode: billingAddress?.postalCode });
      return json({ creditCards: [cardAnswer(nonces.mint(method), method)] }, 202);
    }),
    saved_methods: authorized(() => json({ paymentMethods: [] })),
    paypal: authorized(({ name }) => {
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
      const back = query.get("x-success");
      return back ? returnFromVenmoApp(back, nonces.mint(venmoAccount)) : page("Approved.");
    },
    venmo_context: authorized(({ body }) => {
      const { query, variables } = graphqlBody.parse(body);
      return venmo.answer(query, variables);
    }),
    analytics: () => text(200, ""),
  };
}

const sent = z.object({ authorizationFingerprint: words }).catch({});

/** A GET has it in its query, a POST in its body, GraphQL in a header. */
function fingerprintOf({ query, body, authorization }: Call): string | undefined {
  return (
    query.get("authorizationFingerprint") ??
    sent.parse(body).authorizationFingerprint ??
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

function cardAnswer(nonce: string, card: CreditCard) {
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

/** A phone leaves for the Venmo app and comes back to the address it named, with a nonce. */
function returnFromVenmoApp(address: string, nonce: string): EmulatorResponse {
  const back = `${address}&paymentMethodNonce=${nonce}&username=pat`;
  return page(
    `<script>location.replace(${JSON.stringify(back).replaceAll("<", "\\u003c")})</script>`,
  );
}
