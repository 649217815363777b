/** What every template's LICENSE says in its table, in one line each. */
export { licenseCan, licenseCannot } from "@agency/contract/offers/license";
