/** Ships as the sample: copy sample/policies.ts over this file and edit it. Tests use the sample. */
export * from "./sample/policies.ts";
