import type { Client } from "braintree-web/client";
import { create, type HostedFields, type HostedFieldsEvent } from "braintree-web/hosted-fields";
import { type CardField, cardFields, type FormState } from "./form-state.ts";

type FieldErrors = FormState["fieldErrors"];

interface FieldTexts {
  label: string;
  placeholder: string;
  empty: string;
  invalid: string;
}

type HostedFieldsState = ReturnType<HostedFields["getState"]>;

const fieldTexts: Record<CardField, FieldTexts> = {
  number: {
    label: "Card number",
    placeholder: "1234 1234 1234 1234",
    empty: "Enter the card number.",
    invalid: "This card number is not valid.",
  },
  expirationDate: {
    label: "Expiration date",
    placeholder: "MM/YY",
    empty: "Enter the expiration date.",
    invalid: "This expiration date is not valid.",
  },
  cvv: {
    label: "Security code",
    placeholder: "CVV",
    empty: "Enter the security code.",
    invalid: "This security code is not valid.",
  },
  postalCode: {
    label: "Card ZIP/postal code",
    placeholder: "",
    empty: "Enter the ZIP/postal code.",
    invalid: "This ZIP/postal code is not valid.",
  },
};

export const getFieldLabel = (field: CardField) => fieldTexts[field].label;

/** Number and date are always required. The settings of the merchant account (challenges) decide whether CVV and postal code are. */
export function getRequiredFields(client: Client): CardField[] {
  const { challenges = [] } = client.getConfiguration().gatewayConfiguration as {
    challenges?: string[];
  };
  const challengeByField: Partial<Record<CardField, string>> = {
    cvv: "cvv",
    postalCode: "postal_code",
  };
  return cardFields.filter((field) => {
    const challenge = challengeByField[field];
    return !challenge || challenges.includes(challenge);
  });
}

interface CardConfiguration {
  creditCards?: { supportedCardTypes?: string[] };
}

/**
 * Returns whether the merchant account accepts a brand. Ignores case: the gateway's configuration says "MasterCard",
 * Hosted Fields say "Mastercard".
 */
export function createBrandCheck(client: Client): (brand: string) => boolean {
  const { creditCards } = client.getConfiguration().gatewayConfiguration as CardConfiguration;
  const accepted = creditCards?.supportedCardTypes?.map((brand) => brand.toLowerCase());
  return (brand) => accepted?.includes(brand.toLowerCase()) ?? true;
}

interface CardCallbacks {
  updateErrors(change: (errors: FieldErrors) => FieldErrors): void;
  onCardBrand(brand: string | undefined): void;
  onEnter(): void;
}

/** Each field is an iframe of the gateway, so that card data never reaches this page. */
export async function createCardFields(
  client: Client,
  fieldContainers: Map<CardField, HTMLElement>,
  { updateErrors, onCardBrand, onEnter }: CardCallbacks,
) {
  const fields = await create({
    client,
    // Lets the browser fill in a saved card.
    preventAutofill: false,
    styles: inputStyles(),
    fields: Object.fromEntries(
      [...fieldContainers].map(([field, container]) => {
        const { label, placeholder } = fieldTexts[field];
        return [field, { container, placeholder, internalLabel: label, iframeTitle: label }];
      }),
    ),
  });
  const fieldNames = [...fieldContainers.keys()];
  const isBrandAccepted = createBrandCheck(client);
  const findError = (field: CardField, { fields: states, cards }: HostedFieldsState) => {
    const { isEmpty, isValid } = states[field];
    if (isEmpty) return fieldTexts[field].empty;
    if (!isValid) return fieldTexts[field].invalid;
    const brand = field === "number" && findBrand(cards);
    return brand && !isBrandAccepted(brand)
      ? `We don’t accept ${brand}. Use another card.`
      : undefined;
  };
  let isTornDown = false;
  const setError = (field: CardField, error: string | undefined) => {
    if (isTornDown) return;
    updateErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
    announceToScreenReader(fields, field, error);
  };
  fields.on("blur", (event: HostedFieldsEvent) => {
    const field = event.emittedBy as CardField;
    // A buyer may leave a field empty until submitting the form.
    if (!event.fields[field].isEmpty)
      afterPointerRelease(() => setError(field, findError(field, event)));
  });
  const clearErrorIfValid = (event: HostedFieldsEvent) => {
    const field = event.emittedBy as CardField;
    if (!findError(field, event)) setError(field, undefined);
  };
  fields.on("validityChange", clearErrorIfValid);
  fields.on("cardTypeChange", (event: HostedFieldsEvent) => {
    onCardBrand(findBrand(event.cards));
    clearErrorIfValid(event);
  });
  fields.on("inputSubmitRequest", onEnter);

  return {
    async tokenize() {
      const state = fields.getState();
      const firstInvalid = fieldNames.find((field) => findError(field, state));
      for (const field of fieldNames) setError(field, findError(field, state));
      if (firstInvalid) {
        await fields.focus(firstInvalid);
        throw new Error("The card details are incomplete or invalid");
      }
      return fields.tokenize();
    },
    teardown() {
      isTornDown = true;
      return fields.teardown();
    },
  };
}

/** Waits until no pointer is pressed: a message that appears during a click would move the button away from the pointer. */
function afterPointerRelease(showError: () => void) {
  if (!document.querySelector(":active")) return showError();
  const controller = new AbortController();
  const handleRelease = () => {
    controller.abort();
    setTimeout(showError);
  };
  for (const event of ["pointerup", "pointercancel"])
    addEventListener(event, handleRelease, { signal: controller.signal });
}

/** Undefined until the number identifies a single brand. */
const findBrand = ([card, otherCandidate]: HostedFieldsState["cards"]) =>
  card && !otherCandidate ? card.niceType : undefined;

/** The input is in the gateway's iframe, so a screen reader cannot associate it with the error text on this page. */
function announceToScreenReader(fields: HostedFields, field: CardField, error: string | undefined) {
  fields.setMessage({ field, message: error ?? "" });
  const attribute = "aria-invalid";
  if (error) fields.setAttribute({ field, attribute, value: true });
  else fields.removeAttribute({ field, attribute });
}

/** The gateway's iframes cannot load our fonts, so only colors and sizes match the site. */
function inputStyles() {
  const root = getComputedStyle(document.documentElement);
  const color = (name: string) => root.getPropertyValue(`--color-${name}`);
  return {
    input: {
      "font-family": "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
      "font-size": "17px",
      color: color("ink"),
    },
    "::placeholder": { color: color("meta") },
  };
}
