import { agency } from "@agency/contract/agency";

/** Calls the agency. */
export const phoneLink = `tel:${agency.phone.replaceAll(" ", "")}`;
