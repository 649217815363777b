import type { Billing } from "@agency/contract/api/checkout";
import { countryCodes, countryName } from "@agency/contract/format/countries";
import { parseUsState } from "@agency/contract/format/us-states";
import { ApiError } from "./errors.ts";

/** The specified request has no country, because its form was for addresses in the US. */
export const DEFAULT_COUNTRY = "US";

/** As stored with an order. */
export interface BillingAddress {
  /** The lines of the postal address, as an invoice shows them. */
  text: string;
  /** Two letters in the US; undefined if the state is not recognized. */
  state?: string | undefined;
  country?: string | undefined;
}

type PostalAddress = Pick<Billing, "address" | "city" | "state" | "zip">;

const unknownCountryError = new ApiError(400, "invalid", "Please choose your country.");

export function toBillingAddress({ country = DEFAULT_COUNTRY, ...address }: Billing) {
  if (!countryCodes.includes(country)) throw unknownCountryError;
  return formatBillingAddress(address, country);
}

export function formatBillingAddress(
  { address, city, state, zip }: PostalAddress,
  country: string | undefined,
): BillingAddress {
  const lines = [address, `${city}, ${state} ${zip}`];
  if (country && country !== DEFAULT_COUNTRY) lines.push(countryName(country));
  const text = lines.join("\n");
  if (!country) return { text };
  return { text, country, state: country === DEFAULT_COUNTRY ? parseUsState(state) : state };
}
