/** Ships as the sample: copy sample/faqs.ts over this file and edit it. Tests use the sample. */
export * from "./sample/faqs.ts";
