import { parseUsState } from "@agency/contract/format/us-states";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";

/** The chosen country, and the check of a state of the US. */
export function useCountry() {
  const countryRef = useRef<HTMLSelectElement>(null);
  const stateRef = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState("US");
  // A browser restores the country after a reload, or the buyer chose it before hydration.
  useEffect(() => setCountry(countryRef.current?.value ?? "US"), []);
  const checkState = () => {
    const { current: field } = stateRef;
    const isInUs = countryRef.current?.value === "US";
    const isUnknown = isInUs && field?.value.trim() && !parseUsState(field.value);
    field?.setCustomValidity(isUnknown ? "Unknown state" : "");
  };
  const selectCountry = ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
    setCountry(currentTarget.value);
    // Updates the error below the state.
    stateRef.current?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { countryRef, stateRef, isInUs: country === "US", checkState, selectCountry };
}
