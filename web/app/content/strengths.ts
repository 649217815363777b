/** Ships as the sample: copy sample/strengths.ts over this file and edit it. Tests use the sample. */
export * from "./sample/strengths.ts";
