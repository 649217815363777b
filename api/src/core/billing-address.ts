import type { Billing } from "@agency/contract/api/checkout";

type BillingAddress = Pick<Billing, "address" | "city" | "state" | "zip">;

/** The lines of a postal address, as an invoice shows them. */
export const formatBillingAddress = ({ address, city, state, zip }: BillingAddress) =>
  `${address}\n${city}, ${state} ${zip}`;
