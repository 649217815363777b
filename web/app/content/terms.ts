/** As shipped it is the sample: copy sample/terms.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/terms.ts";
