/** Ships as the sample: copy sample/comparison.ts over this file and edit it. Tests use the sample. */
export * from "./sample/comparison.ts";
