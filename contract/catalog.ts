/** What you sell. Ships as the sample: copy sample/catalog.ts over this file and edit it. Tests use the sample. */
export * from "./sample/catalog.ts";
