import type { Billing } from "@agency/contract/api/checkout";
import { billingLimits, postalCodePattern } from "@agency/contract/limits/billing-limits";
import { Field } from "#app/ui/field.tsx";

/** What we know of the buyer already can be corrected. */
export function BillingFields({ known }: { known?: Partial<Billing> }) {
  return (
    <fieldset className="grid grid-cols-7 gap-5 sm:grid-cols-9">
      <legend className="mb-6 font-display text-h3 font-[650] text-ink">Billing details</legend>
      <Field
        label="Full name"
        name="name"
        defaultValue={known?.name}
        maxLength={billingLimits.name}
        autoComplete="name"
        required
        wrong="Enter your full name."
        className="col-span-full"
      />
      <Field
        label="Email"
        name="email"
        defaultValue={known?.email}
        maxLength={billingLimits.email}
        type="email"
        autoComplete="email"
        required
        wrong="Enter an email address, like name@example.com."
        className="col-span-full"
      />
      <Field
        label="Street address"
        name="address"
        maxLength={billingLimits.address}
        autoComplete="street-address"
        required
        wrong="Enter your street address."
        className="col-span-full"
      />
      <Field
        label="City"
        name="city"
        maxLength={billingLimits.city}
        autoComplete="address-level2"
        required
        wrong="Enter the city."
        className="col-span-full sm:col-span-4"
      />
      <Field
        label="State"
        name="state"
        maxLength={billingLimits.state}
        autoComplete="address-level1"
        required
        wrong="Enter the state."
        className="col-span-3 sm:col-span-2"
      />
      <Field
        label="ZIP/postal code"
        name="zip"
        maxLength={billingLimits.zip}
        // Spaces around it are cut off before it is sent.
        pattern={` *${postalCodePattern} *`}
        autoComplete="postal-code"
        required
        wrong="Enter the postal code: up to 9 letters and digits."
        className="col-span-4 sm:col-span-3"
      />
    </fieldset>
  );
}
