/** Ships as the sample: copy sample/services.ts over this file and edit it. Tests use the sample. */
export * from "./sample/services.ts";
