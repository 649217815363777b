import type { QuoteField } from "@agency/contract/offers/quote-field-type";
import type { RefObject } from "react";
import { Field, TextArea } from "#app/ui/field.tsx";

interface QuoteFormFieldProps {
  field: QuoteField;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

export function QuoteFormField({ field, ref }: QuoteFormFieldProps) {
  const { name, type, autoComplete, maxLength, isRequired = false } = field;
  const common = {
    label: isRequired ? `${field.label}*` : field.label,
    ...{ name, maxLength, autoComplete },
    required: isRequired,
    customError: field.error,
    className: field.isWide && "sm:col-span-2",
  };
  return type === "textarea" ? (
    <TextArea {...common} rows={4} ref={ref} />
  ) : (
    <Field {...common} type={type} />
  );
}
