import { agency } from "@agency/contract/agency";

export const phoneLink = `tel:${agency.phone.replaceAll(" ", "")}`;
