/** Ships as the sample: copy sample/template-pages.ts over this file and edit it. Tests use the sample. */
export * from "./sample/template-pages.ts";
