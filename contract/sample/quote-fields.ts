import { MAX_EMAIL_LENGTH } from "@agency/contract/limits/text-limits";
import type { QuoteField } from "@agency/contract/offers/quote-field-type";

/** In the order of the form. The name, the email address and the message are needed for a reply. */
export const quoteFields: readonly QuoteField[] = [
  {
    name: "name",
    label: "Your Name",
    shortLabel: "Name",
    type: "text",
    maxLength: 500,
    isRequired: true,
    error: "Enter your name.",
    autoComplete: "name",
    isWide: true,
  },
  {
    name: "email",
    label: "Your Email",
    shortLabel: "Email",
    type: "email",
    maxLength: MAX_EMAIL_LENGTH,
    isRequired: true,
    error: "Enter an email address, like name@example.com.",
    autoComplete: "email",
  },
  {
    name: "phone",
    label: "Your Phone Number",
    shortLabel: "Phone",
    type: "tel",
    maxLength: 200,
    autoComplete: "tel",
  },
  {
    name: "message",
    label: "How can we help?",
    shortLabel: "Message",
    type: "textarea",
    maxLength: 20_000,
    isRequired: true,
    error: "Tell us in a sentence what you need.",
    isWide: true,
  },
];
