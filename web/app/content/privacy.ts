/** As shipped it is the sample: copy sample/privacy.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/privacy.ts";
