/** As shipped it is the sample: copy sample/template-pages.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/template-pages.ts";
