import { quoteFields } from "@agency/contract/quote-fields";
import { z } from "zod";
import type { QuoteField } from "../offers/quote-field-type.ts";
import { emailAddress } from "./email-address.ts";

/** POST /api/contact: the quote form as multipart form data. Accepts everything that the form accepts. */
export const buildQuoteSchema = (fields: readonly QuoteField[] = quoteFields) =>
  z
    .object(Object.fromEntries(fields.map((field) => [field.name, buildFieldSchema(field)])))
    .extend({
      /** A honeypot: invisible to people, filled in by bots. */
      _gotcha: z.string().default(""),
      _replyto: z.literal("").or(emailAddress).default(""),
    })
    .transform(
      ({ name = "", email = "", phone = "", message = "", _gotcha, _replyto, ...others }) => ({
        ...{ name, email, phone, message, _gotcha, _replyto },
        details: Object.fromEntries(Object.entries(others).filter(([, text]) => text !== "")),
      }),
    );

function buildFieldSchema({ type, maxLength, isRequired }: QuoteField): z.ZodType<string> {
  const text = z
    .string()
    // Spaces count as a value, and a line break as one character, as in the form.
    .min(isRequired ? 1 : 0)
    .refine((value) => value.replaceAll("\r\n", "\n").length <= maxLength)
    .refine((value) => !value.includes("\0"));
  const schema = type === "email" ? text.pipe(emailAddress) : text.trim();
  return isRequired ? schema : z.literal("").or(schema).default("");
}

export type LeadFields = z.infer<ReturnType<typeof buildQuoteSchema>>;
