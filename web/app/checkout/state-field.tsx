import { billingLimits } from "@agency/contract/limits/billing-limits";
import type { Ref } from "react";
import { Field } from "#app/ui/field.tsx";

interface StateFieldProps {
  ref: Ref<HTMLInputElement>;
  isInUs: boolean;
}

export const StateField = ({ ref, isInUs }: StateFieldProps) => (
  <Field
    ref={ref}
    label={isInUs ? "State" : "Region"}
    name="state"
    maxLength={billingLimits.state}
    autoComplete="address-level1"
    required
    customError={isInUs ? "Enter a state, like CO." : "Enter your region."}
    className="col-span-3"
  />
);
