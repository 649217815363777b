import { useId } from "react";
import { labelOf } from "./card.ts";
import type { CardField, View } from "./view.ts";

interface CardFieldsProps {
  view: View;
  containers: Map<CardField, HTMLElement>;
}

/** Like the site's other fields. The gateway's frame in each tells the focus by a class, and must not cover the ring. */
const box =
  "h-13 rounded-control bg-white px-4 py-0.5 ring-inset transition-shadow duration-200 [&.braintree-hosted-fields-focused]:ring-2 [&.braintree-hosted-fields-focused]:ring-brand-600";

const widths: Record<CardField, string> = {
  number: "col-span-2 sm:col-span-6",
  expirationDate: "sm:col-span-2",
  cvv: "sm:col-span-2",
  postalCode: "col-span-2",
};

export function CardFields({ view, containers }: CardFieldsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
      {view.fields.map((field) => {
        const error = view.errors[field];
        return (
          <div key={field} className={widths[field]}>
            <div className="mb-1.5 flex items-baseline justify-between gap-4 text-small">
              {/* The gateway's script moves the focus from here into the frame. */}
              <label htmlFor={`${id}-${field}`} className="font-semibold text-ink">
                {labelOf(field)}
              </label>
              {field === "number" && <span className="text-fine text-meta">{view.brand}</span>}
            </div>
            <div
              className={`rounded-control ${error ? "*:ring-2 *:ring-bad" : "*:ring-1 *:ring-input"}`}
            >
              <div
                id={`${id}-${field}`}
                ref={(element) => {
                  if (element) containers.set(field, element);
                }}
                className={box}
              />
            </div>
            {error && <p className="mt-1.5 text-fine text-bad">{error}</p>}
          </div>
        );
      })}
    </div>
  );
}
