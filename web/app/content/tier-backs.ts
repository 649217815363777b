/** Ships as the sample: copy sample/tier-backs.ts over this file and edit it. Tests use the sample. */
export * from "./sample/tier-backs.ts";
