import { quoteFields } from "@agency/contract/quote-fields";
import type { QuoteField } from "../offers/quote-field-type.ts";

/** The values of the fields that have no column, by name. */
export type QuoteDetails = Record<string, string>;

const columns = ["name", "email", "phone", "message"];

/** The fields that are stored together, in the order of the form. */
export const listDetailFields = (fields: readonly QuoteField[] = quoteFields) =>
  fields.filter(({ name }) => !columns.includes(name));

/** Labels and texts, in the order of the form. A field that was removed from the form comes last, with its name. */
export function labelQuoteDetails(
  details: QuoteDetails,
  fields: readonly QuoteField[] = quoteFields,
): { label: string; text: string }[] {
  const labels = new Map(listDetailFields(fields).map((field) => [field.name, field.shortLabel]));
  const names = new Set([...labels.keys(), ...Object.keys(details)]);
  return [...names].flatMap((name) => {
    const text = details[name];
    return text ? [{ label: labels.get(name) ?? name, text }] : [];
  });
}
