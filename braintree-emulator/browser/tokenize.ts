import constants from "braintree-web/hosted-fields/shared/constants";
import valid from "card-validator";

/** The payment form expects a pair: an error, or null and the payment method. */
type Reply = [error: { code: string; type: string; message: string }] | [null, unknown];

const errorReply = (code: string, message: string, type = "CUSTOMER"): Reply => [
  { code, message, type },
];

/** The part of the page's Braintree client that the frames receive. */
export interface Client {
  authorizationFingerprint?: string;
  gatewayConfiguration: { clientApiUrl?: string };
}

export interface HostedField {
  form: string;
  name: string;
  input: HTMLInputElement;
  state(): { isEmpty: boolean; isValid: boolean; isPotentiallyValid: boolean; isFocused: boolean };
}

export async function tokenize(fields: HostedField[], client?: Client): Promise<Reply> {
  if (fields.every((field) => field.state().isEmpty)) {
    return errorReply("HOSTED_FIELDS_FIELDS_EMPTY", "All fields are empty.");
  }
  if (!fields.every((field) => field.state().isValid)) {
    return errorReply("HOSTED_FIELDS_FIELDS_INVALID", "Some fields are invalid.");
  }
  const value = (name: string) => fields.find((field) => field.name === name)?.input.value ?? "";
  const { month, year } = valid.expirationDate(
    value("expirationDate") || `${value("expirationMonth")}/${value("expirationYear")}`,
  );
  const creditCard = {
    number: value("number").replaceAll(" ", ""),
    cvv: value("cvv"),
    cardholderName: value("cardholderName") || undefined,
    expirationMonth: month,
    expirationYear: `20${year?.slice(-2)}`,
    billingAddress: { postalCode: value("postalCode") },
  };
  // Without a URL, the frame itself was loaded from "undefined" on the page's own origin.
  const api = client?.gatewayConfiguration.clientApiUrl ?? "/undefined";
  const authorizationFingerprint = client?.authorizationFingerprint;
  try {
    const response = await fetch(`${api}/v1/payment_methods/credit_cards`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ authorizationFingerprint, creditCard }),
    });
    const body = await response.json();
    if (response.ok) return [null, body.creditCards[0]];
    const known = constants.tokenizationErrorCodes[body.fieldErrors?.[0]?.fieldErrors?.[0]?.code];
    return known
      ? errorReply(known.code, known.message)
      : errorReply("HOSTED_FIELDS_FAILED_TOKENIZATION", "The card data failed tokenization.");
  } catch {
    const code = "HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR";
    return errorReply(code, "A tokenization network error occurred.", "NETWORK");
  }
}
