/** A summary of the table in every template's LICENSE. */
export { licenseCan, licenseCannot } from "@agency/contract/offers/license";
