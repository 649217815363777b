import type { Billing } from "@agency/contract/api/checkout";
import { billingLimits, postalCodePattern } from "@agency/contract/limits/billing-limits";
import { Field } from "#app/ui/field.tsx";
import { CountryField } from "./country-field.tsx";
import { StateField } from "./state-field.tsx";
import { useCountry } from "./use-country.ts";

interface BillingFieldsProps {
  defaultValues?: Partial<Billing>;
  isDisabled: boolean;
}

export function BillingFields({ defaultValues, isDisabled }: BillingFieldsProps) {
  const { countryRef, stateRef, isInUs, checkState, selectCountry } = useCountry();
  return (
    <fieldset
      disabled={isDisabled}
      onInputCapture={checkState}
      className="grid grid-cols-7 gap-5 sm:grid-cols-9"
    >
      <legend className="mb-6 font-display text-h3 font-[650] text-ink">Billing details</legend>
      <Field
        label="Full name"
        name="name"
        defaultValue={defaultValues?.name}
        maxLength={billingLimits.name}
        autoComplete="name"
        required
        customError="Enter your full name."
        className="col-span-full"
      />
      <Field
        label="Email"
        name="email"
        defaultValue={defaultValues?.email}
        maxLength={billingLimits.email}
        type="email"
        autoComplete="email"
        required
        customError="Enter an email address, like name@example.com."
        className="col-span-full"
      />
      <CountryField ref={countryRef} onInput={selectCountry} />
      <Field
        label="Street address"
        name="address"
        maxLength={billingLimits.address}
        autoComplete="street-address"
        required
        customError="Enter your street address."
        className="col-span-full"
      />
      <Field
        label="City"
        name="city"
        maxLength={billingLimits.city}
        autoComplete="address-level2"
        required
        customError="Enter your city."
        className="col-span-full sm:col-span-3"
      />
      <StateField ref={stateRef} isInUs={isInUs} />
      <Field
        label="ZIP/postal code"
        name="zip"
        maxLength={billingLimits.zip}
        // Allows surrounding spaces, because the service trims them.
        pattern={` *${postalCodePattern} *`}
        autoComplete="postal-code"
        required
        customError="Enter a valid ZIP or postal code."
        className="col-span-4 sm:col-span-3"
      />
    </fieldset>
  );
}
