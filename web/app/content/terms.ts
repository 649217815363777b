/** Ships as the sample: copy sample/terms.ts over this file and edit it. Tests use the sample. */
export * from "./sample/terms.ts";
