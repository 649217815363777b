/** Ships as the sample: copy sample/tier-to-package.ts over this file and edit it. Tests use the sample. */
export * from "./sample/tier-to-package.ts";
