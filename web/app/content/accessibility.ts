/** Ships as the sample: copy sample/accessibility.ts over this file and edit it. Tests use the sample. */
export * from "./sample/accessibility.ts";
