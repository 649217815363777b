import type { Client } from "braintree-web/client";
import { create, type HostedFields, type HostedFieldsEvent } from "braintree-web/hosted-fields";
import { type CardField, cardFields, type View } from "./view.ts";

type Errors = View["errors"];

/** What a field is called, and what is said when it is empty or wrong. */
const texts: Record<CardField, { label: string; placeholder: string; empty: string; bad: string }> =
  {
    number: {
      label: "Card number",
      placeholder: "1234 1234 1234 1234",
      empty: "Enter the card number.",
      bad: "This card number is not valid.",
    },
    expirationDate: {
      label: "Expiration date",
      placeholder: "MM/YY",
      empty: "Enter the expiration date.",
      bad: "This expiration date is not valid.",
    },
    cvv: {
      label: "Security code",
      placeholder: "CVV",
      empty: "Enter the security code.",
      bad: "This security code is not valid.",
    },
    postalCode: {
      label: "Card’s postal code",
      placeholder: "",
      empty: "Enter the postal code.",
      bad: "This postal code is not valid.",
    },
  };

export const labelOf = (field: CardField) => texts[field].label;

/** Number and date always; the rest as the merchant account says. */
export function wantedFields(client: Client): CardField[] {
  const { challenges = [] } = client.getConfiguration().gatewayConfiguration as {
    challenges?: string[];
  };
  const optional: Partial<Record<CardField, string>> = { cvv: "cvv", postalCode: "postal_code" };
  return cardFields.filter((field) => {
    const challenge = optional[field];
    return !challenge || challenges.includes(challenge);
  });
}

interface Watch {
  onErrors(change: (errors: Errors) => Errors): void;
  onBrand(brand: string | undefined): void;
  onEnter(): void;
}

/** The card's fields, each in a frame of the gateway: what is typed there never reaches this page. */
export async function createCard(
  client: Client,
  containers: Map<CardField, HTMLElement>,
  { onErrors, onBrand, onEnter }: Watch,
) {
  const fields = await create({
    client,
    // A browser that knows the card may fill it in.
    preventAutofill: false,
    styles: inputStyles(),
    fields: Object.fromEntries(
      [...containers].map(([field, container]) => {
        const { label, placeholder } = texts[field];
        return [field, { container, placeholder, internalLabel: label, iframeTitle: label }];
      }),
    ),
  });
  const names = [...containers.keys()];
  const tell = (field: CardField, error: string | undefined) => {
    onErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
    announceToScreenReader(fields, field, error);
  };
  fields.on("blur", ({ emittedBy, fields: states }: HostedFieldsEvent) => {
    const { isEmpty, isValid } = states[emittedBy];
    if (!isEmpty && !isValid) tell(emittedBy as CardField, texts[emittedBy as CardField].bad);
  });
  fields.on("validityChange", ({ emittedBy, fields: states }) => {
    if (states[emittedBy].isValid) tell(emittedBy as CardField, undefined);
  });
  fields.on("cardTypeChange", ({ cards: [card, ambiguous] }) =>
    onBrand(card && !ambiguous ? card.niceType : undefined),
  );
  fields.on("inputSubmitRequest", onEnter);

  return {
    async tokenize() {
      const { fields: states } = fields.getState();
      const wrong = names.filter((field) => !states[field].isValid);
      for (const field of names) {
        const { isEmpty, isValid } = states[field];
        tell(field, isValid ? undefined : texts[field][isEmpty ? "empty" : "bad"]);
      }
      if (wrong[0]) {
        await fields.focus(wrong[0]);
        throw new Error("The card is not complete");
      }
      return fields.tokenize();
    },
    teardown: () => fields.teardown(),
  };
}

/** The input is in another document, where our text is out of sight of a screen reader. */
function announceToScreenReader(fields: HostedFields, field: CardField, error: string | undefined) {
  fields.setMessage({ field, message: error ?? "" });
  const attribute = "aria-invalid";
  if (error) fields.setAttribute({ field, attribute, value: true });
  else fields.removeAttribute({ field, attribute });
}

/** Our typefaces do not reach into the frames, our colors and sizes do. */
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
