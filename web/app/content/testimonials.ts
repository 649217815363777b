/** Ships as the sample: copy sample/testimonials.ts over this file and edit it. Tests use the sample. */
export * from "./sample/testimonials.ts";
