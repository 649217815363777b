import { CircleAlert as CircleAlertIcon } from "lucide";
import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { getFieldLabel } from "./card.ts";
import type { CardField, FormState } from "./form-state.ts";

interface CardFieldsProps {
  state: FormState;
  fieldContainers: Map<CardField, HTMLElement>;
}

/** Braintree marks a focused field with a class. The padding keeps its iframe from covering the focus ring. */
const fieldClass =
  "h-13 rounded-control bg-white px-4 py-0.5 ring-inset transition-shadow duration-200 [&.braintree-hosted-fields-focused]:ring-2 [&.braintree-hosted-fields-focused]:ring-brand-600";

/** An invalid field stays red while it has the focus. */
const invalidClass =
  "outline-offset-2 outline-brand-600 *:first:ring-2! *:first:ring-bad! has-[.braintree-hosted-fields-focused]:outline-2";

const widths: Record<CardField, string> = {
  number: "col-span-2 sm:col-span-6",
  expirationDate: "sm:col-span-2",
  cvv: "sm:col-span-2",
  postalCode: "col-span-2",
};

export function CardFields({ state, fieldContainers }: CardFieldsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
      {state.requiredFields.map((field) => {
        const error = state.fieldErrors[field];
        return (
          <div key={field} className={widths[field]}>
            {/* Braintree's script moves the focus from the label into the iframe. */}
            <label
              htmlFor={`${id}-${field}`}
              className="mb-1.5 block text-small font-semibold text-ink"
            >
              {getFieldLabel(field)}
            </label>
            <div
              className={`relative rounded-control ${error ? invalidClass : "*:first:ring-1 *:first:ring-input"}`}
            >
              <div
                id={`${id}-${field}`}
                ref={(element) => {
                  if (element) fieldContainers.set(field, element);
                }}
                className={`${fieldClass} ${field === "number" ? "pr-16" : ""}`}
              />
              {field === "number" && state.cardBrand && (
                <span className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-fine text-meta">
                  <BrandLogo brand={state.cardBrand} />
                </span>
              )}
            </div>
            {error && (
              <p className="mt-1.5 flex gap-1.5 text-fine text-bad">
                <Icon icon={CircleAlertIcon} className="mt-0.75 size-4" />
                {error}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
