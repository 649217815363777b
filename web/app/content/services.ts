/** As shipped it is the sample: copy sample/services.ts over this file and make it yours. Tests keep to the sample. */
export * from "./sample/services.ts";
