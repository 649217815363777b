/** Fields of the quote form. Ships as the sample: copy sample/quote-fields.ts over this file and edit it. */
export * from "./sample/quote-fields.ts";
