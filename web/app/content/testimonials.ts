/** As shipped it is the sample: copy sample/testimonials.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/testimonials.ts";
