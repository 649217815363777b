/** Ships as the sample: copy sample/privacy.ts over this file and edit it. Tests use the sample. */
export * from "./sample/privacy.ts";
